import { figuresOf } from "../../core/evaluation/figures.ts";
import type { OptionValue } from "../../core/events.ts";
import type { Axis } from "../../core/sweep/cell.ts";
import { goldOf } from "../../core/transcript.ts";
import { isSweep, type ExportedQuestion, type ExportSource } from "./source.ts";

export type CellValue = string | number | boolean | null;

/** A column of the table that has one row a question. */
export interface QuestionColumn {
  readonly name: string;
  /** Of every value that is not null; `count`: a whole number from 0 to 2³² − 1. */
  readonly type: "text" | "number" | "count" | "boolean";
  readonly value: (asked: ExportedQuestion) => CellValue;
}

const QUESTION_COLUMNS: readonly QuestionColumn[] = [
  text("id", ({ question }) => question.id),
  text("question", ({ question }) => question.asked.text),
  text("answer", ({ question }) => question.result?.answer ?? null),
  text("gold", ({ question }) => goldOf(question)),
  {
    name: "correct",
    type: "boolean",
    // An exemplar has no part in any score.
    value: ({ question: { asked, result } }) => (asked.exemplar ? null : (result?.correct ?? null)),
  },
  number("score", ({ question }) => question.result?.score ?? null),
  text("difficulty", ({ question: { result, known } }) => result?.difficulty ?? known?.difficulty ?? null),
  text("state", ({ question }) => question.state),
  count("calls", ({ question }) => question.calls),
  count("prompt_tokens", ({ question }) => question.tokens.prompt),
  count("cached_tokens", ({ question }) => question.tokens.cached),
  count("generated_tokens", ({ question }) => question.tokens.generated),
  number("seconds", ({ question }) => figuresOf(question)?.seconds ?? null),
  count("cut_off_replies", ({ question }) => question.result?.cutOff ?? null),
];

const METHOD_COLUMNS: readonly QuestionColumn[] = [
  text("strategy", ({ details }) => details.strategy),
  text("model", ({ details }) => details.model),
  count("seed", ({ details }) => details.manifest.seed),
];

const SWEEP_COLUMNS: readonly QuestionColumn[] = [
  count("cell", ({ place }) => place?.cell.cell ?? null),
  count("repeat", ({ place }) => place?.repeat.repeat ?? null),
  ...METHOD_COLUMNS,
];

/** Behind all others, so that scripts find these where they were. */
const RUN_COLUMNS: readonly QuestionColumn[] = [text("run", ({ details }) => details.run), ...METHOD_COLUMNS];

/**
 * The columns of a run, which end with what it is; those of a sweep begin with the cell, and with one column for each of its
 * axes.
 */
export function columnsOf(source: ExportSource): readonly QuestionColumn[] {
  if (!isSweep(source)) return [...QUESTION_COLUMNS, ...RUN_COLUMNS];
  const fixed = [...SWEEP_COLUMNS, ...QUESTION_COLUMNS].map(({ name }) => name);
  const axes = source.sweep.report.axes.filter(({ name }) => name !== "strategy");
  return [...SWEEP_COLUMNS, ...axes.map((axis) => axisColumn(axis, fixed)), ...QUESTION_COLUMNS];
}

/** @param taken names of other columns; an option that is called like one of them is told from it */
function axisColumn({ name, values }: Axis, taken: readonly string[]): QuestionColumn {
  const type = typeOf(values);
  return {
    name: taken.includes(name) ? `option_${name}` : name,
    type,
    value: ({ place }) => {
      const value = place?.cell.settings[name];
      if (value === undefined) return null;
      return type === "text" ? String(value) : value;
    },
  };
}

function typeOf(values: readonly OptionValue[]): QuestionColumn["type"] {
  if (values.every((value) => typeof value === "number")) return "number";
  return values.every((value) => typeof value === "boolean") ? "boolean" : "text";
}

function text(name: string, value: (asked: ExportedQuestion) => string | null): QuestionColumn {
  return { name, type: "text", value };
}

function number(name: string, value: (asked: ExportedQuestion) => number | null): QuestionColumn {
  return { name, type: "number", value };
}

function count(name: string, value: (asked: ExportedQuestion) => number | null): QuestionColumn {
  return { name, type: "count", value };
}
