import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CancelledError } from "../../../core/errors.ts";
import { splitFile } from "../../../engine/datasets/split.ts";
import { temporaryFolder } from "../../support/folder.ts";

it("a line in a published form is split by the id that it brings, not by its text", async () => {
  const folder = await temporaryFolder();
  // By its SHA-256 q4 is of the development split, and q1 of the test split.
  const test = JSON.stringify({ id: "q1", question: "q4", answer: "#### 2" });
  const development = JSON.stringify({ id: "q4", question: "q1", answer: "#### 2" });
  await writeFile(join(folder, "sums.jsonl"), `${test}\n${development}\n`);
  const splits = await splitFile(join(folder, "sums.jsonl"), join(folder, "out"), "file");
  expect(await readFile(splits.development.path, "utf8")).toBe(`${development}\n`);
  expect(await readFile(splits.test.path, "utf8")).toBe(`${test}\n`);
});

it("a file is not split once that is cancelled", async () => {
  const folder = await temporaryFolder();
  const path = join(folder, "sums.jsonl");
  await writeFile(path, JSON.stringify({ question: "q1", answer: "#### 2" }));
  const splitting = splitFile(path, join(folder, "out"), "file", AbortSignal.abort());
  await expect(splitting).rejects.toBeInstanceOf(CancelledError);
  await expect(readFile(join(folder, "out", "sums.test.jsonl"))).rejects.toThrow("ENOENT");
});

it("a split that is written in several parts is whole, and known when the file is split again", async () => {
  const folder = await temporaryFolder();
  const long = "x".repeat(2 ** 19);
  // All of them are of the test split.
  const lines = ["q1", "q2", "q3"].map((id) => JSON.stringify({ id, question: long, answer: "#### 2" }));
  const file = lines.map((line) => `${line}\n`).join("");
  await writeFile(join(folder, "sums.jsonl"), file);
  const split = () => splitFile(join(folder, "sums.jsonl"), join(folder, "out"), "file");
  await split();
  const { development, test } = await split();
  expect(await readFile(test.path, "utf8")).toBe(file);
  expect(await readFile(development.path, "utf8")).toBe("");
});
