import { expect, test } from "vitest";
import { isPlainEnter } from "../../../renderer/components/sql/plain-enter.ts";

const enter = { key: "Enter", ctrlKey: false, metaKey: false, nativeEvent: { isComposing: false } };

test("Enter opens the path that is written", () => {
  expect(isPlainEnter(enter)).toBe(true);
});

test.each([
  ["takes over what an input method composed", { nativeEvent: { isComposing: true } }],
  ["runs what is asked", { ctrlKey: true }],
  ["runs what is asked on a Mac", { metaKey: true }],
  ["is a letter", { key: "e" }],
])("a key that %s does not", (_, parts) => {
  expect(isPlainEnter({ ...enter, ...parts })).toBe(false);
});
