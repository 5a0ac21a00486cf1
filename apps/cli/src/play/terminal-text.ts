/** A frame of text for a terminal that may have no other signs than ASCII. */
const REPLACED = new Map([
  ["−", "-"],
  ["…", "..."],
]);

export function toTerminal(text: string, hasUnicode: boolean): string {
  return hasUnicode ? text : text.replaceAll(/[−…]/g, (sign) => REPLACED.get(sign) ?? sign);
}
