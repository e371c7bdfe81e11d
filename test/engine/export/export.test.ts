import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { CellReport } from "../../../core/sweep/report.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import type { ExportFormat } from "../../../engine/contract/exported-file.ts";
import { exportRun } from "../../../engine/export/export.ts";
import { storedSource } from "../../../engine/export/stored-source.ts";
import type { Engine } from "../../../engine/index.ts";
import type { RunStore } from "../../../engine/storage/run-store.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { MODEL_INFO, modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";
import { answered, ENDED, fill, fillCell, fillSweep, storeIn } from "../storage/stored-runs.ts";
import { cell, evaluation, question, sweep, turn } from "./support/runs.ts";

const exported = (engine: Engine, run: string, format: ExportFormat) =>
  exportRun({ details: engine.runs.show(run) }, format);

const embedder = () => Promise.resolve({ ...letterEmbedder(), dispose: () => Promise.resolve() });

describe("a run as Markdown", () => {
  it("tells question, answer, cost, settings and everything that was said and seen", async () => {
    const model = modelDouble(({ sampling }) => `Step ${sampling.seed % 100}.\n# So it is 12.`);
    const engine = await engineOn(model, { loadEmbedder: embedder }, mcf);
    const request = { question: "How many legs have three cats?", strategy: "mcf", seed: 7 };
    const { run } = await engine.ask({ ...request, options: { agents: 2, turns: 1 } });
    const { name, mediaType, content } = await exported(engine, run, "markdown");
    expect([name, mediaType]).toEqual([`counterpoint-${run}.md`, "text/markdown"]);
    for (const part of [
      "## Question\n\n> ```\n> How many legs have three cats?\n> ```",
      "## Answer\n\n> ```\n> 12\n> ```",
      "| Seed | 7 |",
      "| agents | 2 |",
      `| Model's SHA-256 | ${MODEL_INFO.sha256} |`,
      "#### turn-1/user-adversarial · adversarial-user",
      "| Candidate | semantic | historical | graph | Sum D |  |",
      "its reply is least similar to the adversarial one",
    ]) {
      expect(content).toContain(part);
    }
    // What a model says cannot make headings of this document.
    expect(content).not.toMatch(/^# So it is/m);
  });

  it("shows every question of an evaluation with its answer", async () => {
    const engine = await engineOn(modelDouble(() => "1"));
    const { run } = await engine.evaluate({ data: await sums(2) });
    const { content } = await exported(engine, run, "markdown");
    expect(content).toContain("| Accuracy | 50.0 % (1 of 2) |");
    expect(content).toMatch(
      /### q1\n\n> ```\n> Say 1\n[^]*\*\*Answer, right\*\*[^]*### q2\n\n> ```\n> Say 2\n[^]*\*\*Answer, wrong\*\*/,
    );
  });
});

describe("a reply that was cut off", () => {
  it.each(["markdown", "html"] as const)("is counted among the figures of a run as %s", async (format) => {
    const failed = question("q3", { error: "The model is gone." });
    const run = evaluation([question("q1", { cutOff: 2 }), question("q2", { cutOff: 0 }), failed]);
    const { content } = await exportRun({ details: run }, format);
    expect(content).toContain("Questions with a reply that was cut off");
    expect(content).toContain("1 of 2, at 512 tokens");
    const whole = evaluation([question("q1", { cutOff: 0 }), question("q2", { cutOff: 0 })]);
    expect((await exportRun({ details: whole }, format)).content).not.toContain("cut off");
  });
});

it("Markdown is silent about how results of queries are compared, where a run has none", async () => {
  const run = evaluation([question("q1")], { manifest: { options: { sqlCompare: "multiset" } } });
  const { content } = await exportRun({ details: run }, "markdown");
  expect(content).not.toContain("sqlCompare");
});

it("Markdown says how many experiences a run needed, where they were too few", async () => {
  const retrieved = {
    kind: "experience-retrieved",
    repository: "mine",
    stored: 3,
    outcome: "too-few",
    z: null,
    nearest: null,
  } as const;
  const asked = question("q1", { observations: [["experience", retrieved, 0]] });
  const run = evaluation([asked], { manifest: { options: { minimum: 20 } } });
  const { content } = await exportRun({ details: run }, "markdown");
  expect(content).toContain("mine: 3 stored, 20 needed (option minimum).");
});

it("Markdown names the database that a question is about", async () => {
  const asked = { answerType: "sql", database: { name: "pets.sqlite", schema: "" } } as const;
  const run = evaluation([question("q1", { asked })]);
  const { content } = await exportRun({ details: run }, "markdown");
  expect(content).toContain("Database: pets.sqlite\n");
});

describe("a wrong answer in Markdown", () => {
  it("stands beside the right one, as a question that failed does", async () => {
    const run = evaluation([
      question("q1", { gold: "37", answer: "36" }),
      question("q2", { gold: "`37`", error: "It broke." }),
      question("q3", { gold: "12", answer: "12" }),
    ]);
    const { content } = await exportRun({ details: run }, "markdown");
    expect(content).toContain("**Answer, wrong**, right is 37 (1 calls, 2.0 s):");
    expect(content).toContain("**Failed**, right is \\`37\\`: It broke.");
    expect(content).toContain("**Answer, right** (1 calls, 2.0 s):");
  });
});

describe("the settings in Markdown", () => {
  it("say by which columns the data was read, and what answers were held against beside it", async () => {
    const data = {
      ...{ file: "sums.jsonl", sha256: "1".repeat(64), questions: 1, skippedLines: [] },
      columns: { question: "q", answer: "a" },
      extras: { file: "more.json", sha256: "0123456789" },
      databases: { "pets.sqlite": "2".repeat(64) },
    };
    const run = evaluation([question("q1")], { manifest: { data } });
    const { content } = await exportRun({ details: run }, "markdown");
    expect(content).toContain("| Columns | question=q, answer=a |");
    expect(content).toContain("| Further right answers | more.json 01234567 |");
    expect(content).toMatch(/\| Hash of the databases \| [\da-f]{8} \|/);
  });

  it("of a sweep have the options that are not varied, and what its runs were made with", async () => {
    const cells = [2, 3].map((agents, index) => ({
      ...cell(index, { agents }),
      options: { agents, rounds: 2 },
    }));
    const runs = ["terse-1", "terse-2"].map((version) =>
      evaluation([], {
        manifest: {
          ...{ maxTokens: 300, promptVersions: { crowd: version } },
          exemplars: { file: "shown.jsonl", sha256: "feed" },
        },
      }),
    );
    const { content } = await exportRun(sweep(cells, [{ name: "agents", values: [2, 3] }], runs), "markdown");
    for (const row of [
      "| Options of crowd | rounds 2 |",
      "| New tokens a reply, at most | 300 |",
      "| Prompts | terse, crowd terse-1; terse, crowd terse-2 |",
      "| Exemplars | shown.jsonl, SHA-256 feed |",
    ])
      expect(content).toContain(row);
  });

  it("of a sweep over databases name these, which its runs know", async () => {
    const data = {
      file: "shop.jsonl",
      sha256: "1",
      questions: 1,
      skippedLines: [],
      databases: { shop: "feed" },
    };
    const runs = [evaluation([], { manifest: { data } })];
    const { content } = await exportRun(
      sweep([cell(0, { agents: 2 })], [{ name: "agents", values: [2] }], runs),
      "markdown",
    );
    expect(content).toContain("| Hash of the databases | ");
  });

  it("name the first of very many lines that were left out, and how many there are", async () => {
    const skippedLines = Array.from({ length: 1000 }, (_, index) => index + 1);
    const data = { file: "sums.jsonl", sha256: "1", questions: 1, skippedLines };
    const { content } = await exportRun({ details: evaluation([], { manifest: { data } }) }, "markdown");
    expect(content).toMatch(/\| Lines left out \| 1000: 1, 2, [\d, ]+ 20 and so on \|/);
  });

  it("of a stored sweep tell what its runs were made with", async () => {
    const store = storeIn(null);
    fillSweep(store, "s", { type: "cell-started", cell: 0, repeat: 0, cellRun: "c" });
    fillCell(store, "c", "s", { cell: 0, repeat: 0 }, answered("q1", true));
    const { content } = await exportRun(storedSource(store, "s", "markdown"), "markdown");
    expect(content).toContain("| New tokens a reply, at most | 512 |");
  });
});

it("a sweep as Markdown has no costs of cells that have answered nothing", async () => {
  const perQuestion = { calls: 0, tokens: { prompt: 0, cached: 0, generated: 0 }, seconds: 0 };
  const waiting: CellReport = {
    ...cell(1, { agents: 3 }),
    ...{ state: "waiting", questions: 0, perQuestion },
    ...{ accuracy: null, interval: null, compared: 0, correct: 0 },
  };
  const source = sweep([cell(0, { agents: 2 }), waiting], [{ name: "agents", values: [2, 3] }]);
  const { content } = await exportRun(source, "markdown");
  expect(content).toContain("| agents 2 | done | 75.0 % | 65.0 % to 85.0 % | 3 of 4 | 2.0 | 100 | 3.0 |");
  expect(content).toContain("| agents 3 | waiting | – | – | – | – | – | – |");
});

describe("what a run as Markdown quotes", () => {
  it("stays in its quotation, whatever Markdown and HTML it holds", async () => {
    const said = ["````", "</blockquote>", "<!-- ![p](https://example.org/p.png)"];
    const asked = question("q1", { turns: [turn("solver-1", said.join("\n"))] });
    const { content } = await exportRun({ details: evaluation([asked]) }, "markdown");
    expect(content).toContain(["`````", ...said, "`````"].map((line) => `> ${line}`).join("\n"));
  });

  it("keeps the blanks at the ends of its lines", async () => {
    const asked = question("q1", { turns: [turn("solver-1", "One  \n\n\ttwo\t")] });
    const { content } = await exportRun({ details: evaluation([asked]) }, "markdown");
    expect(content).toContain("> One  \n>\n> \ttwo\t\n");
  });

  it.each([
    ["the `List<int>`", "the \\`List&lt;int>\\`"],
    ["an escaped \\<b>", "an escaped \\<b>"],
    ["no code \\`` x ` <img src=x> `", "no code \\`\\` x \\` &lt;img src=x> \\`"],
  ])("shows in a line the signs that were said: %j", async (said, written) => {
    const run = evaluation([question("q1")], { warnings: [said] });
    const { content } = await exportRun({ details: run }, "markdown");
    expect(content).toContain(`\n- ${written}\n`);
  });

  it("begins no HTML and loads no picture in headings, tables, observations, errors and warnings", async () => {
    const odd = "<img src=x> &lt; ![p](https://example.org/p.png)";
    const votes = [{ answer: odd, agents: [1] }];
    const asked = question(odd, {
      error: odd,
      observations: [
        ["vote", { kind: "answers-counted", votes, unanswered: [] }],
        ["vote", { kind: "warning", message: odd }],
        ["read", { kind: "answer-read", from: "revision", answer: odd }],
      ],
    });
    const run = evaluation([asked], { data: odd, warnings: [odd] });
    const { content } = await exportRun({ details: run }, "markdown");
    expect(content.split("&lt;img src=x> &amp;lt; !\\[p](https://example.org/p.png)")).toHaveLength(8);
    expect(content).not.toMatch(/<img|!\[/);
  });
});

describe("a run as JSON", () => {
  it("is what is shown of it", async () => {
    const engine = await engineOn(modelDouble(() => "4"));
    const { run } = await engine.ask({ question: "How many?" });
    const { name, content } = await exported(engine, run, "json");
    expect(name).toBe(`counterpoint-${run}.json`);
    expect(JSON.parse(content)).toEqual(engine.runs.show(run));
  });
});

describe("a run as CSV", () => {
  it("has one line a question, and nothing in it that a spreadsheet would compute", async () => {
    const data = join(await temporaryFolder(), "odd.jsonl");
    const odd = ['=HYPERLINK("http://x")', "-5", "+1+2", "@now", 'with "quotes", and\nlines'];
    const lines = odd.map((question, index) =>
      JSON.stringify({ id: `${index}`, dataset: "odd", question, answer: "-5", answerType: "number" }),
    );
    await writeFile(data, lines.join("\n"));
    const engine = await engineOn(modelDouble(() => "-5"));
    const { run } = await engine.evaluate({ data, concurrency: 1 });
    const { name, mediaType, content } = await exported(engine, run, "csv");
    expect([name, mediaType]).toEqual([`counterpoint-${run}.csv`, "text/csv"]);
    const rows = Papa.parse<Record<string, string>>(content, { header: true, skipEmptyLines: true }).data;
    expect(rows.map(({ question }) => question)).toEqual([`'${odd[0]}`, "-5", "'+1+2", "'@now", odd[4]]);
    expect(rows[0]).toMatchObject({
      id: "0",
      answer: "-5",
      gold: "-5",
      correct: "true",
      state: "done",
      calls: "1",
      prompt_tokens: "10",
      generated_tokens: "1",
    });
  });

  it("tells of questions that failed or were not finished", async () => {
    const engine = await engineOn(modelDouble(() => new Error("It broke.")));
    const { run } = await engine.evaluate({ data: await sums(1) });
    const [row] = Papa.parse<Record<string, string>>((await exported(engine, run, "csv")).content, {
      header: true,
    }).data;
    expect(row).toMatchObject({ id: "q1", answer: "", correct: "", state: "failed" });
  });
});

describe("a run in which more was said than is read for one file", () => {
  function largeStore(): RunStore {
    const store = storeIn(null);
    fill(store, "r", [...answered("q1", true), [null, ENDED]]);
    const events = () => {
      throw new Error("It was read.");
    };
    return { ...store, events, bytes: () => 900_000_000 };
  }

  it("is refused before it is read", () => {
    expect(() => storedSource(largeStore(), "r", "markdown")).toThrow(
      "What was said in r takes 900 MB, more than the 800 MB that are read for one file. Export it as csv,",
    );
  });

  it("can be exported in a format that leaves out what was said", async () => {
    const { content } = await exportRun(storedSource(largeStore(), "r", "csv"), "csv");
    expect(content).toContain("What is q1?");
  });
});
