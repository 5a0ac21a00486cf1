import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test.each([
  [0, "0:00"],
  [7, "0:07"],
  [60, "1:00"],
  [754, "12:34"],
  [3599, "59:59"],
  [3600, "1:00:00"],
  [3723, "1:02:03"],
])("%i seconds are %s", (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
