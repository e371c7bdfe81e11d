import Papa from "papaparse";
import { figuresOf } from "../../core/evaluation/evaluate.ts";
import type { RunDetails } from "../contract/reports.ts";

/** What a spreadsheet would take for a formula; a number with a sign is none. */
const FORMULA = /^(?![+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$)[=+\-@\t\r]/i;

/** One line a question. Cells that a spreadsheet would take for formulas begin with an apostrophe. */
export function runAsCsv({ transcripts }: RunDetails): string {
  const rows = transcripts.map((question) => ({
    id: question.id,
    question: question.asked.text,
    answer: question.result?.answer ?? "",
    gold: question.result?.gold ?? question.known?.gold ?? "",
    correct: question.result?.correct ?? "",
    score: question.result?.score ?? "",
    difficulty: question.result?.difficulty ?? question.known?.difficulty ?? "",
    state: question.state,
    calls: question.calls,
    prompt_tokens: question.tokens.prompt,
    cached_tokens: question.tokens.cached,
    generated_tokens: question.tokens.generated,
    seconds: figuresOf(question)?.seconds ?? "",
  }));
  return `${Papa.unparse(rows, { escapeFormulae: FORMULA, columns: COLUMNS })}\r\n`;
}

const COLUMNS = [
  "id",
  "question",
  "answer",
  "gold",
  "correct",
  "score",
  "difficulty",
  "state",
  "calls",
  "prompt_tokens",
  "cached_tokens",
  "generated_tokens",
  "seconds",
];
