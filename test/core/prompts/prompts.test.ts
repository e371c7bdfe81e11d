import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWorded, PROMPTS, promptVersions } from "../../../core/prompts/index.ts";
import { fillPrompt, fillText, wordingOf, type PromptEdit } from "../../../core/prompts/prompt.ts";
import { answerForm, questionText } from "../../../core/prompts/question-text.ts";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";

describe("fillText", () => {
  it("fills in every placeholder", () => {
    expect(fillText("{a} and {b}, {a}", { a: "one", b: "two" })).toBe("one and two, one");
  });

  it("leaves braces inside a value as they are", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(fillText("[{a}|{b}]", { a, b })).toBe(`[${a}|${b}]`);
      }),
    );
    expect(fillText("{a}", { a: "{b} $& $1" })).toBe("{b} $& $1");
  });

  it("names a placeholder that nothing fills", () => {
    expect(() => fillText("{a} {missing}", { a: "x" })).toThrow("{missing}");
  });
});

describe("fillPrompt", () => {
  it("leaves out a system message without text", () => {
    expect(fillPrompt({ system: "", user: "Hello {name}." }, { name: "Ann" })).toEqual([
      { role: "user", content: "Hello Ann." },
    ]);
  });
});

describe("questionText", () => {
  it("writes choices the way the practice model was trained on, with the terse set", () => {
    expect(questionText(choiceQuestion(), "terse")).toBe(
      "Where do people keep money?\n(A) bank (B) library (C) river",
    );
  });

  it("puts the passage before the question", () => {
    const question = numberQuestion({ context: "A long passage.", text: "What?" });
    expect(questionText(question, "standard")).toBe("Passage:\nA long passage.\n\nWhat?");
    expect(questionText(question, "terse")).toBe("A long passage.\nWhat?");
  });
});

describe("answerForm", () => {
  it.each(ANSWER_TYPES.filter((type) => type !== "text" && type !== "sql"))(
    "asks for the marker with answer type %s",
    (type) => {
      expect(answerForm(type)).toContain("The answer is");
    },
  );
});

describe("the prompt files", () => {
  it("are there for every strategy, in both sets", () => {
    for (const id of STRATEGIES.flatMap(({ promptIds }) => promptIds)) {
      expect(Object.keys(PROMPTS.get(id)?.sets ?? {})).toEqual(["standard", "terse"]);
    }
  });

  it.each(["standard", "terse"] as const)("end with the form of an answer if they ask for one: %s", (set) => {
    const asEdits = [...PROMPTS].map(([id, file]): [string, PromptEdit] => [id, { ...file, version: "1" }]);
    expect(wordingOf(set, new Map(asEdits)).formIsLast).toBe(true);
    const answer = { system: "", user: "{form} Be brief." };
    const own = { version: "own", sets: { standard: { answer }, terse: { answer } } };
    expect(wordingOf(set, new Map([["io", own]])).formIsLast).toBe(false);
  });

  it("are named with their set and version in a manifest", () => {
    expect(promptVersions(["io"], "terse")).toEqual({ io: "terse-2" });
  });

  it("are named in a manifest after a person's own wording too", () => {
    const edits = new Map([["io", { version: "abc" }]]);
    expect(promptVersions(["io", "mad"], "terse", edits)).toEqual({
      io: "terse-2, worded by abc",
      mad: "terse-1",
    });
  });

  it("tell by their versions whether a person worded them", () => {
    const { io, mad } = promptVersions(["io", "mad"], "terse", new Map([["io", { version: "abc" }]]));
    expect([io, mad].map((version = "") => isWorded(version))).toEqual([true, false]);
  });
});
