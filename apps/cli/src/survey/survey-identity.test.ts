import { CLASSIC, expectValue, ownDeal, parseRules } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import {
  compareIdentities,
  formatIdentity,
  identitySurvey,
  parseIdentity,
} from "./survey-identity.ts";

describe("the identity of a survey", () => {
  const identity = identitySurvey(ownDeal(7), CLASSIC, 1000);

  it("is read as it is written", () => {
    expect(parseIdentity(formatIdentity(identity))).toEqual(identity);
  });

  it.each(["", "{}", "[]", "null", formatIdentity(identity).slice(0, -4), '{"format":"other"}'])(
    "is not in %j",
    (text) => expect(parseIdentity(text)).toBeNull(),
  );

  it("says what differs", () => {
    expect(compareIdentities(identity, { ...identity })).toBeNull();
    const rules = expectValue(parseRules("easy"));
    const other = identitySurvey(ownDeal(8), rules, null);
    expect(compareIdentities(identity, other)).toBe(
      "first deal 7, not 8; rules classic, not easy; --max-nodes 1000, not none",
    );
  });
});
