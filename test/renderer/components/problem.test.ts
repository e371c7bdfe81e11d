import { createElement } from "react";
import { describe, expect, test } from "vitest";
import * as errors from "../../../core/errors.ts";
import { NetworkRefusedError } from "../../../engine/network/refused.ts";
import { Problem } from "../../../renderer/components/problem.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { shownWords } from "../support/shown-words.ts";

await startLanguages("en");

const INTERNAL = "Something went wrong in Counterpoint";
/** Every kind of error that core has, all of which can be made of a message. */
const kinds = Object.values(errors).filter(
  (value): value is typeof errors.DatabaseError => value.prototype instanceof errors.CounterpointError,
);
const records = [...kinds, NetworkRefusedError].map((Kind) => errors.toErrorRecord(new Kind("Message.")));

function headingOf(error: errors.ErrorRecord): string | undefined {
  return shownWords(createElement(Problem, { error })).split("|")[1];
}

describe("the heading of a problem", () => {
  test.each(records)("of the kind $code says what it is about", (record) => {
    expect(headingOf(record)).not.toBe(INTERNAL);
  });

  test("of a kind that has no words is that something went wrong", () => {
    expect(headingOf({ code: "nobody-knows", message: "Message.", details: {} })).toBe(INTERNAL);
  });
});
