import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutTurns } from "../../../core/transcript.ts";
import { readOutline, readRun } from "../../../engine/runs/show.ts";
import { answered, ENDED, failed, fill, started, storeIn, type Bodies } from "./stored-runs.ts";
import { storeOf, stories } from "./stories.ts";

/** The same question, with a turn after its start. */
function withTurn([start, ...rest]: Bodies): Bodies {
  const question = start?.[0] ?? null;
  const turn = { path: "1", role: "solver", tokens: { prompt: 9, cached: 3, generated: 7 } };
  return [
    ...(start === undefined ? [] : [start]),
    [question, { type: "turn-started", path: "1", role: "solver", sampling: {} }],
    [question, { type: "turn-finished", path: "1", turn }],
    ...rest,
  ];
}

function exemplar(id: string): Bodies {
  const asked = { id, text: "What?", answerType: "number", choices: [], exemplar: true };
  return [[id, { type: "question-started", asked }], ...answered(id, true).slice(1)];
}

describe("the outline of a run", () => {
  it("tells all but what was said in answered questions, however often the run was paused and interrupted", () => {
    fc.assert(
      fc.property(stories, (events) => {
        const store = storeOf(events);
        const { transcript } = readRun(store, "r");
        const questions = transcript.questions.map((question) =>
          question.state === "done" ? withoutTurns(question) : question,
        );
        expect(readOutline(store, "r").transcript).toEqual({ ...transcript, questions });
        store.close();
      }),
    );
  });

  it("has the turns of questions that failed or have not ended, and of exemplars, but of no answered one", () => {
    const store = storeIn(null);
    const questions = [answered("right", true), answered("none", false, null), failed("failed")];
    const bodies = [...questions, exemplar("exemplar"), started("open")].flatMap(withTurn);
    fill(store, "r", [...bodies, [null, ENDED]]);
    const turns = store.outline("r").filter(({ type }) => type === "turn-finished");
    expect(turns.map(({ question }) => question)).toEqual(["failed", "exemplar", "open"]);
    const { questions: outlined } = readOutline(store, "r").transcript;
    expect(outlined.map(({ id, turns: said }) => [id, said.length])).toEqual([
      ["right", 0],
      ["none", 0],
      ["failed", 1],
      ["exemplar", 1],
      ["open", 1],
    ]);
  });

  it("is of this run alone", () => {
    const store = storeIn(null);
    fill(store, "r", answered("q1", true));
    fill(store, "s", withTurn(started("q1")));
    expect(new Set(store.outline("s").map(({ run }) => run))).toEqual(new Set(["s"]));
    expect(readOutline(store, "s").transcript).toEqual(readRun(store, "s").transcript);
  });
});

describe("what was asked in a run", () => {
  it("are the questions that came to their end, in the order in which they were started", () => {
    const store = storeIn(null);
    const end = answered("late", true).slice(1);
    const others = [...answered("q", false), ...failed("b"), ...started("open")];
    fill(store, "r", [...started("late"), ...others, ...end]);
    expect(store.asked("r")).toEqual(
      ["late", "q", "b"].map((id) => ({ id, text: `What is ${id}?`, answerType: "number", choices: [] })),
    );
  });
});
