import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { databasePath } from "../../../engine/storage/database.ts";
import { titleOf } from "../../../engine/storage/title.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { modelDouble } from "../doubles.ts";
import { engineOn, sums } from "../engine-double.ts";

const QUESTION = "How many legs\n  has a cat?";

describe("the history of runs", () => {
  it("shows by what a person recognises each, and how it came out, newest first", async () => {
    const engine = await engineOn(modelDouble(({ messages }) => messages.at(-1)?.content.slice(4, 5) ?? ""));
    const asked = await engine.ask({ question: QUESTION, strategy: "crowd" });
    const fleeting = await engine.ask({ question: "2", strategy: "crowd", keep: false });
    const evaluated = await engine.evaluate({ data: await sums(12) });
    const ended = {
      state: "done",
      resumable: false,
      finished: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    };
    expect(engine.runs.list()).toMatchObject([
      {
        ...ended,
        run: evaluated.run,
        title: "sums.jsonl",
        answer: null,
        correct: 9,
        compared: 12,
        done: 12,
        kept: true,
      },
      { ...ended, run: fleeting.run, title: "2", correct: null, kept: false },
      { ...ended, run: asked.run, title: "How many legs has a cat?", answer: asked.answer, kept: true },
    ]);
  });

  it("finds single runs too, also those of a sweep's cells, which it leaves out", async () => {
    const engine = await engineOn(modelDouble(() => "1"));
    const { run, cells } = await engine.sweep({ data: await sums(2), grid: { agents: [1, 2] } });
    const cellRun = cells[1]?.repeats[0]?.run ?? "";
    expect(engine.runs.list().map((listing) => listing.run)).toEqual([run]);
    expect(engine.runs.find([cellRun, "nowhere", run])).toMatchObject([
      { run: cellRun, kind: "eval", title: "sums.jsonl", sweep: run, kept: true, done: 2 },
      { run, kind: "sweep", sweep: null },
    ]);
    await engine.runs.delete(run);
    expect(engine.runs.find([cellRun, run])).toEqual([]);
  });

  it("names runs of an earlier version by their first question", async () => {
    const home = await temporaryFolder();
    const engine = await engineOn(
      modelDouble(() => "4"),
      { home },
    );
    const { run } = await engine.ask({ question: QUESTION, strategy: "crowd" });
    const database = new DatabaseSync(databasePath(home));
    database.exec("UPDATE runs SET title = NULL, request = NULL");
    database.close();
    expect(engine.runs.list()).toMatchObject([{ run, title: "How many legs has a cat?", answer: "4" }]);
  });
});

describe("a title", () => {
  it("is one line of at most 200 characters, none of them cut", () => {
    expect(titleOf("  a\n\n b\tc ")).toBe("a b c");
    expect(titleOf("word ".repeat(100))).toHaveLength(200);
    const families = "👨‍👩‍👧".repeat(300);
    expect(titleOf(families)).toBe("👨‍👩‍👧".repeat(200));
  });
});
