import type { Turn } from "../events.ts";
import type { Exemplar } from "../exemplars/exemplar.ts";
import type { ChatMessage } from "../model.ts";
import type { AnswerType, Question } from "../question.ts";
import { withExemplars } from "./earlier-turns.ts";
import { fewShotPrompts } from "./few-shot.ts";
import { madJudgePrompts } from "./mad-judge.ts";
import { placeLetter } from "./place-letter.ts";
import { fillPrompt, fillText, type Wording } from "./prompt.ts";
import { questionValues } from "./question-text.ts";
import { spoken } from "./spoken.ts";

/** How much debaters are asked to disagree: from full consensus to disagreement on every point (docs/methods.md). */
export const TIT_FOR_TAT = ["0", "1", "2", "3"] as const;

/** A seat in the debate. */
export interface Side {
  /** 1-based place in the order in which the debaters speak. */
  readonly number: number;
  readonly role: "affirmative" | "negative" | "debater";
  /** What a verdict calls it: `affirmative` or `negative`, and the debater's number where there are more than two. */
  readonly id: string;
}

/** What an agent said, and what it holds. */
export interface Statement {
  readonly turn: Turn;
  readonly answer: string | null;
  /** The database's message if the answer is a query that does not run. */
  readonly problem: string | null;
  /** Whether the answer is the turn's query with its wrong names corrected. */
  readonly isMended: boolean;
}

export interface Speech extends Statement {
  readonly side: Side;
  readonly round: number;
}

/** A debate so far: 001's history H, and what it is about. */
export interface Debate {
  readonly question: Question;
  readonly titForTat: (typeof TIT_FOR_TAT)[number];
  /** Whether moderator and judge see the sides in reverse order. */
  readonly swap: boolean;
  /**
   * The exemplars after which the negative side writes its first query, before it has seen the base answer; null if it
   * disagrees with the base answer from the start.
   */
  readonly ownQuery: readonly Exemplar[] | null;
  /** Whether wrong names in queries that do not run are corrected. */
  readonly mendsQueries: boolean;
  readonly sides: readonly Side[];
  readonly base: Statement;
  readonly speeches: readonly Speech[];
}

/** What a side said last; undefined before it spoke. */
export function lastSpeech({ speeches }: Debate, side: Side): Speech | undefined {
  return speeches.findLast((speech) => speech.side.number === side.number);
}

/** What the sides held last, in their order, and the base answer. */
export function heldAnswers(debate: Debate): readonly (string | null)[] {
  return [...debate.sides.map((side) => lastSpeech(debate, side)?.answer ?? null), debate.base.answer];
}

/** The sides in the order in which moderator and judge see them. */
export function sidesShown({ sides, swap }: Debate): readonly Side[] {
  return swap ? sides.toReversed() : sides;
}

/**
 * The next call of a debater. In the standard set it goes on with the debater's own conversation; the practice model
 * knows calls of one message.
 */
export function speechMessages(debate: Debate, side: Side, wording: Wording): readonly ChatMessage[] {
  const prompts = wording.of(madJudgePrompts, debate.question);
  const own = lastSpeech(debate, side);
  if (own === undefined && side.role === "negative" && debate.ownQuery !== null)
    return withExemplars(fewShotPrompts, debate.ownQuery, debate.question, wording);
  const template = own === undefined ? openingOf(side) : "reply";
  const request = fillPrompt(prompts[template], {
    ...questionValues(debate.question, wording),
    titForTat: prompts[`titForTat${debate.titForTat}`].user,
    base: baseText(debate, wording),
    problem: remarkOn(own ?? (side.role === "affirmative" ? debate.base : undefined), debate, wording),
    speeches: heardText(debate, side, wording),
    latest: debate.speeches.at(-1)?.turn.text ?? "",
  });
  if (own === undefined || wording.set === "terse") return request;
  return [...own.turn.messages, { role: "assistant", content: spoken(own.turn.text) }, ...request];
}

/** Whether these prompts tell any side how much to disagree; those of the terse set do not. */
export function tellsLevel(
  level: Debate["titForTat"],
  question: Pick<Question, "answerType">,
  wording: Wording,
): boolean {
  const { affirmative, negative, joining, ...prompts } = wording.of(madJudgePrompts, question);
  const openings = [affirmative, negative, joining].flatMap(({ system, user }) => [system, user]);
  return prompts[`titForTat${level}`].user !== "" && openings.some((text) => text.includes("{titForTat}"));
}

/** What the database said to the side's own query. */
function remarkOn(own: Statement | undefined, { question }: Debate, wording: Wording): string {
  const { problem, corrected } = wording.of(madJudgePrompts, question);
  if (own === undefined) return "";
  if (own.problem !== null) return fillText(problem.user, { message: own.problem });
  return own.isMended ? fillText(corrected.user, { query: own.answer ?? "" }) : "";
}

/** What a turn said, and what the database said to its query. */
function withRemark(statement: Statement, { question }: Debate, wording: Wording): string {
  const { queryFails, queryCorrected } = wording.of(madJudgePrompts, question);
  const { turn, answer, problem, isMended } = statement;
  const speech = spoken(turn.text);
  if (problem !== null) return fillText(queryFails.user, { speech, message: problem });
  return isMended ? fillText(queryCorrected.user, { speech, query: answer ?? "" }) : speech;
}

function openingOf({ role }: Side): "affirmative" | "negative" | "joining" {
  return role === "debater" ? "joining" : role;
}

/** The moderator's call: the standard set shows the whole debate, the practice model knows one speech of each side. */
export function moderatorMessages(debate: Debate, wording: Wording): readonly ChatMessage[] {
  const { moderator, criteria } = wording.of(madJudgePrompts, debate.question);
  return fillPrompt(moderator, {
    ...questionValues(debate.question, wording),
    debate: debateText(debate, wording),
    criteria: criteria.user,
    bareForm: BARE_FORM[debate.question.answerType],
    sides: [...sidesShown(debate).map(({ id }) => `"${id}"`), '"neither"'].join(", "),
  });
}

/** The judge's first call: which answers are there? */
export function candidatesMessages(debate: Debate, wording: Wording): readonly ChatMessage[] {
  const answers = sidesShown(debate).flatMap((side) => lastSpeech(debate, side)?.answer ?? []);
  return fillPrompt(wording.of(madJudgePrompts, debate.question).candidates, {
    ...questionValues(debate.question, wording),
    debate: debateText(debate, wording),
    answers: answers.join(", "),
  });
}

/** The judge's second call, in the same conversation: which of them is right? */
export function decisionMessages(debate: Debate, listed: Turn, wording: Wording): readonly ChatMessage[] {
  const { decision, candidate, criteria } = wording.of(madJudgePrompts, debate.question);
  const candidates = sidesShown(debate).map((side, index) =>
    fillText(candidate.user, {
      letter: placeLetter(index + 1),
      answer: lastSpeech(debate, side)?.answer ?? "none",
    }),
  );
  const request = fillPrompt(decision, {
    ...questionValues(debate.question, wording),
    criteria: criteria.user,
    candidates: candidates.join(""),
  });
  if (wording.set === "terse") return request;
  return [...listed.messages, { role: "assistant", content: spoken(listed.text) }, ...request];
}

/** H as moderator and judge see it, round by round; in the terse set the last round alone. */
function debateText(debate: Debate, wording: Wording): string {
  const { debateSpeech } = wording.of(madJudgePrompts, debate.question);
  const lastRound = debate.speeches.at(-1)?.round ?? 0;
  const rounds =
    wording.set === "terse" ? [lastRound] : Array.from({ length: lastRound }, (_, index) => index + 1);
  return rounds
    .flatMap((round) => sidesShown(debate).map((side) => speechAt(debate, side, round)))
    .filter((speech) => speech !== undefined)
    .map((speech) => {
      const { side, round } = speech;
      return fillText(debateSpeech.user, {
        round: String(round),
        speaker: speakerName(side, debate, wording),
        speech: withRemark(speech, debate, wording),
      });
    })
    .join("");
}

function speechAt({ speeches }: Debate, side: Side, round: number): Speech | undefined {
  return speeches.find((speech) => speech.side.number === side.number && speech.round === round);
}

/**
 * What the other sides said last, in their order; the practice model sees its own words first. What the database says of
 * a query that does not run is for its author and for those who judge, not for the other side.
 */
function heardText(debate: Debate, side: Side, wording: Wording): string {
  const { speech } = wording.of(madJudgePrompts, debate.question);
  const others = debate.sides.filter(({ number }) => number !== side.number);
  const heard = wording.set === "terse" ? [side, ...others] : others;
  return heard
    .map((each) => lastSpeech(debate, each))
    .filter((said) => said !== undefined)
    .map((said, index) =>
      fillText(speech.user, {
        number: String(index + 1),
        speaker: speakerName(said.side, debate, wording),
        speech: said.isMended ? withRemark(said, debate, wording) : spoken(said.turn.text),
      }),
    )
    .join("");
}

function speakerName({ role, number }: Side, { sides }: Debate, { set }: Wording): string {
  if (set === "terse")
    return { affirmative: "Affirmative", negative: "Negative", debater: `Debater ${number}` }[role];
  return sides.length > 2 ? `debater ${number}` : `the ${role} side`;
}

/** The base answer as the affirmative side is told it: what the reply says, if no answer can be read from it. */
function baseText({ base, question }: Debate, { set }: Wording): string {
  if (base.answer === null || set === "terse") return base.answer ?? spoken(base.turn.text);
  if (question.answerType === "sql") return `\`\`\`sql\n${base.answer}\n\`\`\``;
  const choice = question.choices.find(({ label }) => label === base.answer);
  return choice === undefined ? base.answer : `${choice.label}) ${choice.text}`;
}

/** An answer in a field of its own. */
const BARE_FORM: Readonly<Record<AnswerType, string>> = {
  number: "the number alone",
  choice: "the letter of the right option",
  yesno: "yes or no",
  truefalse: "true or false",
  string: "the result alone",
  sql: "the whole SQL query",
  translation: "the whole translation",
  text: "in plain words",
};
