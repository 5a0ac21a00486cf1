/** What --seed takes, in every command that has it. */
import { throwUsage } from "../session.ts";

export function parseSeed(text: string): number {
  if (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 32) return Number(text);
  throwUsage(`"${text}" is not a seed; --seed takes a whole number from 0 to 2^32 - 1`);
}
