import { expect, test, vi } from "vitest";
import { tabStorage } from "../../renderer/state/tab-storage.ts";

test("a tab's storage that is full forgets what it held instead of failing", () => {
  const held = new Map([["draft", "old"]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: () => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    },
    removeItem: (name: string) => held.delete(name),
  });

  expect(() => tabStorage.setItem("draft", "new")).not.toThrow();
  expect(tabStorage.getItem("draft")).toBeNull();
});
