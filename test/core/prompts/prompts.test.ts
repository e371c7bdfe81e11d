import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taskText } from "../../../core/experience/task-text.ts";
import { isWorded, PROMPTS, promptVersions } from "../../../core/prompts/index.ts";
import { fillPrompt, fillText, wordingOf, type PromptEdit } from "../../../core/prompts/prompt.ts";
import { answerForm, questionText, questionValues } from "../../../core/prompts/question-text.ts";
import { ANSWER_TYPES, type Question } from "../../../core/question.ts";
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

describe("questionValues", () => {
  const CHINESE = "汤姆有 12 支笔，又买了 9 支。他有多少支笔？";
  const KEPT = 'but keep English words that are asked for, such as "The answer is", as they are.';
  const shown = (given: Partial<Question>, set: "standard" | "terse" = "standard") =>
    questionValues(numberQuestion(given), wordingOf(set)).question;

  it.each(["number", "choice", "yesno", "truefalse", "string"] as const)(
    "asks for a reply in the language of a question in another script: %s",
    (answerType) => {
      const question = numberQuestion({ text: CHINESE, answerType });
      expect(shown(question)).toBe(
        `${questionText(question, "standard")}\n\nReply in the language of the question, ${KEPT}`,
      );
    },
  );

  it("names no marker to prose, which has none", () => {
    expect(shown({ text: "Сколько будет дважды два?", answerType: "text" })).toBe(
      "Сколько будет дважды два?\n\nReply in the language of the question, but keep English words that are asked for as they are.",
    );
  });

  it.each<[string, Partial<Question>]>([
    ["asks for a query", { text: CHINESE, answerType: "sql" }],
    ["asks for a translation into English", { text: CHINESE, answerType: "translation" }],
    ["is in English", {}],
    ["has Greek letters as symbols", { text: "What is 2π + α for α = 3 and β = πα?" }],
    ["is about Chinese words", { text: "What does 你好 mean?" }],
    ["is in another language of Latin letters", { text: "Wie viele Äpfel übrig? Où ça?" }],
    ["has a passage in another script", { context: CHINESE, text: "How many pens?" }],
    ["has no letters", { text: "12 + 9 = ?" }],
    ["has letters of formulas", { text: "If 𝑓(𝑥) = 𝑥² + 𝑏𝑥 + 𝑐 and 𝑓(𝑎) = 𝑓(𝑏), find 𝑎 + 𝑏." }],
    ["is a formula", { text: "√2·π ≈ ?" }],
    ["quotes another script", { text: "Who wrote “床前明月光，疑是地上霜”?" }],
  ])("asks for no language where the question %s", (_why, given) => {
    expect(shown(given)).toBe(questionText(numberQuestion(given), "standard"));
  });

  it.each(["“", "「", "《"])("reads a question of 100,000 marks %s that open a quotation", (mark) => {
    const text = mark.repeat(100_000);
    expect(shown({ text })).toBe(text);
  });

  it("asks for no language with the terse set, and stores a task without the request", () => {
    expect(shown({ text: CHINESE }, "terse")).toBe(CHINESE);
    expect(taskText(numberQuestion({ text: CHINESE }))).toBe(CHINESE);
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
