import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { questionFrom } from "../../engine/datasets/question-line.ts";
import { readArguments } from "../../models/training/generator/arguments.ts";
import { isHeldOut } from "../../models/training/generator/hold-out.ts";
import { hardlyAny, linesOf } from "../../models/training/generator/lines.ts";
import { openMaterial } from "../../models/training/generator/material.ts";
import { PARTS } from "../../models/training/generator/oracle/parts.ts";
import type { TrainingSample } from "../../models/training/generator/samples.ts";
import { approximateTokens } from "../../models/training/generator/size.ts";
import { temporaryFolder } from "../support/folder.ts";

const MAIN = fileURLToPath(new URL("../../models/training/generator/main.ts", import.meta.url));

async function linesFor(...args: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(readArguments(args))) lines.push(line);
  return lines;
}

async function samplesFor(...args: readonly string[]): Promise<readonly TrainingSample[]> {
  return (await linesFor(...args)).map((line) => JSON.parse(line) as TrainingSample);
}

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), "chains.jsonl");
  await writeFile(file, text);
  return file;
}

describe("training samples as lines", () => {
  it("are written into a file by the command", async () => {
    const out = join(await temporaryFolder(), "samples.jsonl");
    await promisify(execFile)(process.execPath, [MAIN, "--samples", "8", "--seed", "3", "--out", out]);
    expect(await readFile(out, "utf8")).toBe((await linesFor("--samples", "8", "--seed", "3")).join(""));
  });

  it("can be those of some parts alone", async () => {
    const parts = (await samplesFor("--samples", "60", "--parts", "solve,drill")).map(({ part }) => part);
    expect(new Set(parts)).toEqual(new Set(["solve", "drill"]));
    await expect(samplesFor("--samples", "1", "--parts", "sovle")).rejects.toThrow('no part "sovle"');
  });

  it("hold a conversation, its reply, a role, a part and the seed of the problem", async () => {
    const samples = await samplesFor("--samples", "40");
    expect(samples).toHaveLength(40);
    for (const sample of samples) {
      expect(Object.keys(sample).sort()).toEqual(["messages", "part", "problem", "reply", "role"]);
      expect(sample.messages.at(-1)?.role).toBe("user");
      expect(Number.isInteger(sample.problem)).toBe(true);
    }
  });

  it("are the same for the same seed, and others for another", async () => {
    const lines = await linesFor("--samples", "30", "--seed", "5");
    expect(await linesFor("--samples", "30", "--seed", "5")).toEqual(lines);
    expect(await linesFor("--samples", "30", "--seed", "6")).not.toEqual(lines);
  });

  it("are left out where they are too long", async () => {
    const samples = await samplesFor("--samples", "40", "--longest", "100");
    expect(Math.max(...samples.map(approximateTokens))).toBeLessThanOrEqual(100);
    await expect(linesFor("--samples", "1", "--longest", "5")).rejects.toThrow(
      "Hardly any sample has at most 5 tokens",
    );
  });

  it("are refused with the limits that leave hardly any, and those alone", async () => {
    await expect(linesFor("--samples", "1", "--longest", "5", "--each", "2")).rejects.toThrow(
      "Hardly any sample has at most 5 tokens and is one of the first 2 of its family. " +
        "Ask for a larger --longest or --each, or for fewer samples.",
    );
    expect(hardlyAny(Infinity, 2).message).toBe(
      "Hardly any sample is one of the first 2 of its family. Ask for a larger --each, or for fewer samples.",
    );
    expect(hardlyAny(5, Infinity).message).toBe(
      "Hardly any sample has at most 5 tokens. Ask for a larger --longest, or for fewer samples.",
    );
  });

  it("can be so few of each family that all families come up", async () => {
    const material = await openMaterial(readArguments(["--samples", "1"]).material);
    const familyOf = ({ problem }: TrainingSample) => material.drawProblem(problem).family;
    const samples = await samplesFor("--samples", "300", "--parts", "solve", "--each", "1");
    expect(new Set(samples.map(familyOf)).size).toBe(300);
  });

  it("show the chains of a file", async () => {
    const [solved] = (await samplesFor("--samples", "40")).filter(({ part }) => part === "solve");
    const chain = JSON.stringify({ problem: solved?.problem, text: "I am not sure.\nThe answer is 123456." });
    const samples = await samplesFor(
      "--samples",
      "20",
      "--parts",
      "validate",
      "--chains",
      await fileWith(`${chain}\n`),
    );
    expect(samples.some(({ messages }) => messages.at(-1)?.content.includes("123456"))).toBe(true);
  });

  it("are refused with a file of chains that holds something else", async () => {
    const file = await fileWith('{"problem": 1, "text": "a"}\n{"problem": "first"}\n');
    await expect(linesFor("--samples", "1", "--chains", file)).rejects.toThrow(
      /chains\.jsonl, line 2: .*expected number, received string/,
    );
  });

  it("practise what a model's replies show that it misses", async () => {
    const asked = await samplesFor("--samples", "40", "--parts", "solve");
    const replies = asked.map(({ problem }) => JSON.stringify({ problem, text: "I am not sure." }));
    const file = await fileWith(`${replies.join("\n")}\n`);
    const practised = await linesFor("--samples", "40", "--practise", file);
    expect(practised).not.toEqual(await linesFor("--samples", "40"));
    expect(await linesFor("--samples", "40", "--practise", file)).toEqual(practised);
  });

  it("practise nothing while chains are shown, whose problems would be others then", async () => {
    await expect(linesFor("--samples", "1", "--chains", "a", "--practise", "b")).rejects.toThrow(
      "Give one of them",
    );
  });

  it("are never of a family that is held out", async () => {
    const [held] = await linesFor("--heldout", "1", "--kind", "number");
    expect(isHeldOut((JSON.parse(held ?? "") as { readonly id: string }).id.split("#")[0] ?? "")).toBe(true);
    const trained = await linesFor("--heldout", "30", "--kind", "number", "--trained");
    const families = trained.map(
      (line) => (JSON.parse(line) as { readonly id: string }).id.split("#")[0] ?? "",
    );
    expect(families.filter(isHeldOut)).toEqual([]);
  });
});

it("one sample of every part can be read", async () => {
  const shown = (await linesFor("--show")).map((text) => /^=== (\S+)/.exec(text)?.[1]);
  expect(new Set(shown)).toEqual(new Set([...Object.keys(PARTS), "drill"]));
  expect(shown).toHaveLength(new Set(shown).size);
});

describe("questions to test a model with", () => {
  it.each(["number", "choice", "yesno", "truefalse", "string"])(
    "are of type %s and in the form of the app, each once",
    async (kind) => {
      const lines = await linesFor("--heldout", "12", "--kind", kind, "--trained");
      const read = lines.map((line) => questionFrom(JSON.parse(line)));
      expect(read.map((found) => ("problem" in found ? found.problem : found.question.answerType))).toEqual(
        Array(12).fill(kind),
      );
      expect(new Set(lines).size).toBe(12);
    },
  );

  it("may be of some families alone", async () => {
    const lines = await linesFor("--heldout", "5", "--kind", "last-letters", "--trained");
    for (const line of lines)
      expect((JSON.parse(line) as { readonly id: string }).id).toMatch(/^last-letters\//);
  });

  it("of a kind that there is not are refused", async () => {
    await expect(linesFor("--heldout", "1", "--kind", "riddles")).rejects.toThrow(
      'Only 0 of 1 questions of the kind "riddles" were found.',
    );
  });
});

describe("arguments", () => {
  it("ask for one thing", () => {
    expect(() => readArguments([])).toThrow("0 things are asked for at once");
    expect(() => readArguments(["--show", "--samples", "3"])).toThrow("2 things are asked for at once");
  });

  it("need a kind of questions", () => {
    expect(() => readArguments(["--heldout", "3"])).toThrow("--heldout needs --kind");
  });

  it("need whole numbers", () => {
    expect(() => readArguments(["--samples", "many"])).toThrow('--samples cannot be "many"');
    expect(() => readArguments(["--samples", "3", "--seed", "0.5"])).toThrow('--seed cannot be "0.5"');
    expect(() => readArguments(["--samples", "3", "--each", "0"])).toThrow('--each cannot be "0"');
  });
});
