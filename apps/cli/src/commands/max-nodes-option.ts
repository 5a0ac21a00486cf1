/** What --max-nodes takes, in every command that has it. */
import { FaultError } from "@albatross/rules";

export function parseMaxNodes(text: string): number {
  const count = Number(text);
  if (/^[0-9]+$/.test(text) && Number.isSafeInteger(count) && count > 0) return count;
  throw new FaultError({
    code: "max-nodes-invalid",
    message: `"${text}" is not a number of layouts; --max-nodes takes a whole number from 1`,
  });
}
