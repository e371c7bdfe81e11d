import { letterOf } from "../../../core/letters.ts";
import { inferAnswerType, type AnswerType, type Choice, type Question } from "../../../core/question.ts";
import {
  commonRequest,
  type CommonRequest,
  type RunChoices,
} from "../../components/run-choices/run-choices.ts";
import type { DatabasePreview } from "../../../engine/contract/databases.ts";
import type { AskRequest } from "../../../engine/contract/requests.ts";
import type { Settings } from "../../../engine/contract/settings.ts";

/** What a person is writing before it is asked. */
export interface Draft {
  readonly question: string;
  /** Texts of the choices; their labels are given by their order. Empty ones do not count. */
  readonly choices: readonly string[];
  readonly context: string;
  /** Null: read off the question. */
  readonly answerType: AnswerType | null;
  /** What a question that is answered with SQL is about. */
  readonly database: DatabasePreview | null;
}

/** Another draft, or what makes it of the one that stands there by then. */
export type DraftChange = Draft | ((now: Draft) => Draft);

export const EMPTY_DRAFT: Draft = {
  question: "",
  choices: [],
  context: "",
  answerType: null,
  database: null,
};

/** Kinds of answer that can be asked for here. */
export const ASKED_TYPES = ["number", "yesno", "truefalse", "string", "sql", "translation", "text"] as const;

/** Whether two drafts ask the same, whatever space stands around their texts. */
export function isSameDraft(left: Draft, right: Draft): boolean {
  return JSON.stringify(trimmed(left)) === JSON.stringify(trimmed(right));
}

function trimmed(draft: Draft) {
  const { question, context, answerType, database } = draft;
  const choices = choicesOf(draft).map(({ text }) => text);
  return [question.trim(), choices, context.trim(), answerType, database?.data];
}

/** The choices that count. */
export function choicesOf({ choices }: Draft): readonly Choice[] {
  return choices
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text, index) => ({ label: letterOf(index), text }));
}

/** What is asked by now; its type of answer is read off it unless it was chosen. */
export function askedOf(draft: Draft): Pick<Question, "text" | "answerType" | "context"> {
  const choices = choicesOf(draft);
  const text = draft.question.trim();
  const context = draft.context.trim();
  const chosen = choices.length === 0 ? draft.answerType : null;
  return {
    text,
    answerType: chosen ?? inferAnswerType(text, choices),
    ...(context !== "" && { context }),
  };
}

/** Whether the question is answered with SQL; choices make it another one. */
export function asksForSql(draft: Draft): boolean {
  return draft.answerType === "sql" && choicesOf(draft).length === 0;
}

/** The draft with a database, which may have taken its time: by now the question may be another one that needs none. */
export function withDatabase(draft: Draft, database: DatabasePreview | null): Draft {
  return draft.answerType === "sql" ? { ...draft, database } : draft;
}

/** Why the draft cannot be asked yet; null: it can. A single choice is none. */
export function obstacleTo(draft: Draft): "noQuestion" | "oneChoice" | "noDatabase" | null {
  if (draft.question.trim() === "") return "noQuestion";
  if (choicesOf(draft).length === 1) return "oneChoice";
  return asksForSql(draft) && draft.database === null ? "noDatabase" : null;
}

/**
 * What is asked of the engine.
 * @param settings undefined until they were read: they say what is kept, and how models are run
 * @returns null while it cannot be asked
 */
export function askRequest(
  draft: Draft,
  choices: RunChoices,
  settings: Pick<Settings, "runtime"> | undefined,
): AskRequest | null {
  if (settings === undefined || obstacleTo(draft) !== null) return null;
  return requestOf(draft, commonRequest(choices, settings));
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
    ...(asksForSql(draft) && draft.database !== null && { database: draft.database.data }),
  };
}

/** What a question of a kind must come with; what it says makes no difference to the cost. */
const COMES_WITH: Partial<Record<AnswerType, Pick<AskRequest, "choices" | "database">>> = {
  choice: { choices: ["A", "B"].map((label) => ({ label, text: "?" })) },
  sql: { database: "?" },
};

/** A request of the same cost: of the draft, the kind of answer makes a difference to it, and its words none. */
export function costRequest(draft: Draft, common: CommonRequest): AskRequest {
  const { answerType } = askedOf(draft);
  return { question: "?", answerType, ...COMES_WITH[answerType], ...common };
}

/** A draft that was stored. @param stored what JSON.parse gave */
export function readDraft(stored: unknown): Draft {
  if (typeof stored !== "object" || stored === null) return EMPTY_DRAFT;
  const { question, choices, context, answerType, database } = stored as Readonly<Record<string, unknown>>;
  return {
    question: typeof question === "string" ? question : "",
    choices: Array.isArray(choices) ? choices.filter((choice) => typeof choice === "string") : [],
    context: typeof context === "string" ? context : "",
    answerType: ASKED_TYPES.find((type) => type === answerType) ?? null,
    database: isPreview(database) ? database : null,
  };
}

function isPreview(stored: unknown): stored is DatabasePreview {
  if (typeof stored !== "object" || stored === null) return false;
  const { data, name, schema, tables, notes } = stored as Readonly<Record<string, unknown>>;
  const texts = [data, name, schema].every((text) => typeof text === "string");
  return texts && Array.isArray(tables) && Array.isArray(notes);
}

/**
 * A question that was asked, to be changed or asked again. A type of answer that is read off it anyway stays unchosen, so that
 * it is read off the changed question too. A run does not say where its database lay.
 * @param atHand a database that may be the same one: it stays then, and any other must be chosen again
 */
export function draftOf(asked: Question, atHand: Draft["database"] = null): Draft {
  const { text, choices, context, answerType, database } = asked;
  const isReadOff = answerType === inferAnswerType(text, choices);
  return {
    question: text,
    choices: choices.map((choice) => choice.text),
    context: context ?? "",
    answerType: isReadOff ? null : (ASKED_TYPES.find((type) => type === answerType) ?? null),
    database: isSameDatabase(atHand, database) ? atHand : null,
  };
}

function isSameDatabase(atHand: Draft["database"], asked: Question["database"]): boolean {
  return atHand !== null && atHand.name === asked?.name && atHand.schema === asked.schema;
}
