import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adviceOn, bestEvidence } from "../../../core/advice/advice.ts";
import { LARGE, measured, SMALL } from "../../support/measured-rows.ts";

const OWN = { sha256: "c".repeat(64), parameters: 1_000_000_000 };
const small = measured({ ...SMALL, run: "small" });
const large = measured({ ...LARGE, run: "large" });
const runsOf = (advice: ReturnType<typeof adviceOn>) => advice.rows.map((row) => row.measured.run);

describe("the rows that speak for a method on a model", () => {
  it("are those of exactly this file, if there are any", () => {
    const advice = adviceOn([small, large], "self-consistency", SMALL);
    expect(runsOf(advice)).toEqual(["small"]);
    expect(advice.basis).toMatchObject({ kind: "same-file", model: { ratio: 1 } });
  });

  it("are else those of the measured model nearest in size, and say which and how far", () => {
    const advice = adviceOn([small, large], "self-consistency", OWN);
    expect(runsOf(advice)).toEqual(["large"]);
    expect(advice.basis).toEqual({
      kind: "near",
      model: { sha256: LARGE.sha256, name: "large-instruct", parameters: LARGE.parameters, ratio: 1.5 },
    });
  });

  it.each([
    ["larger", 4.01],
    ["smaller", 1 / 4.01],
  ])("are none where the nearest model is more than 4 times %s", (_word, ratio) => {
    const far = measured({ parameters: OWN.parameters * ratio });
    const advice = adviceOn([far], "self-consistency", OWN);
    expect(advice.rows).toEqual([]);
    expect(advice.basis).toMatchObject({ kind: "far", model: { name: far.model, ratio } });
  });

  it("are none where the method was not measured", () => {
    expect(adviceOn([small, large], "mcf", OWN)).toEqual({
      strategy: "mcf",
      basis: { kind: "not-measured" },
      rows: [],
    });
    expect(adviceOn([large], "mcf", null).basis).toEqual({ kind: "not-measured" });
  });

  it("are those of every model where none is named", () => {
    const advice = adviceOn([small, large], "self-consistency", null);
    expect(advice.basis).toEqual({ kind: "all-models" });
    expect(runsOf(advice)).toEqual(["small", "large"]);
  });

  it("have the default options first, and of each form most questions first", () => {
    const rows = [
      measured({ run: "variant of 200", options: { agents: 3 }, questions: 200 }),
      measured({ run: "default of 30", questions: 30 }),
      measured({ run: "default of 100", questions: 100 }),
      measured({ run: "variant of 40", options: { agents: 5 }, questions: 40 }),
    ];
    expect(runsOf(adviceOn(rows, "self-consistency", LARGE))).toEqual([
      ...["default of 100", "default of 30", "variant of 200", "variant of 40"],
    ]);
  });

  it("carry what they show", () => {
    const [row] = adviceOn([large], "self-consistency", LARGE).rows;
    expect(row?.verdict).toBe("gain");
  });

  it("are of one model, and no measured model is nearer", () => {
    const anyRow = fc
      .record({ sha256: fc.constantFrom("d", "e", "f"), parameters: fc.integer({ min: 1, max: 1_000_000 }) })
      .map((model) => measured(model));
    const own = { sha256: "c", parameters: 1000 };
    const factor = (parameters: number) =>
      Math.max(parameters, own.parameters) / Math.min(parameters, own.parameters);
    fc.assert(
      fc.property(fc.uniqueArray(anyRow, { minLength: 1, selector: ({ sha256 }) => sha256 }), (rows) => {
        const nearest = Math.min(...rows.map(({ parameters }) => factor(parameters)));
        const advice = adviceOn(rows, "self-consistency", own);
        expect(advice.rows.map((row) => factor(row.measured.parameters))).toEqual(
          nearest > 4 ? [] : [nearest],
        );
      }),
    );
  });
});

describe("the best evidence of a method", () => {
  const rows = [measured({ run: "default" }), measured({ run: "five", options: { agents: 5 } })];
  const advice = adviceOn(rows, "self-consistency", LARGE);

  it("is the row with exactly the options that are chosen", () => {
    expect(bestEvidence(advice, { agents: 5 })?.measured.run).toBe("five");
    expect(bestEvidence(advice)?.measured.run).toBe("default");
  });

  it("is else the first row", () => {
    expect(bestEvidence(advice, { agents: 9 })?.measured.run).toBe("default");
    expect(bestEvidence(advice, { agents: 5, temperature: 0.5 })?.measured.run).toBe("default");
  });

  it("is none without rows", () => {
    expect(bestEvidence(adviceOn([], "self-consistency", LARGE))).toBeUndefined();
  });
});

describe("the rows of mcf on a model whose default selection is another one", () => {
  const mcf = { ...LARGE, strategy: "mcf", parameters: 1.78e9 };
  const rows = [
    measured({ ...mcf, run: "by peers" }),
    measured({ ...mcf, run: "by adversary", options: { select: "adversary" } }),
    measured({ ...mcf, run: "by peers, five", options: { agents: 5 } }),
  ];
  const on = (parameters: number, prompts: "standard" | "terse" = "standard") =>
    adviceOn(rows, "mcf", { sha256: OWN.sha256, parameters, prompts });

  it("begin with what was measured with that selection, and name their own", () => {
    const advice = on(6.7e9);
    expect(bestEvidence(advice)?.measured).toMatchObject({ run: "by adversary", options: {} });
    expect(advice.rows.map(({ measured: { run, options } }) => [run, options])).toEqual([
      ["by adversary", {}],
      ["by peers", { select: "peers" }],
      ["by peers, five", { agents: 5, select: "peers" }],
    ]);
  });

  it("are found by the selection that a person sets", () => {
    expect(bestEvidence(on(6.7e9), { select: "peers" })?.measured.run).toBe("by peers");
  });

  it("stay as they were measured where it is the same one, and for their own file", () => {
    for (const advice of [on(1e9), on(6.7e9, "terse"), adviceOn(rows, "mcf", LARGE)])
      expect(bestEvidence(advice)?.measured).toMatchObject({ run: "by peers", options: {} });
  });
});
