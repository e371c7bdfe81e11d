import type { AnswerType, Choice, Question } from "../../../core/question.ts";
import type { CommonRequest } from "../../components/run-choices/run-choices.ts";
import type { AskRequest } from "../../../engine/contract/requests.ts";

/** What a person is writing before it is asked. */
export interface Draft {
  readonly question: string;
  /** Texts of the choices; their labels are given by their order. Empty ones do not count. */
  readonly choices: readonly string[];
  readonly context: string;
  /** Null: read off the question. */
  readonly answerType: AnswerType | null;
}

export const EMPTY_DRAFT: Draft = { question: "", choices: [], context: "", answerType: null };

/** Kinds of answer that can be asked for here. */
export const ASKED_TYPES = ["number", "yesno", "truefalse", "string", "translation", "text"] as const;

/** The label of a choice by its place: A, B … Z, AA … */
export function choiceLabel(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : choiceLabel(Math.floor(index / 26) - 1) + letter;
}

/** The choices that count. */
export function choicesOf({ choices }: Draft): readonly Choice[] {
  return choices
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text, index) => ({ label: choiceLabel(index), text }));
}

/** Whether the draft can be asked; a single choice is none. */
export function canBeAsked(draft: Draft): boolean {
  return draft.question.trim() !== "" && choicesOf(draft).length !== 1;
}

/** The draft as a request. */
export function requestOf(draft: Draft, common: CommonRequest): AskRequest {
  const choices = choicesOf(draft);
  const context = draft.context.trim();
  return {
    ...common,
    question: draft.question.trim(),
    choices,
    ...(context !== "" && { context }),
    ...(choices.length === 0 && draft.answerType !== null && { answerType: draft.answerType }),
  };
}

/** A draft that was stored. @param stored what JSON.parse gave */
export function readDraft(stored: unknown): Draft {
  if (typeof stored !== "object" || stored === null) return EMPTY_DRAFT;
  const { question, choices, context, answerType } = stored as Readonly<Record<string, unknown>>;
  return {
    question: typeof question === "string" ? question : "",
    choices: Array.isArray(choices) ? choices.filter((choice) => typeof choice === "string") : [],
    context: typeof context === "string" ? context : "",
    answerType: ASKED_TYPES.find((type) => type === answerType) ?? null,
  };
}

/** A question that was asked, to be changed or asked again. */
export function draftOf({ text, choices, context, answerType }: Question): Draft {
  return {
    question: text,
    choices: choices.map((choice) => choice.text),
    context: context ?? "",
    answerType: ASKED_TYPES.find((type) => type === answerType) ?? null,
  };
}
