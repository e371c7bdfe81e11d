import i18next from "i18next";
import { expect, onTestFinished, test } from "vitest";
import { StorageError } from "../../core/errors.ts";
import { errorRecord, languageOfWords } from "../../renderer/connection/errors.ts";
import { startLanguages } from "../../renderer/i18n/index.ts";

await startLanguages("en");

/** What a call throws whose connection ends before its answer. */
function cutOff(): Error {
  const message = "[AsyncIdQueue] Queue[12] was closed or aborted while waiting for pulling.";
  return Object.assign(new Error(message), { name: "AbortError" });
}

/** Shows the page in Chinese until the test ends. */
async function showChinese(): Promise<void> {
  await i18next.changeLanguage("zh-CN");
  onTestFinished(async () => {
    await i18next.changeLanguage("en");
  });
}

test("a call whose engine ended says so, and what to do next", () => {
  expect(errorRecord(cutOff())).toEqual({
    code: "connection",
    message:
      "The engine ended before it answered. What was finished of runs that are kept is still there; try again.",
    details: { language: "en" },
  });
});

test("a call whose engine ended says so in the person's language", async () => {
  await showChinese();
  const record = errorRecord(cutOff());

  expect(record.message).toMatch(/^引擎/);
  expect(languageOfWords(record)).toBe("zh-CN");
});

test("any other failure of the connection says why", () => {
  const reason = "The engine cannot be reached.";

  expect(errorRecord(new Error(reason)).message).toBe(reason);
});

test("what the engine says is English, whatever language is shown", async () => {
  await showChinese();

  expect(languageOfWords(errorRecord(new StorageError("The store is in use.")))).toBe("en");
  expect(languageOfWords(errorRecord(new Error("The engine cannot be reached.")))).toBe("en");
});
