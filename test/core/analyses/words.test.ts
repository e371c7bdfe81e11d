import { describe, expect, it } from "vitest";
import { ANALYSIS_WORDS, chartTitle, noteText, tableTitle, wordsOf } from "../../../core/analyses/words.ts";

describe("the words of analyses", () => {
  it("are found by their ids", () => {
    expect(wordsOf("columns", "macro-f1")).toBe("Macro-F1");
  });

  it("leave data as it is", () => {
    expect(wordsOf("columns", "toString")).toBe("toString");
    expect(wordsOf("names", "Qwen2.5 0.5B")).toBe("Qwen2.5 0.5B");
  });

  it("are found for each part of a label", () => {
    expect(wordsOf("names", "forced · agents=3")).toBe("forced rounds · agents=3");
  });

  it("come from another language if that is given", () => {
    const words = { ...ANALYSIS_WORDS, names: { ...ANALYSIS_WORDS.names, mean: "平均" } };
    expect(wordsOf("names", "mad · mean", words)).toBe("mad · 平均");
  });

  it("say in a title whether answers are worth their accuracy, chrF, or for some the one and for some the other", () => {
    const columns = (...ids: readonly string[]) => ids.map((id) => ({ id, form: "share" as const }));
    expect(tableTitle({ id: "accuracy", columns: columns("run", "accuracy") })).toBe("Accuracy by run");
    expect(tableTitle({ id: "accuracy", columns: columns("run", "chrf") })).toBe("chrF by run");
    expect(tableTitle({ id: "accuracy", columns: columns("accuracy", "chrf") })).toBe(
      "Accuracy or chrF by run",
    );
    expect(chartTitle({ id: "grid · agents=3", worth: "chrf" })).toBe("chrF over two options · agents=3");
    expect(chartTitle({ id: "tokens", worth: "worth" })).toBe("Accuracy or chrF against generated tokens");
    expect(chartTitle({ id: "stages" })).toBe("Accuracy by stage");
  });

  it("have the values of a note at their names", () => {
    const values = { run: "r1", needed: 7, method: "self-consistency", agents: 5 };
    expect(noteText({ id: "needs-agents", values })).toBe(
      "r1 is left out: this figure is defined for 7 agents, and self-consistency was run with 5.",
    );
  });

  it.each([
    [
      "shared-only",
      "Repeats of r1 are compared on the questions that all of them have answered (1); the others (1) are left out.",
    ],
    [
      "samples-too-few",
      "r1: the questions are too few (1) to tell any number of samples apart from all of them.",
    ],
    [
      "samples-rejudged",
      "The votes of r1, read again, are judged otherwise than the run stored them in some questions (1): another version read the replies. Its own accuracy is the stored one.",
    ],
    [
      "trajectories-unjudged",
      "Trajectories that are neither right nor wrong: 1. The right answer is not known, or cannot be compared without running a query.",
    ],
    [
      "trajectories-unsummed",
      "Trajectories without a sum of D, because no step of theirs could be scored: 1.",
    ],
    [
      "trajectories-filled-up",
      "The mean sums leave out trajectories whose last reply has no D: 1. Other steps fill up their sums, and D is on another scale there.",
    ],
  ])("are no plural of one in the note %s", (id, text) => {
    const values = { setting: "r1", run: "r1", shared: 1, leftOut: 1, questions: 1, trajectories: 1 };
    expect(noteText({ id, values })).toBe(text);
  });
});
