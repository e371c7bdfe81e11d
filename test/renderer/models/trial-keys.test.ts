import { expect, test } from "vitest";
import { trialAction } from "../../../renderer/views/models/local/trial-keys.ts";

const key = { ctrlKey: false, metaKey: false, isComposing: false };
const composing = { isComposing: true };

test.each([
  ["Ctrl+Enter starts", { key: "Enter", ctrlKey: true }, "start"],
  ["Cmd+Enter starts", { key: "Enter", metaKey: true }, "start"],
  ["Escape stops", { key: "Escape" }, "stop"],
  ["Enter alone is for the text", { key: "Enter" }, null],
  ["Escape that ends a composed word does not stop", { key: "Escape", ...composing }, null],
  ["Ctrl+Enter within a composed word does not start", { key: "Enter", ctrlKey: true, ...composing }, null],
])("in the prompt of a trial, %s", (_what, pressed, action) => {
  expect(trialAction({ ...key, ...pressed })).toBe(action);
});
