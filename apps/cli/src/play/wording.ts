/** Ranks, counts and lists in words, for sentences that are read or heard. */
import { rankSign, type Rank } from "@albatross/rules";

/** "2 or Queen": as short as a status line wants it. */
export function rankSigns(ranks: readonly Rank[]): string {
  return listed(ranks.map(rankSign), "or");
}

/** "a, b and c". */
export function listed(items: readonly string[], link: "and" | "or"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${link} ${last}`;
}

/** "1 card", "2 cards", "no cards". */
export function counted(number: number, noun: string): string {
  const amount = number === 0 ? "no" : signed(number);
  return `${amount} ${noun}${Math.abs(number) === 1 ? "" : "s"}`;
}

/** "−2": a minus sign, not a hyphen, which a screen reader would not say. */
export function signed(number: number): string {
  return String(number).replace("-", "−");
}

/** With a capital letter in front. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One text of those that are not empty. */
export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
