import { describe, expect, test } from "vitest";
import {
  readTournamentChoices,
  writeTournamentChoices,
  type ChoicesSlot,
  type TournamentChoices,
} from "./tournament-choices.ts";

function createSlot(text: string | null = null): ChoicesSlot & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(written) {
      this.text = written;
    },
  };
}

const nobody = { name: "", computer: null };
const first: TournamentChoices = {
  seats: [nobody, nobody, nobody, nobody],
  players: 2,
  scoring: "match",
  packs: "own",
  speed: "normal",
};

describe("the choices of the last tournament", () => {
  test("are kept, names included", () => {
    const slot = createSlot();
    const chosen: TournamentChoices = {
      seats: [{ name: "Anna", computer: null }, { name: "", computer: "oracle" }, nobody, nobody],
      players: 3,
      scoring: "skins",
      packs: "same",
      speed: "at-once",
    };
    expect(readTournamentChoices(slot)).toEqual(first);
    writeTournamentChoices(slot, chosen);
    expect(readTournamentChoices(slot)).toEqual(chosen);
  });

  test.each([
    ["{", first],
    ["[]", first],
    ['{"seats":3,"players":7,"scoring":"darts","packs":1,"speed":"warp"}', first],
    [
      '{"seats":[{"name":"Ben","computer":"oracle"},{"name":9,"computer":"x"}],"players":4}',
      { ...first, seats: [{ name: "Ben", computer: null }, nobody, nobody, nobody], players: 4 },
    ],
  ])("%s that is damaged costs nothing else", (text, expected) => {
    expect(readTournamentChoices(createSlot(text))).toEqual(expected);
  });

  test("storage that is forbidden is as if nothing had been chosen", () => {
    const forbidden: ChoicesSlot = {
      read: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
      write: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(readTournamentChoices(forbidden)).toEqual(first);
    expect(() => writeTournamentChoices(forbidden, first)).not.toThrow();
  });
});
