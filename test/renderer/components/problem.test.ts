import i18next from "i18next";
import { createElement } from "react";
import { describe, expect, onTestFinished, test } from "vitest";
import * as errors from "../../../core/errors.ts";
import { NetworkRefusedError } from "../../../engine/network/refused.ts";
import { Problem } from "../../../renderer/components/problem.tsx";
import { inShownLanguage } from "../../../renderer/connection/errors.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";

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

describe("the words of a problem", () => {
  const drawn = (error: errors.ErrorRecord) => markupOf(createElement(Problem, { error }));

  test("are marked as English where the engine says them", () => {
    const error = { code: "storage", message: "The store is in use.", details: {} };

    expect(drawn(error)).toContain('<span lang="en">The store is in use.</span>');
  });

  test("are marked as what is shown where they are the page's own", async () => {
    await i18next.changeLanguage("zh-CN");
    onTestFinished(async () => {
      await i18next.changeLanguage("en");
    });
    const error = { code: "dataset", message: "文件太大。", details: inShownLanguage() };

    expect(drawn(error)).toContain('<span lang="zh-CN">文件太大。</span>');
  });
});
