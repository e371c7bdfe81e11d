import { describe, expect, it } from "vitest";
import { notificationText } from "../../electron/main/notify.ts";
import { languageOf, wordsIn } from "../../electron/main/words.ts";

describe("a notification", () => {
  const english = wordsIn("en");

  it("says that a run has ended, in the person's language", () => {
    expect(notificationText({ kind: "ask", state: "done" }, english)).toBe("A question has been answered.");
    expect(notificationText({ kind: "eval", state: "done" }, english)).toBe("An evaluation is done.");
    expect(notificationText({ kind: "sweep", state: "done" }, english)).toBe("A sweep is done.");
    expect(notificationText({ kind: "ask", state: "failed" }, wordsIn("zh-CN"))).toContain("失败");
  });

  it.each(["cancelled", "paused", "interrupted", "running"] as const)(
    "is not made of a run that is %s",
    (state) => {
      expect(notificationText({ kind: "ask", state }, english)).toBeUndefined();
    },
  );

  it("follows the system's language unless another is chosen", () => {
    expect(languageOf("system", "zh-Hans-CN")).toBe("zh-CN");
    expect(languageOf("system", "de-DE")).toBe("en");
    expect(languageOf("en", "zh-CN")).toBe("en");
  });
});
