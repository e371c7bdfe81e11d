import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIGURES } from "../../core/advice/figures.ts";
import { shellWord } from "../../core/eval-command.ts";
import { bytesInWords } from "../../core/figure-words.ts";
import type { AskReport, EvalReport, RunDetails, RunSummary } from "../../engine/index.ts";
import { findEntry } from "../../engine/models/fetch.ts";
import { rememberSha256 } from "../../engine/models/hash.ts";
import { counterpoint, startCommand } from "../support/cli.ts";
import { temporaryFolder } from "../support/folder.ts";
import { TINY_MODEL } from "../support/tiny-model.ts";

const SAMPLES = fileURLToPath(new URL("../../engine/samples/word-problems.jsonl", import.meta.url));
const QUESTION = "Tom has 12 pens. He buys 9 more. How many pens does Tom have now?";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "counterpoint-commands-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function json(...args: string[]): Promise<unknown> {
  const end = await counterpoint([...args, "--json"], { home });
  expect(end.code, end.stderr).toBe(0);
  return JSON.parse(end.stdout);
}

const turnsOf = (details: RunDetails) =>
  details.transcripts.flatMap(({ turns }) => turns.map(({ path, finished }) => [path, finished?.text]));

describe("ask", () => {
  it("answers with exactly the fields that scripts depend on", async () => {
    const report = (await json("ask", QUESTION)) as AskReport;
    expect(Object.keys(report)).toEqual([
      "answer",
      "answerType",
      "strategy",
      "calls",
      "tokens",
      "seconds",
      "agreement",
      "run",
    ]);
    expect(report).toMatchObject({
      answer: "21",
      answerType: "number",
      strategy: "zero-shot-cot",
      calls: 1,
      agreement: null,
    });
    expect(Object.keys(report.tokens)).toEqual(["prompt", "cached", "generated"]);
  });

  it("gives the same answer and the same transcript again with the same seed", async () => {
    const args = [
      "ask",
      QUESTION,
      "--strategy",
      "mcf",
      "--agents",
      "3",
      "--temperature",
      "0.8",
      "--seed",
      "1",
    ];
    const first = (await json(...args)) as AskReport;
    const second = (await json(...args)) as AskReport;
    expect(second.answer).toBe(first.answer);
    const transcripts = [
      (await json("runs", "show", first.run)) as RunDetails,
      (await json("runs", "show", second.run)) as RunDetails,
    ].map(turnsOf);
    expect(transcripts[0]?.length).toBe(first.calls);
    expect(transcripts[1]).toEqual(transcripts[0]);
  });

  it("counts votes as a fraction", async () => {
    const report = (await json(
      "ask",
      QUESTION,
      "--strategy",
      "self-consistency",
      "--agents",
      "4",
    )) as AskReport;
    expect([0.25, 0.5, 0.75, 1]).toContain(report.agreement);
    expect(report.calls).toBe(4);
  });

  it("takes choices", async () => {
    const report = (await json("ask", "What is 3 plus 4?", "--choices", "A) 6;B) 7;C) 9")) as AskReport;
    expect(report.answerType).toBe("choice");
  });

  it("shows every turn to a person, and the answer alone on standard output", async () => {
    const end = await counterpoint(["ask", QUESTION, "--strategy", "mcf", "--seed", "1"], { home });
    expect(end.stdout.trim()).toMatch(/^(\d+|unanswered)$/);
    for (const shown of [
      "specify",
      "turn-1/user-1",
      "✗ turn-1/user-adversarial",
      "is passed on",
      "from cache",
    ]) {
      expect(end.stderr).toContain(shown);
    }
  });
});

describe("eval", () => {
  it("reports exactly the fields that scripts depend on, with a Wilson interval around the accuracy", async () => {
    const report = (await json(
      "eval",
      "--data",
      SAMPLES,
      "--limit",
      "12",
      "--strategy",
      "zero-shot-cot",
    )) as EvalReport;
    expect(Object.keys(report)).toEqual([
      "run",
      "questions",
      "compared",
      "correct",
      "unanswered",
      "failed",
      "cutOff",
      "accuracy",
      "interval",
      "score",
      "macroF1",
      "byDifficulty",
      "experience",
      "calls",
      "tokens",
      "seconds",
      "perQuestion",
    ]);
    expect(report).toMatchObject({ questions: 12, failed: 0, calls: 12, accuracy: report.correct / 12 });
    const [low = NaN, high = NaN] = report.interval ?? [];
    expect(low).toBeLessThan(report.accuracy ?? NaN);
    expect(high).toBeGreaterThanOrEqual(report.accuracy ?? NaN);
  });

  it("puts the sample questions to methods of one agent and of several, and none fails", async () => {
    for (const strategy of ["io", "self-consistency", "dialogue", "mcf"]) {
      const report = (await json(
        "eval",
        "--data",
        SAMPLES,
        "--limit",
        "3",
        "--strategy",
        strategy,
      )) as EvalReport;
      expect([strategy, report.questions, report.failed]).toEqual([strategy, 3, 0]);
    }
  });
});

describe("runs", () => {
  it("lists stored runs, newest first, with the fields that scripts depend on", async () => {
    await json("ask", QUESTION);
    const runs = (await json("runs", "list")) as RunSummary[];
    expect(Object.keys(runs[0] ?? {})).toEqual([
      "run",
      "kind",
      "strategy",
      "model",
      "data",
      "state",
      "done",
      "questions",
      "started",
      ...["title", "settings", "answer", "correct", "compared", "finished", "resumable", "sweep"],
    ]);
    expect(runs[0]).toMatchObject({ kind: "ask", state: "done", done: 1, questions: 1 });
    expect(runs.map(({ started }) => started)).toEqual(
      runs
        .map(({ started }) => started)
        .sort()
        .reverse(),
    );
  });
});

describe("strategies", () => {
  it("lists id, family and options of every method", async () => {
    const list = (await json("strategies", "list")) as {
      id: string;
      family: string;
      options: Record<string, object>;
    }[];
    expect(list.map(({ id }) => id)).toEqual([
      ...["io", "zero-shot-cot", "few-shot", "manual-cot", "auto-cot", "least-to-most", "plan-and-solve"],
      ...[
        "program-of-thoughts",
        "role-play",
        "dup",
        "self-consistency",
        "self-reflection",
        "self-contrast",
        "tot",
      ],
      ...["dialogue", "mcf", "mad", "mad-judge", "peer-review", "cfmad", "ma-tot", "adaptive"],
    ]);
    expect(list.find(({ id }) => id === "mcf")?.options).toMatchObject({
      agents: { type: "integer", default: 3, min: 1, max: 32 },
    });
  });

  it("shows an option as it is given, also where its name is that of another flag", async () => {
    const { stdout } = await counterpoint(["strategies", "show", "mcf"], { home });
    expect(stdout).toContain("--agents");
    expect(stdout).toContain("--option experience=X");
    expect(stdout).not.toContain("--experience ");
  });

  it("shows how a switch is turned on and off, which takes no value", async () => {
    const { stdout } = await counterpoint(["strategies", "show", "mcf"], { home });
    const [amr = ""] = stdout.split("\n").filter((line) => line.includes("--amr"));
    expect(amr).toContain("--amr, --no-amr ");
    expect(amr).not.toContain("true|false");
  });

  it("shows how queries are compared as an option of a method that answers in SQL, and of no other", async () => {
    const shown = async (id: string) => (await counterpoint(["strategies", "show", id], { home })).stdout;
    expect(await shown("io")).toMatch(/--sql-compare +multiset\|set +default multiset/);
    expect(await shown("program-of-thoughts")).not.toContain("--sql-compare");
    expect(await json("strategies", "show", "io")).toMatchObject({
      options: { sqlCompare: { values: ["multiset", "set"] } },
    });
  });

  it("offers to word the prompts in the home that it is called with", async () => {
    const show = ["strategies", "show", "mcf"];
    expect((await counterpoint(show, { home })).stdout).toMatch(/: counterpoint strategies edit mcf\s*$/);
    const elsewhere = join(home, "elsewhere");
    const { stdout } = await counterpoint([...show, "--home", elsewhere], { home });
    expect(stdout).toContain(`strategies edit mcf --home ${shellWord(elsewhere, process.platform)}\n`);
  });

  it("shows the wording of the prompts in both sets", async () => {
    const end = await counterpoint(["strategies", "show", "mcf"], { home });
    expect(end.stdout).toContain("Prompts dialogue, standard set");
    expect(end.stdout).toContain("You are an adversarial user.");
  });

  it("names the files of one's own wording, which goes before what it shows", async () => {
    const elsewhere = await temporaryFolder();
    const shown = async (...args: readonly string[]) =>
      (await counterpoint(["strategies", "show", "mcf", ...args], { home: elsewhere })).stdout;
    expect(await shown()).not.toContain("Your wording");
    const own = join(elsewhere, "prompts", "dialogue.json");
    await mkdir(join(elsewhere, "prompts"));
    await writeFile(own, "{}");
    expect(await shown()).toContain(`Your wording in ${own} goes before the built-in one.`);
    expect(JSON.parse(await shown("--json"))).toMatchObject({ ownWordings: [own] });
  });

  it("shows what was measured of a method, as the project ships it", async () => {
    const { measured } = (await json("strategies", "show", "mcf")) as { measured: { run: string }[] };
    const shipped = FIGURES.filter(({ strategy }) => strategy === "mcf").map(({ run }) => run);
    expect(measured.map(({ run }) => run).sort()).toEqual(shipped.sort());
  });

  it("says of a model why figures speak for it, or why none do", async () => {
    const { measured, measuredBasis } = (await json(
      ...["strategies", "show", "mcf", "--model", "practice"],
    )) as { measured: object[]; measuredBasis: { kind: string } };
    expect(["same-file", "near", "far", "not-measured"]).toContain(measuredBasis.kind);
    expect(measured.length > 0).toBe(["same-file", "near"].includes(measuredBasis.kind));
  });

  it("says how many calls a method makes on a model", async () => {
    const model = join(await temporaryFolder(), "tiny.gguf");
    await writeFile(model, TINY_MODEL);
    const shown = async (...args: string[]) =>
      (await counterpoint(["strategies", "show", "mcf", ...args], { home })).stdout;
    expect(await shown()).toContain("default options: usually 14, at most 66; 4 at a time\n");
    expect(await shown("--model", model)).toContain("default options: usually 11, at most 50; 3 at a time\n");
    expect(await json("strategies", "show", "mcf", "--model", model)).toMatchObject({
      maxCalls: 50,
      expectedCalls: { calls: 11, together: 3 },
    });
  });
});

describe("models", () => {
  it("lists the practice model as built in", async () => {
    expect(await json("models", "list")).toContainEqual(
      expect.objectContaining({ name: "practice", origin: "built-in" }),
    );
  });

  it("says of the practice model what it is", async () => {
    expect(await json("models", "inspect", "practice")).toMatchObject({
      architecture: "llama",
      prompts: "terse",
    });
  });
});

describe("models inspect", () => {
  it("gives the name by which a model is used, and beside it the title that its file has", async () => {
    const model = join(await temporaryFolder(), "mine.gguf");
    await writeFile(model, TINY_MODEL);
    expect(await json("models", "inspect", model)).toMatchObject({ name: "mine", title: "tiny" });
  });
});

describe("doctor", () => {
  it("finds that everything needed works", async () => {
    const report = (await json("doctor")) as { ok: boolean; checks: { name: string; state: string }[] };
    expect(report.ok).toBe(true);
    expect(report.checks[0]?.name).toBe("counterpoint");
    expect(report.checks.filter(({ state }) => state === "failed")).toEqual([]);
  });

  it("runs no program of the folder that it is started in", async () => {
    const folder = await temporaryFolder();
    const trace = join(folder, "trace");
    await writeFile(join(folder, "pip.py"), `open(${JSON.stringify(trace)}, "w").close()\n`);
    const { stdout } = await startCommand(["doctor"], { home, folder }).end;
    expect(stdout).toContain("pip");
    expect(existsSync(trace)).toBe(false);
  });
});

describe("models fetch", () => {
  it("says before it asks that its source cannot go on from what has arrived", async () => {
    const elsewhere = await temporaryFolder();
    const { id, file, sha256 } = await findEntry("qwen2.5-coder-0.5b-instruct");
    const part = join(elsewhere, "models", `${file}.part`);
    await mkdir(join(elsewhere, "models"));
    await writeFile(part, Buffer.alloc(2000));
    const note = { sha256, pieces: "", done: 0, bytes: 2000, etag: null };
    await writeFile(`${part}.json`, JSON.stringify(note));
    const fetching = (from: string) =>
      counterpoint(["models", "fetch", id, "--from", from], { home: elsewhere });
    const thrownAway = `The ${bytesInWords(2000)} that have arrived are thrown away`;
    expect((await fetching("python")).stderr).toContain(thrownAway);
    expect((await fetching("https")).stderr).not.toContain(thrownAway);
  });

  it("asks and loads nothing where the model is there and right", async () => {
    const elsewhere = await temporaryFolder();
    const { id, file, bytes, sha256 } = await findEntry("smollm2-135m-instruct");
    const path = join(elsewhere, "models", file);
    await mkdir(join(elsewhere, "models"));
    await writeFile(path, TINY_MODEL);
    await truncate(path, bytes);
    // Remembered, as after a fetch: what a test writes has not the hash of a published file.
    await rememberSha256([path], elsewhere, sha256);

    const { code, stdout, stderr } = await counterpoint(["models", "fetch", id], { home: elsewhere });

    expect(code, stderr).toBe(0);
    expect(stdout).toContain(`${id} is there, verified by its SHA-256.`);
    expect(stderr).not.toContain("is loaded from");
  });
});

describe("the version", () => {
  it("is printed, and as JSON with those of what computes", async () => {
    const { stdout } = await counterpoint(["--version"], { home });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await json("--version")).toMatchObject({
      counterpoint: stdout.trim(),
      node: process.versions.node,
    });
  });
});

describe("help", () => {
  it("names every command, and the flags of one", async () => {
    expect((await counterpoint([], { home })).stdout).toContain("models fetch ID");
    const ask = await counterpoint(["ask", "--help"], { home });
    expect(ask.stdout).toContain("--turns");
    expect(ask.code).toBe(0);
  });

  it("is called in every way that is usual", async () => {
    const shown = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await counterpoint(args, { home });
      expect(code, stderr).toBe(0);
      return stdout;
    };
    expect(await shown("-h")).toBe(await shown("--help"));
    expect(await shown("help")).toBe(await shown("--help"));
    expect(await shown("help", "-h")).toBe(await shown("--help"));
    expect(await shown("help", "--json")).toBe(await shown("--help"));
    expect(await shown("ask", "-h")).toBe(await shown("ask", "--help"));
    expect(await shown("help", "models", "fetch")).toBe(await shown("models", "fetch", "--help"));
    expect(await shown("help", "models")).toBe(await shown("models", "--help"));
  });

  it("of a family of commands names these alone", async () => {
    const { code, stdout } = await counterpoint(["models", "--help"], { home });
    expect(code).toBe(0);
    expect(stdout).toContain("models fetch ID");
    expect(stdout).not.toContain("runs list");
  });

  it("names the Python that fetches models where none is named", async () => {
    const { stdout } = await counterpoint(["models", "fetch", "--help"], { home });
    expect(stdout).toContain("default python3, on Windows python");
  });

  it("tells of a flag that several methods have what it means to each", async () => {
    const { stdout } = await counterpoint(["eval", "--help"], { home });
    const [agents = ""] = stdout.split("\n").filter((line) => line.includes("--agents "));
    expect(agents).toContain("self-consistency: Number of independent reasonings N");
    expect(agents).toContain("ma-tot: Number of reasoners R");
  });

  it("tells once of an option that many methods have alike", async () => {
    const { stdout } = await counterpoint(["eval", "--help"], { home });
    expect(stdout.match(/--sql-compare multiset\|set/g)).toHaveLength(1);
  });

  it("tells how a method's switch is turned off", async () => {
    const { stdout } = await counterpoint(["ask", "--help"], { home });
    expect(stdout).toContain("  --amr, --no-amr ");
    expect(stdout).toContain("  --json ");
  });

  it("tells what each further run is compared with", async () => {
    const { stdout } = await counterpoint(["runs", "compare", "--help"], { home });
    expect(stdout).toContain("against the first one named");
  });

  it("names every kind of data file that can be read", async () => {
    const { stdout } = await counterpoint(["eval", "--help"], { home });
    expect(stdout).toContain("JSONL, JSON, CSV, TSV or Parquet file");
  });

  it("leaves out of a command what it would refuse", async () => {
    expect((await counterpoint(["eval", "--help"], { home })).stdout).not.toContain("--answer-type");
    expect((await counterpoint(["ask", "--help"], { home })).stdout).toContain("--answer-type");
  });
});
