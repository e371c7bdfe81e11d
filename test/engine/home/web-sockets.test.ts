import { expect, test } from "vitest";
import { MAX_DATASET_TEXT, MAX_IMPORT_BYTES } from "../../../engine/contract/limits.ts";
import { MAX_MESSAGE_BYTES } from "../../../engine/home/web-sockets.ts";

const characters = ["a", "\n", "\u6f22", "\u{1f600}", "\u0001"];

test.each(characters)("a message has room for the longest text that the contract takes, all of %j", (one) => {
  const bytes = Buffer.byteLength(JSON.stringify(one)) - 2;

  expect(MAX_MESSAGE_BYTES).toBeGreaterThan((bytes / one.length) * MAX_DATASET_TEXT);
  expect(MAX_MESSAGE_BYTES).toBeGreaterThan((bytes / Buffer.byteLength(one)) * MAX_IMPORT_BYTES);
});
