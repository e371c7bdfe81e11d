import { sameAnswer } from "../answer.ts";
import { isRight } from "../scoring/given-answer.ts";
import { isBinary } from "../scoring/score.ts";
import type { QuestionTranscript } from "../transcript.ts";
import type { AnalysedRun } from "./analysis.ts";
import { divided, dividedChart, dividedTable, type Divided } from "./divided.ts";
import { note, type Analyst } from "./findings.ts";
import { inEnded, observed } from "./observed.ts";
import { namesOf, singleRuns } from "./settings.ts";
import type { NameId } from "./words.ts";
import { askedRows } from "./worth.ts";

const STATES = [
  "consensus-right",
  "consensus-wrong",
  "judge-right",
  "judge-wrong",
  "not-read",
] as const satisfies readonly NameId[];
type State = (typeof STATES)[number];

/** What becomes of the two stances of a question in the first round, and what the judge makes of it (CFMAD, fig. 4 and 5). */
export const stances: Analyst = {
  lacks: (runs) =>
    runs.some(isDebated)
      ? null
      : "None of these runs is a counterfactual debate on questions with two answers. Make one, on data of answer type yesno or " +
        "truefalse: counterpoint eval --data FILE --strategy cfmad.",

  find(runs) {
    const all = runs.filter(isDebated).flatMap(statesOf);
    const names = namesOf(all);
    return {
      tables: [dividedTable("stances", "state", all, names)],
      charts: [dividedChart("stances", all, names)],
      notes: all.flatMap(({ run, options }) =>
        typeof options.rounds === "number" && options.rounds > 1
          ? [note("rounds-read", { run: run.run, rounds: options.rounds })]
          : [],
      ),
    };
  },
};

function isDebated(run: AnalysedRun): boolean {
  const { strategy, options } = run.manifest;
  return (
    strategy === "cfmad" &&
    options.debate === "counterfactual" &&
    askedRows(run).some(({ answerType }) => isBinary(answerType))
  );
}

function statesOf(run: AnalysedRun): readonly Divided[] {
  const states = inEnded(run, (question) =>
    isBinary(question.asked.answerType) ? [stateOf(question)] : [],
  ).flat();
  return singleRuns([run]).flatMap((single) => divided(single, STATES, states));
}

/**
 * Both sides swapping is no consensus: they disagree as before. Nor is there one where a side's answer is unclear; what the
 * judge then says counts.
 */
function stateOf(question: QuestionTranscript): State {
  const { asked, result } = question;
  if (result === null) return "not-read";
  const [first, second] = [1, 2].map((stance) => afterRound(stance, question));
  if (first != null && second != null && sameAnswer(first, second, asked.answerType)) {
    const right = isRight(first, asked, result);
    return right === null ? "not-read" : right ? "consensus-right" : "consensus-wrong";
  }
  const verdict = observed(question, "judged").at(-1);
  if (verdict?.readable !== true) return "not-read";
  return result.correct === true ? "judge-right" : "judge-wrong";
}

/** What a stance's agent answers in its first rebuttal; null if that cannot be read. */
function afterRound(stance: number, question: QuestionTranscript): string | null {
  return observed(question, "stance-read", `stance-${stance}/rebuttal-1`)[0]?.answer ?? null;
}
