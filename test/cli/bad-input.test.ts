import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shellWord } from "../../core/eval-command.ts";
import { filesHolding } from "../engine/live/traces.ts";
import { counterpoint, startCommand } from "../support/cli.ts";

const PRACTICE = fileURLToPath(new URL("../../models/practice/practice.gguf", import.meta.url));
const QUESTION = "How many pens are 12 pens and 9 pens?";

let folder: string;
const home = () => join(folder, "home");
const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const run = (...args: string[]) => counterpoint(args, { home: home() });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "counterpoint-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("wrong use ends with 2, says why, and leaves nothing behind", () => {
  it.each([
    [["ask", QUESTION, "--strategy", "mfc"], 'There is no strategy "mfc". Did you mean "mcf"?'],
    [
      ["ask", QUESTION, "--strategy", "mcf", "--agents", "0"],
      'Option "agents" cannot be 0; it must be a whole number from 1 to 32.',
    ],
    [
      ["ask", QUESTION, "--strategy", "self-consistency", "--agents", "100000"],
      'Option "agents" cannot be 100000',
    ],
    [
      ["ask", QUESTION, "--temperature", "-1"],
      'Option "temperature" cannot be -1; it must be a number from 0 to 2.',
    ],
    [
      ["ask", QUESTION, "--agents", "3"],
      '"zero-shot-cot" has no option "agents". Its options: temperature, sqlCompare.',
    ],
    [
      ["ask", QUESTION, "--strategy", "mcf", "--no-amr", "--parser", "model"],
      "parser=model has no use without the amr term and without experience",
    ],
    [
      ["ask", QUESTION, "--experience", "algebra"],
      '"zero-shot-cot" keeps no experience. Leave out --experience.',
    ],
    [
      ["ask", QUESTION, "--strategy", "mcf", "--experience", "algebra", "--option", "experience=false"],
      'The repository "algebra" is named, but the option experience is off.',
    ],
    [["ask", "   "], "The question is empty"],
    [["ask"], "Write the question in quotes"],
    [["ask", "-"], '"-" is no question. Write it itself, in quotes: counterpoint ask "How many …?"'],
    [
      ["ask", "-3 + 5 = ?", "--seed", "1"],
      `goes last, behind "--": counterpoint ask --seed 1 -- ${shellWord("-3 + 5 = ?", process.platform)}`,
    ],
    [["ask", "-5"], "counterpoint ask -- -5"],
    [["ask", QUESTION, "--max-tokens", "0"], "The largest number of new tokens cannot be 0"],
    [["ask", QUESTION, "--seed", "x"], '--seed needs a number, not "x".'],
    [["ask", QUESTION, "--seed", "1.5"], "The seed cannot be 1.5; it must be a whole number from 0"],
    [["ask", QUESTION, "--max-tokens", "10.5"], "The largest number of new tokens cannot be 10.5"],
    [["ask", QUESTION, "--gpu-layers", "-1"], "The number of layers on the device cannot be -1"],
    [["ask", QUESTION, "--stratgy", "mcf"], "There is no flag --stratgy here. Did you mean --strategy?"],
    [["ask", QUESTION, "--choices", "bank;library"], '"bank" has no label'],
    [["ask", QUESTION, "--choices", ""], '--choices is empty; it needs "A) …;B) …".'],
    [["ask", QUESTION, "--choices", ";"], "--choices is empty"],
    [["ask", QUESTION, "--choices", "A) x"], "A choice question needs at least two choices."],
    [["ask", QUESTION, "--answer-type", "numeral"], '--answer-type cannot be "numeral"'],
    [["ask", QUESTION, "--answer-type", "sql"], "A question of answer type sql needs the database"],
    [["ask", QUESTION, "--model", "no-such-model"], "no-such-model"],
    [["ask", QUESTION, "--option", "turns"], '--option needs key=value, not "turns".'],
    [
      ["ask", QUESTION, "--exemplars", "x.jsonl"],
      '"zero-shot-cot" takes no exemplars from a file. Leave out --exemplars.',
    ],
    [
      ["ask", QUESTION, "--strategy", "auto-cot", "--exemplars", "x.jsonl"],
      '"auto-cot" takes no exemplars from a file.',
    ],
    [["eval"], "eval needs --data FILE."],
    [
      ["eval", "data.jsonl", "--strategy", "io"],
      'What is "data.jsonl" for? Write: counterpoint eval --data FILE',
    ],
    [["eval", "--data=x.jsonl", "io"], 'What is "io" for? Put quotes around a text that has spaces.'],
    [["similarity", "pairs.jsonl"], "Write: counterpoint similarity --pairs FILE"],
    [["eval", "--data", "-"], "--data - names no file: data from a pipe is --data /dev/stdin."],
    [["eval", "--data", "x.jsonl", "--limit", "1.5"], "The limit cannot be 1.5"],
    [["eval", "--data", "x.jsonl", "--answer-type", "number"], "--columns answerType=number"],
    [["aks", QUESTION], 'There is no command "aks". Did you mean "ask"?'],
    [["--versions"], 'There is no command "--versions".'],
    [["--home", "x", "runs", "list"], "flags stand behind it: counterpoint COMMAND --home."],
    [["models"], '"models" needs one of: models list'],
    [["models", "fetch", "smollm2-135m-instruct"], "add --yes"],
    [["models", "fetch", "qwen2.5-coder-0.5b"], "qwen2.5-coder-0.5b-instruct"],
    [["runs", "show", "nothing"], "nothing"],
  ])("%j", async (args, message) => {
    const end = await run(...args);
    expect(end.stderr).toContain(message);
    expect([end.code, end.stdout]).toEqual([2, ""]);
  });

  it("more runs than are analysed together", async () => {
    const end = await run("runs", "analyse", ...Array.from({ length: 51 }, (_, index) => `run-${index}`));
    expect(end.stderr).toContain("Name at most 50 runs.");
    expect([end.code, end.stdout]).toEqual([2, ""]);
  });

  it("prints the error as the one JSON document with --json", async () => {
    const end = await run("ask", QUESTION, "--temperature", "-1", "--json");
    expect(end.code).toBe(2);
    expect(JSON.parse(end.stdout)).toMatchObject({
      error: { code: "contract", details: { option: "temperature" } },
    });
  });
});

describe("files that cannot be used end with 1", () => {
  it.each([
    ["an empty model", () => file("empty.gguf", ""), "empty"],
    ["a truncated model", () => file("cut.gguf", readFileSync(PRACTICE).subarray(0, 3_000_000)), "cut.gguf"],
    [
      "something else than a model",
      () => file("page.gguf", "<!doctype html><title>404</title>".repeat(100)),
      "page.gguf",
    ],
    ["a model that is not there", () => join(folder, "absent.gguf"), "absent.gguf"],
  ])("%s", async (_name, path, message) => {
    const end = await run("ask", QUESTION, "--model", path());
    expect(end.stderr).toContain(message);
    expect([end.code, end.stdout]).toEqual([1, ""]);
    const runs = await run("runs", "list", "--json");
    expect(JSON.parse(runs.stdout)).toEqual([]);
  });

  it("a dataset that is not there", async () => {
    const end = await run("eval", "--data", join(folder, "absent.jsonl"));
    expect(end.stderr).toContain("absent.jsonl");
    expect(end.code).toBe(1);
  });

  it("a dataset with broken lines, named by their numbers", async () => {
    const good = { dataset: "d", question: "1 + 1?", answer: "2", answerType: "number" };
    const data = file(
      "bad.jsonl",
      [
        JSON.stringify({ id: "a", ...good }),
        "{not json",
        JSON.stringify({ id: "b", ...good, answer: undefined }),
        JSON.stringify({ id: "a", ...good }),
      ].join("\n"),
    );
    const end = await run("eval", "--data", data, "--json");
    expect(end.code).toBe(1);
    expect(JSON.parse(end.stdout)).toMatchObject({
      error: { code: "dataset", details: { lines: ["2", "3", "4"] } },
    });

    const skipped = await run("eval", "--data", data, "--skip-bad-lines", "--json");
    expect(skipped.code).toBe(0);
    expect(JSON.parse(skipped.stdout)).toMatchObject({ questions: 1 });
  });
});

describe("a model without chat template", () => {
  it("is used with ChatML, and the person is told", async () => {
    const bytes = readFileSync(PRACTICE);
    bytes.write("tokenizer.chat_xemplate", bytes.indexOf("tokenizer.chat_template"));
    const path = file("no-template.gguf", bytes);
    const end = await run("ask", QUESTION, "--model", path, "--max-tokens", "8", "--json");
    expect(end.stderr).toContain("has no chat template; ChatML is used instead");
    expect(end.code).toBe(0);
  });
});

describe("Ctrl+C in the middle of generation", () => {
  it("ends with 130 and keeps what was finished", async () => {
    const line = (id: number) =>
      JSON.stringify({
        id: `q${id}`,
        dataset: "d",
        question: `What is ${id} plus 1?`,
        answer: `${id + 1}`,
        answerType: "number",
      });
    const data = file("long.jsonl", Array.from({ length: 400 }, (_, id) => line(id)).join("\n"));
    const args = ["eval", "--data", data, "--strategy", "self-consistency", "--agents", "16", "--json"];
    const running = startCommand(args, { home: join(folder, "interrupted") });
    await running.says("20/400");
    running.kill("SIGINT");
    const end = await running.end;
    expect(end.code).toBe(130);
    const runs = await counterpoint(["runs", "list", "--json"], { home: join(folder, "interrupted") });
    const [stored] = JSON.parse(runs.stdout) as { run: string; state: string; done: number }[];
    const message = `Cancelled. What was finished is kept: counterpoint runs resume ${stored?.run ?? ""}`;
    expect(end.stderr).toContain(message);
    expect(JSON.parse(end.stdout)).toEqual({
      error: { code: "cancelled", message, details: { run: stored?.run } },
    });
    expect(stored?.state).toBe("cancelled");
    expect(stored?.done).toBeGreaterThanOrEqual(20);
  });
});

describe("--no-store", () => {
  it("leaves the question in no file, where a run that is kept leaves its own", async () => {
    const place = join(folder, "both");
    const kept = "How many cups are 3 cups and 4 cups?";
    expect((await counterpoint(["ask", kept], { home: place })).code).toBe(0);
    expect((await counterpoint(["ask", QUESTION, "--no-store"], { home: place })).code).toBe(0);
    expect(await filesHolding(place, kept)).not.toEqual([]);
    expect(await filesHolding(place, QUESTION)).toEqual([]);
  });
});
