import { describe, expect, it } from "vitest";
import type { AnalysedRun } from "../../../core/analyses/analysis.ts";
import type { Findings } from "../../../core/analyses/findings.ts";
import type { ObservationOf } from "../../../core/analyses/observed.ts";
import { trajectories } from "../../../core/analyses/trajectories.ts";
import { TRAJECTORY_WORDS } from "../../../core/analyses/trajectory-words.ts";
import type { ScoredCandidate, Trajectory } from "../../../core/events.ts";
import type { QuestionRow } from "../../../core/evaluation/question-row.ts";
import { analysedRun, questionRow, type Said } from "../../support/analysed-runs.ts";

/** A tree of ways `1`, `2`, … with these sums and answers, the first of which is chosen. */
function scored(
  ways: readonly (readonly [total: number | null, answer: string | null])[],
  more: Partial<ObservationOf<"trajectories-scored">> = {},
): Said {
  const paths = ways.map(([total, answer], index): Trajectory => ({
    path: String(index + 1),
    total,
    answer,
  }));
  const observation = { kind: "trajectories-scored", paths, chosen: "1", steps: [], ...more } as const;
  return { observations: [{ after: 1, path: "trajectories", observation }] };
}

function run(
  rows: readonly QuestionRow[],
  said: Readonly<Record<string, Said>>,
  options: Readonly<Record<string, boolean>> = { trajectories: true },
): AnalysedRun {
  return analysedRun({ run: "r1", strategy: "mcf", options, rows, said });
}

/** Cells of a table by its columns. */
function cells(analysis: Findings, id: string, row = 0): Readonly<Record<string, unknown>> {
  const table = analysis.tables.find((one) => one.id === id);
  if (table === undefined) throw new Error(`No table ${id}.`);
  return Object.fromEntries(table.columns.map((column, index) => [column.id, table.rows[row]?.[index]]));
}

const saidOfTwo = {
  q1: scored([
    [2, "1"],
    [3, "2"],
    [4, "1"],
  ]),
  q2: scored([
    [6, "2"],
    [7, "2"],
    [8, "1"],
  ]),
};
const twoQuestions = run([questionRow("q1", true), questionRow("q2", false)], saidOfTwo);

describe("trajectories of a run", () => {
  it("are told over all questions: mean sums of right and wrong ones, shares of right ones and of right choices", () => {
    const analysis = trajectories.find([twoQuestions]);
    expect(cells(analysis, "trajectories")).toMatchObject({
      run: "r1",
      questions: 2,
      trajectories: 6,
      "right-trajectories": 0.5,
      "right-sum": 14 / 3,
      "wrong-sum": 16 / 3,
      "chosen-right": 0.5,
    });
  });

  it("have intervals that are clustered by question, around the means", () => {
    const figures = cells(trajectories.find([twoQuestions]), "trajectories");
    // Deviations of 2, 4 and 8 from their mean 14/3, summed by question: −10/3 and 10/3.
    const margin = (1.959963984540054 * Math.sqrt(2 * (10 / 3) ** 2)) / 3;
    expect(figures["right-sum-interval"]).toEqual([
      expect.closeTo(14 / 3 - margin, 9),
      expect.closeTo(14 / 3 + margin, 9),
    ]);
    expect(figures["chosen-right-interval"]).toEqual([expect.closeTo(0.0945, 3), expect.closeTo(0.9055, 3)]);
  });

  it("are told by question", () => {
    const analysis = trajectories.find([twoQuestions]);
    expect(cells(analysis, "trajectories-by-question", 1)).toMatchObject({
      question: "q2",
      trajectories: 3,
      "right-trajectories": 1 / 3,
      "right-sum": 8,
      "wrong-sum": 6.5,
      "chosen-right": 0,
    });
  });

  it("are listed and drawn one by one, in the order of the tree", () => {
    const analysis = trajectories.find([twoQuestions]);
    expect(cells(analysis, "trajectories-of · q1", 1)).toEqual({
      trajectory: 2,
      "trajectory-path": "2",
      "sum-of-d": 3,
      answer: "2",
      right: false,
      chosen: false,
    });
    expect(analysis.charts).toContainEqual({
      type: "bars",
      id: "trajectories-of · q1",
      x: { name: "trajectory" },
      bars: [
        { label: "1", value: 2, right: true },
        { label: "2", value: 3, right: false },
        { label: "3", value: 4, right: true },
      ],
    });
  });

  it("are listed of 20 questions and drawn of 5 at most, which is said", () => {
    const ids = Array.from({ length: 23 }, (_, index) => `q${index + 1}`);
    const many = run(
      ids.map((id) => questionRow(id, true)),
      Object.fromEntries(ids.map((id) => [id, scored([[1, "1"]])])),
    );
    const analysis = trajectories.find([many]);
    expect(analysis.tables.filter(({ id }) => id.startsWith("trajectories-of"))).toHaveLength(20);
    expect(analysis.tables.find(({ id }) => id === "trajectories-by-question")?.rows).toHaveLength(20);
    expect(analysis.charts).toHaveLength(5);
    expect(cells(analysis, "trajectories").questions).toBe(23);
    expect(analysis.notes).toContainEqual({
      id: "trajectories-shown",
      values: { tables: 20, charts: 5, questions: 23 },
    });
  });

  it("are said to be listed of no more questions than there are", () => {
    const ids = Array.from({ length: 7 }, (_, index) => `q${index + 1}`);
    const seven = run(
      ids.map((id) => questionRow(id, true)),
      Object.fromEntries(ids.map((id) => [id, scored([[1, "1"]])])),
    );
    expect(trajectories.find([seven]).notes).toContainEqual({
      id: "trajectories-shown",
      values: { tables: 7, charts: 5, questions: 7 },
    });
  });

  it("of several runs are told apart by the run", () => {
    const other = { ...twoQuestions, run: "r2" };
    const analysis = trajectories.find([twoQuestions, other]);
    expect(cells(analysis, "trajectories", 1).run).toBe("r2");
    expect(analysis.tables.map(({ id }) => id)).toContain("trajectories-of · r2 · q1");
  });

  it("are summed by the same terms: trees in which a graph failed have no part in the means of the others", () => {
    const ways = [
      [1, "1"],
      [2, "2"],
    ] as const;
    const said = { ...saidOfTwo, q3: scored(ways, { graphsFailed: true }) };
    const mixed = run([...twoQuestions.rows, questionRow("q3", true)], said);
    const analysis = trajectories.find([mixed]);
    expect(cells(analysis, "trajectories")).toMatchObject({
      ...{ questions: 3, trajectories: 8, "right-sum": 14 / 3, "wrong-sum": 16 / 3 },
    });
    expect(cells(analysis, "trajectories-by-question", 2)).toMatchObject({ "right-sum": 1, "wrong-sum": 2 });
    expect(analysis.notes).toContainEqual({ id: "trajectories-without-a-term", values: { questions: 1 } });
  });

  it("are summed as they are where graphs failed in every tree", () => {
    const failed = (sum: number) => scored([[sum, "1"]], { graphsFailed: true });
    const all = run([questionRow("q1", true), questionRow("q2", true)], { q1: failed(1), q2: failed(3) });
    const analysis = trajectories.find([all]);
    expect(cells(analysis, "trajectories")).toMatchObject({ "right-sum": 2 });
    expect(analysis.notes.map(({ id }) => id)).not.toContain("trajectories-without-a-term");
  });

  it("whose last reply has no D have no part in the mean sums, which is said", () => {
    const candidates = [null, 2].map((total, index): ScoredCandidate => ({
      agent: index + 1,
      unusable: null,
      terms: {},
      total,
    }));
    const paths = [
      { path: "1.1", total: 0.1, answer: "1" },
      { path: "1.2", total: 2.5, answer: "1" },
    ];
    const steps = [{ path: "level-2/after-1/assistant", candidates }];
    const one = run([questionRow("q1", true)], { q1: scored([], { paths, chosen: "1.2", steps }) });
    const analysis = trajectories.find([one]);
    expect(cells(analysis, "trajectories")).toMatchObject({ trajectories: 2, "right-sum": 2.5 });
    expect(cells(analysis, "trajectories-of · q1")).toMatchObject({
      "trajectory-path": "1.1",
      "sum-of-d": 0.1,
    });
    expect(analysis.notes).toContainEqual({ id: "trajectories-filled-up", values: { trajectories: 1 } });
  });

  it("have no interval where there are too few", () => {
    const one = run([questionRow("q1", true)], {
      q1: scored([
        [2, "1"],
        [3, "2"],
      ]),
    });
    const figures = cells(trajectories.find([one]), "trajectories");
    expect(figures).toMatchObject({ "right-sum": 2, "wrong-sum": 3 });
    expect(figures).not.toHaveProperty("right-sum-interval");
  });
});

describe("a trajectory", () => {
  function rightOf(row: QuestionRow, answer: string | null, said: Partial<Said> = {}): unknown {
    const one = run([row], { [row.id]: { ...scored([[1, answer]]), ...said } });
    return trajectories.find([one]).charts.flatMap((chart) => (chart.type === "bars" ? chart.bars : []))[0]
      ?.right;
  }

  it("is right as the question's own answer would be", () => {
    expect(rightOf(questionRow("q1", false, { gold: "1,200.00" }), "1200")).toBe(true);
    const choices = [
      { label: "A", text: "bank" },
      { label: "B", text: "river" },
    ];
    const row = questionRow("q1", false, { gold: "river", answerType: "choice" });
    expect(rightOf(row, "B", { asked: { choices } })).toBe(true);
    expect(rightOf(row, "A", { asked: { choices } })).toBe(false);
  });

  it("is wrong without an answer", () => {
    expect(rightOf(questionRow("q1", true), null)).toBe(false);
  });

  it("is right with an answer that counted as right, though it is not the gold one", () => {
    const row = questionRow("q1", true, { gold: "Paris", answer: "paname", answerType: "string" });
    expect(rightOf(row, "Paname")).toBe(true);
  });

  it("is neither where the right answer is not known", () => {
    const row = questionRow("q1", false);
    delete (row as { gold?: string }).gold;
    expect(rightOf(row, "1")).toBeNull();
  });

  it.each([
    ["answers are only more or less near", { answerType: "translation" }],
    ["it is a query that was not executed", { answerType: "sql", answer: "SELECT 2" }],
  ] as const)("is neither where %s", (_name, given) => {
    expect(rightOf(questionRow("q1", false, given), "SELECT 1")).toBeNull();
  });

  it("is judged with the question where it is the query that was executed", () => {
    const row = questionRow("q1", true, { gold: "SELECT 2", answer: "SELECT 1 + 1", answerType: "sql" });
    expect(rightOf(row, "SELECT 1 + 1")).toBe(true);
  });

  it("without a sum stands in the table and not in the chart, which is said", () => {
    const analysis = trajectories.find([
      run([questionRow("q1", true)], {
        q1: scored([
          [1, "1"],
          [null, "1"],
        ]),
      }),
    ]);
    expect(cells(analysis, "trajectories-of · q1", 1)).toMatchObject({ trajectory: 2, "sum-of-d": null });
    expect(analysis.charts[0]).toMatchObject({ bars: [{ label: "1" }] });
    expect(analysis.notes).toContainEqual({ id: "trajectories-unsummed", values: { trajectories: 1 } });
  });
});

describe("runs without trajectories", () => {
  it("lack them, and are told how to get them", () => {
    const plain = run([questionRow("q1", true)], {}, { trajectories: false });
    expect(trajectories.lacks([plain])).toContain("--trajectories");
    expect(trajectories.lacks([plain, twoQuestions])).toBeNull();
  });

  it("have no part in the figures of others, nor have questions that failed before", () => {
    const failed = run([questionRow("q1", false, { outcome: "failed", answer: null })], {});
    expect(trajectories.find([failed, twoQuestions]).tables[0]?.rows).toHaveLength(1);
  });
});

describe("the words of trajectories", () => {
  it("are there for every id", () => {
    const { tables, charts, notes } = trajectories.find([twoQuestions]);
    const shared = ["run", "questions"];
    for (const table of tables) {
      expect(TRAJECTORY_WORDS.tables).toHaveProperty([table.id.split(" · ")[0] ?? ""]);
      for (const { id } of table.columns) {
        if (!shared.includes(id)) expect(TRAJECTORY_WORDS.columns).toHaveProperty([id]);
      }
    }
    for (const { id } of charts) expect(TRAJECTORY_WORDS.charts).toHaveProperty([id.split(" · ")[0] ?? ""]);
    for (const { id } of notes) expect(TRAJECTORY_WORDS.notes).toHaveProperty([id]);
  });
});
