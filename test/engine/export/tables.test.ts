import fc from "fast-check";
import { parquetReadObjects } from "hyparquet";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readDatasetFrom } from "../../../engine/datasets/read-dataset.ts";
import { exportRun } from "../../../engine/export/export.ts";
import type { ExportSource } from "../../../engine/export/source.ts";
import { cell, evaluation, question, sweep } from "./support/runs.ts";

async function parquetOf(source: ExportSource): Promise<readonly Record<string, unknown>[]> {
  const { content, encoding } = await exportRun(source, "parquet");
  expect(encoding).toBe("base64");
  return parquetReadObjects({ file: new Uint8Array(Buffer.from(content, "base64")).buffer });
}

async function csvOf(source: ExportSource): Promise<readonly Record<string, string>[]> {
  const { content } = await exportRun(source, "csv");
  return Papa.parse<Record<string, string>>(content, { header: true, skipEmptyLines: true }).data;
}

const SWEPT = sweep(
  [cell(0, { agents: 2, guard: true, model: "a.gguf" }), cell(1, { agents: 3, model: "b.gguf" })],
  [
    { name: "agents", values: [2, 3] },
    { name: "guard", values: [true, false] },
    { name: "model", values: ["/srv/models/a.gguf", "b.gguf"] },
  ],
  [0, 1].map((number) =>
    evaluation([question("q1"), question("q2", { answer: null })], {
      ...{ run: `cell-${number}`, model: `${"ab".charAt(number)}.gguf` },
      manifest: { seed: 4_000_000_000 + number },
    }),
  ),
);

describe("an evaluation as Parquet", () => {
  it("has a row for each question, with numbers, booleans and nulls as such", async () => {
    const run = evaluation([
      question("q1", { difficulty: "easy" }),
      question("q2", { answer: null, cutOff: 1 }),
      question("q3", { error: "It broke." }),
      question("q4", { answer: "Hallo", gold: "Hallo!", score: 81.5, asked: { answerType: "translation" } }),
    ]);
    const rows = await parquetOf({ details: run });
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      ...{ id: "q1", question: "How many legs have three cats?", answer: "12", gold: "12", correct: true },
      ...{ score: null, difficulty: "easy", state: "done", calls: 1, seconds: 2 },
      ...{ prompt_tokens: 100, cached_tokens: 40, generated_tokens: 30, cut_off_replies: null },
      ...{ run: "eval-1", strategy: "crowd", model: "scripted", seed: 0 },
    });
    expect(rows[1]).toMatchObject({ answer: null, correct: false, difficulty: null, cut_off_replies: 1 });
    expect(rows[2]).toMatchObject({ answer: null, correct: null, gold: "12", state: "failed" });
    expect(rows[3]).toMatchObject({ correct: null, score: 81.5 });
  });

  it("can be empty", async () => {
    expect(await parquetOf({ details: evaluation([]) })).toEqual([]);
  });

  it("has the values of the CSV", async () => {
    const [rows, lines] = [await parquetOf(SWEPT), await csvOf(SWEPT)];
    const asText = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value === null ? "" : JSON.stringify(value).replaceAll('"', ""),
        ]),
      ),
    );
    expect(asText).toEqual(lines);
  });

  it("says of an exemplar neither right nor wrong, as it has no part in any score", async () => {
    const [row] = await parquetOf({ details: evaluation([question("q1", { asked: { exemplar: true } })]) });
    expect(row).toMatchObject({ id: "q1", correct: null });
  });
});

describe("a run as CSV", () => {
  it("has every text in quotation marks, and numbers and truth values without", async () => {
    const run = evaluation([question("q1", { asked: { text: "How many?" } })]);
    const { content } = await exportRun({ details: run }, "csv");
    expect(content).toMatch(/^"id","question",/);
    expect(content).toContain('\r\n"q1","How many?","12","12",true,,,"done",1,100,40,30,2,');
  });

  it("ends with the run, its method, its model and its seed", async () => {
    const { content } = await exportRun({ details: evaluation([question("q1")]) }, "csv");
    const [head, first] = content.split("\r\n");
    expect(head).toMatch(/,"seconds",.*,"run","strategy","model","seed"$/);
    expect(first).toMatch(/,"eval-1","crowd","scripted",0$/);
  });

  it.each([
    ['One;=HYPERLINK("http://x")', `One;'=HYPERLINK("http://x")`],
    ["One\t =2", "One\t '=2"],
    ['One;"=2"', `One;"'=2"`],
    ["One\n@now", "One\n'@now"],
    ["One\n-cmd|'/C calc'!A0", "One\n'-cmd|'/C calc'!A0"],
    ["One;+SUM(A1)", "One;'+SUM(A1)"],
    ["Take;-5\n- two, or three", "Take;-5\n- two, or three"],
    ["Buy:\n- 3 apples (red)\n-- rows (all)", "Buy:\n- 3 apples (red)\n-- rows (all)"],
    ["One;＝SUM(A1)", "One;'＝SUM(A1)"],
    ["a = b; c = d", "a = b; c = d"],
  ])("begins no formula where a spreadsheet splits at other signs: %j", async (text, expected) => {
    const [row] = await csvOf({ details: evaluation([question("q1", { asked: { text } })]) });
    expect(row?.question).toBe(expected);
  });

  it("begins no cell with a formula, whatever blanks stand before it", async () => {
    const blank = fc.constantFrom(" ", "\t", "\r", "\n", "\u00a0", "\u3000");
    const blanks = fc.string({ unit: blank, maxLength: 4 });
    const sign = fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠");
    const formula = fc.constantFrom("SUM(A1)", "A1", "1+1", "cmd|'/C calc'!A0");
    await fc.assert(
      fc.asyncProperty(blanks, sign, formula, async (...parts) => {
        const run = evaluation([question("q1", { asked: { text: parts.join("") } })]);
        const { content } = await exportRun({ details: run }, "csv");
        const [, cell = ""] = content.split('\r\n"q1","');
        expect(cell.trimStart()).toMatch(/^'/);
      }),
    );
  });

  it("leaves a number with a sign as it is, behind a blank too", async () => {
    const run = evaluation([question("q1", { asked: { text: " -5" } })]);
    expect((await exportRun({ details: run }, "csv")).content).toContain('\r\n"q1"," -5",');
  });

  it("leaves a text as it is that begins with very many digits", async () => {
    const text = `${"1".repeat(300_000)} apples`;
    const [row] = await csvOf({ details: evaluation([question("q1", { asked: { text } })]) });
    expect(row?.question).toBe(text);
  });
});

describe("a sweep as a table", () => {
  it("tells of each row the cell, the repeat, the method, the model, the seed and the value on each axis", async () => {
    const rows = await parquetOf(SWEPT);
    expect(rows.map(({ id }) => id)).toEqual(["q1", "q2", "q1", "q2"]);
    expect(rows[0]).toMatchObject({
      ...{ cell: 0, repeat: 0, strategy: "crowd", model: "a.gguf", seed: 4_000_000_000 },
      ...{ agents: 2, guard: true },
    });
    expect(rows[2]).toMatchObject({ cell: 1, model: "b.gguf", seed: 4_000_000_001, agents: 3, guard: null });
  });

  it("has columns of different names, whatever the options are called", async () => {
    const odd = sweep(
      [cell(0, { seed: 1 })],
      [{ name: "seed", values: [1, 2] }],
      [evaluation([question("q1")], { run: "cell-0", manifest: { seed: 7 } })],
    );
    expect((await csvOf(odd))[0]).toMatchObject({ seed: "7", option_seed: "1" });
  });

  it("reads its runs one after the other", async () => {
    const seen: string[] = [];
    function* runs() {
      for (const run of ["cell-0", "cell-1"]) {
        seen.push(run);
        yield evaluation([question("q1")], { run });
      }
    }
    expect(await csvOf({ ...SWEPT, runs: runs() })).toHaveLength(2);
    expect(seen).toEqual(["cell-0", "cell-1"]);
  });
});

describe("a table that is read as data", () => {
  const source = { details: evaluation([question("q1", { answer: "5" }), question("q2")]) };

  async function readBack(from: ExportSource, format: "csv" | "parquet", columns?: Record<string, string>) {
    const { content, encoding } = await exportRun(from, format);
    async function* chunks() {
      yield await Promise.resolve(Buffer.from(content, encoding));
    }
    return readDatasetFrom({ file: `run.${format}`, chunks: chunks() }, { columns });
  }

  it.each(["csv", "parquet"] as const)(
    "is refused as %s: what is called answer is no right one",
    async (format) => {
      for (const from of [source, SWEPT])
        await expect(readBack(from, format)).rejects.toThrow(`run.${format} is an exported table`);
      const partlyNamed = readBack(source, format, { question: "question" });
      await expect(partlyNamed).rejects.toThrow("--columns answer=gold");
    },
  );

  it("is read where a person says which column holds the right answers", async () => {
    const { questions } = await readBack(source, "csv", { answer: "gold" });
    expect(questions).toMatchObject([
      { id: "q1", gold: "12", answerType: "number" },
      { id: "q2", gold: "12" },
    ]);
  });
});

describe("a sweep as JSON", () => {
  it("is what is shown of it, with the runs of its cells", async () => {
    const { content } = await exportRun(SWEPT, "json");
    const { sweep: details, runs } = JSON.parse(content) as typeof SWEPT & { runs: readonly object[] };
    expect(details.report.cells).toHaveLength(2);
    expect(runs).toEqual([...SWEPT.runs]);
  });
});

describe("a sweep as Markdown", () => {
  it("has its cells and settings", async () => {
    const { content } = await exportRun(SWEPT, "markdown");
    expect(content).toContain("# Counterpoint sweep sweep-1\n\n## Sweep on sums.jsonl");
    expect(content).toContain("| agents 2, guard true, a.gguf | done | 75.0 % | 65.0 % to 85.0 % | 3 of 4 |");
    expect(content).toContain("| Search | the whole grid |");
  });
});

describe("any export", () => {
  const place = "/home/alice/secret";
  const run = evaluation(
    [
      question("q1", { asked: { text: `What is in ${place}/a.txt?` } }),
      question("q2", { error: `The file "${place}/b.db" is gone.` }),
    ],
    {
      ...{ data: `${place}/sums.jsonl`, warnings: [`${place}/c.csv is odd`] },
      manifest: {
        data: { file: `${place}/sums.jsonl`, sha256: "", questions: 2, skippedLines: [] },
        exemplars: { file: "/opt/sets/exemplars.jsonl", sha256: "" },
        embedder: "/srv/models/minilm",
      },
    },
  );

  it.each(["markdown", "json", "csv", "html", "inspect"] as const)(
    "names no folder of a person or machine: %s",
    async (format) => {
      const { content } = await exportRun({ details: run }, format);
      expect(content).toContain("a.txt");
      for (const folder of ["alice", "secret", "/opt/", "/srv/", "/home"])
        expect(content).not.toContain(folder);
    },
  );

  it("names none in Parquet either", async () => {
    const text = JSON.stringify(await parquetOf({ details: run }));
    expect(text).toContain("What is in a.txt?");
    expect(text).not.toContain("alice");
  });

  it("names models of a sweep by file alone", async () => {
    const { content } = await exportRun(SWEPT, "json");
    expect(content).not.toContain("/srv/");
  });
});
