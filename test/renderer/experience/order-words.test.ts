import { describe, expect, test } from "vitest";
import { MAX_EXPERIENCES_FOUND } from "../../../engine/contract/experience.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { orderWords } from "../../../renderer/views/experience/order-words.ts";

const { t } = await startLanguages("en");
const words = (found: number | null, stored: number): string => orderWords(found, stored, t, "en");

describe("the list of experiences", () => {
  test("tells its order", () => {
    expect(words(null, 1500)).toBe("newest first");
    expect(words(40, 40)).toBe("most alike first");
  });

  test("says where a search left experiences out", () => {
    expect(words(MAX_EXPERIENCES_FOUND, 1500)).toBe(
      `most alike first; the list ends after ${MAX_EXPERIENCES_FOUND} of 1,500`,
    );
  });

  test("says nothing of experiences that were stored since the search", () => {
    expect(words(40, 41)).toBe("most alike first");
    expect(words(MAX_EXPERIENCES_FOUND, MAX_EXPERIENCES_FOUND)).toBe("most alike first");
  });
});
