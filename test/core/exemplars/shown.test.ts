import { describe, expect, it } from "vitest";
import type { Exemplar } from "../../../core/exemplars/exemplar.ts";
import { builtInFor, exemplarsFor, suitableFor } from "../../../core/exemplars/shown.ts";
import { ANSWER_TYPES, type Question } from "../../../core/question.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

const sum = (text: string): Exemplar => ({
  question: numberQuestion({ id: text, text }),
  answer: "2",
});

interface Asked {
  readonly question: Question;
  readonly shots: number;
}

const shown = (
  exemplars: readonly Exemplar[] | undefined,
  { question = numberQuestion(), shots = 4 }: Partial<Asked> = {},
) => {
  const context = scriptedContext(() => "", exemplars === undefined ? {} : { exemplars });
  const texts = exemplarsFor(question, shots, context).map((exemplar) => exemplar.question.text);
  return { texts, observations: context.observations };
};

describe("the exemplars of a question", () => {
  it.each(ANSWER_TYPES)("are built-in ones of its own type of answer without a file: %s", (answerType) => {
    const question = numberQuestion({ answerType });
    const exemplars = builtInFor(question, 8);
    expect(exemplars.map((exemplar) => exemplar.question.answerType)).toEqual(Array(4).fill(answerType));
  });

  it("are those of a file alone, if it has any that suit", () => {
    const { texts, observations } = shown([sum("one?"), sum("two?")], { shots: 3 });
    expect(texts).toEqual(["one?", "two?"]);
    expect(observations).toMatchObject([
      { kind: "exemplars-shown", source: "file", exemplars: ["one?", "two?"] },
    ]);
  });

  it("are no more than asked for", () => {
    expect(shown([sum("one?"), sum("two?"), sum("three?")], { shots: 2 }).texts).toEqual(["one?", "two?"]);
  });

  it("never are the question itself", () => {
    const [built] = builtInFor(numberQuestion(), 1);
    const question = numberQuestion({ id: "other", text: built?.question.text ?? "" });
    expect(shown([sum(question.text), sum("one?")], { question }).texts).not.toContain(question.text);
  });

  it("may be in the same words about another database, or about another passage", () => {
    const database = { name: "pets.sqlite", schema: "CREATE TABLE pet (\n  name TEXT\n);" };
    const question = numberQuestion({ text: "How many?", database });
    const about = (name: string): Exemplar => ({ ...sum("How many?"), database: name });
    expect(suitableFor(question, [about("cats"), about("pets"), sum("How many?")])).toEqual([about("cats")]);
    const passage = numberQuestion({ text: "How many?", context: "Ann has two pens." });
    expect(suitableFor(passage, [sum("How many?")])).toHaveLength(1);
  });

  it("never are the question itself with other white space, or with its choices in another order", () => {
    const tidied = numberQuestion({ text: "How many?", context: "Ann has two pens." });
    const untidied = numberQuestion({ text: " How  many?", context: "Ann has\ntwo pens." });
    expect(suitableFor(tidied, [{ question: untidied, answer: "2" }])).toEqual([]);
    const asked = choiceQuestion();
    const choices = asked.choices.toReversed();
    expect(suitableFor(asked, [{ question: { ...asked, choices }, answer: "A" }])).toEqual([]);
  });

  it("may offer other choices in the same words", () => {
    const choices = ["Ice is warm.", "Ice is cold."].map((text, at) => ({ label: "AB".charAt(at), text }));
    const other = { question: choiceQuestion({ choices }), answer: "B" };
    expect(suitableFor(choiceQuestion(), [other])).toEqual([other]);
  });

  it("are the first so many", () => {
    const first = { question: { ...choiceQuestion(), text: "Where do trains stop?" }, answer: "A" };
    const second = { question: { ...choiceQuestion(), text: "Where do ships stop?" }, answer: "A" };
    expect(suitableFor(choiceQuestion(), [first, second], 1)).toEqual([first]);
  });

  it("are built-in ones if the file has none of this type, with a warning", () => {
    const { texts, observations } = shown([sum("one?")], { question: choiceQuestion() });
    expect(texts).toHaveLength(4);
    expect(observations).toMatchObject([
      { kind: "warning" },
      { kind: "exemplars-shown", source: "built-in" },
    ]);
    expect(JSON.stringify(observations)).toContain("type choice");
  });
});
