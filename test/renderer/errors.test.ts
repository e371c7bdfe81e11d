import i18next from "i18next";
import { expect, onTestFinished, test } from "vitest";
import { errorRecord } from "../../renderer/connection/errors.ts";
import { startLanguages } from "../../renderer/i18n/index.ts";

await startLanguages("en");

/** What a call throws whose connection ends before its answer. */
function cutOff(): Error {
  const message = "[AsyncIdQueue] Queue[12] was closed or aborted while waiting for pulling.";
  return Object.assign(new Error(message), { name: "AbortError" });
}

test("a call whose engine ended says so, and what to do next", () => {
  expect(errorRecord(cutOff())).toEqual({
    code: "connection",
    message: "The engine ended before it answered. What was finished is kept; try again.",
    details: {},
  });
});

test("a call whose engine ended says so in the person's language", async () => {
  await i18next.changeLanguage("zh-CN");
  onTestFinished(async () => {
    await i18next.changeLanguage("en");
  });

  expect(errorRecord(cutOff()).message).toMatch(/^引擎/);
});

test("any other failure of the connection says why", () => {
  const reason = "The engine cannot be reached.";

  expect(errorRecord(new Error(reason)).message).toBe(reason);
});
