import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { practiceCard, practicePath, readCatalog } from "../../../engine/models/built-in.ts";
import { catalogEntry } from "../../../engine/models/card.ts";
import { inspectGguf } from "../../../native/llama/gguf.ts";

it("the practice model's card agrees with its file", async () => {
  const card = await practiceCard();
  const bytes = await readFile(practicePath());
  const summary = await inspectGguf(practicePath());
  expect(card).toMatchObject({
    id: "practice",
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    architecture: summary.architecture,
    parameters: `${(summary.parameters / 1e6).toFixed(1)}M`,
    quantization: summary.quantization,
    contextLength: summary.contextTokens,
    prompts: "terse",
    prependBos: true,
  });
});

it("the catalogue's models have distinct ids and files, and free licences", async () => {
  const catalog = await readCatalog();
  expect(catalog.map(({ id }) => id)).toEqual([
    "qwen2.5-coder-0.5b-instruct",
    "qwen2.5-coder-1.5b-instruct",
    "smollm2-135m-instruct",
  ]);
  expect(new Set(catalog.map(({ file }) => file)).size).toBe(catalog.length);
  expect(catalog.every(({ license, prompts }) => license === "Apache-2.0" && prompts === "standard")).toBe(
    true,
  );
});

it.each([
  ["a file outside its folder", { file: "../evil.gguf" }],
  [
    "a package that is an option of pip",
    { sources: [{ kind: "python-packages", packages: ["--index-url==x"], member: "m" }] },
  ],
  [
    "a package without a version",
    { sources: [{ kind: "python-packages", packages: ["name"], member: "m" }] },
  ],
  ["a hash in another form", { sha256: "ABC" }],
])("the catalogue cannot name %s", async (_case, change) => {
  const [entry] = await readCatalog();
  expect(catalogEntry.safeParse(entry).success).toBe(true);
  expect(catalogEntry.safeParse({ ...entry, ...change }).success).toBe(false);
});
