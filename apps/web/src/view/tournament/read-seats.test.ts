import { expect, test } from "vitest";
import { readSeats } from "./read-seats.ts";

const seat = (name: string, computer: "caddie" | null = null) => ({ name, computer });
const numbered = (number: number): string => `Player ${number}`;

test("R4 people come before computer players, in the order of their seats", () => {
  const seats = [seat(" Anna "), seat("", "caddie"), seat("Ben"), seat("Cleo")];
  expect(readSeats({ seats, players: 3 }, numbered)).toEqual({
    kind: "players",
    players: [seat("Anna"), seat("Ben"), seat("Mo", "caddie")],
  });
});

test("a seat without a name gets the name of its number", () => {
  expect(readSeats({ seats: [seat(""), seat(" ")], players: 2 }, numbered)).toEqual({
    kind: "players",
    players: [seat("Player 1"), seat("Player 2")],
  });
});

test.each([
  [[seat("Anna"), seat("anna ")], "anna"],
  [[seat("mo"), seat("", "caddie")], "Mo"],
  [[seat("Player 2"), seat("")], "Player 2"],
])("two of one name are refused: %j", (seats, name) => {
  expect(readSeats({ seats, players: 2 }, numbered)).toEqual({ kind: "same-name", name });
});
