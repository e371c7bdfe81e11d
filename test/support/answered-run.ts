import type { AnalysedRun } from "../../core/analyses/analysis.ts";
import type { QuestionRow } from "../../core/evaluation/question-row.ts";
import type { OptionValue } from "../../core/events.ts";
import type { Question } from "../../core/question.ts";
import { isCorrect } from "../../core/scoring/score.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import { analysedRun, questionRow, type GivenRun, type Said } from "./analysed-runs.ts";
import { scriptedContext, type ScriptedReply } from "./scripted-context.ts";

/** A question, its right answer, and what the model says by the path of the call. */
export interface ScriptedQuestion {
  readonly asked: Question;
  readonly gold: string;
  readonly replies: Readonly<Record<string, ScriptedReply>>;
}

/** The stored run of a real method on a scripted model: its transcripts have what the method records. */
export async function answeredRun(
  strategy: Strategy,
  options: Readonly<Record<string, OptionValue>>,
  questions: readonly ScriptedQuestion[],
  given: GivenRun = {},
): Promise<AnalysedRun> {
  const rows: QuestionRow[] = [];
  const said: Record<string, Said> = {};
  for (const question of questions) {
    const { asked, gold, replies } = question;
    const context = scriptedContext(({ path }) => replies[path] ?? "");
    const outcome = await strategy.run(asked, defaulted(strategy, options), context).catch(() => null);
    const answer = outcome?.answer ?? null;
    const correct = isCorrect(answer, { ...withoutDatabase(asked), dataset: "", gold, acceptedAnswers: [] });
    rows.push(
      questionRow(asked.id, correct, {
        ...{ answer, gold, answerType: asked.answerType, agreement: outcome?.agreement ?? null },
        outcome: outcome === null ? "failed" : answer === null ? "unanswered" : "answered",
      }),
    );
    const observations = context.observations.map(({ at, ...observation }) => ({
      ...{ after: 0, path: at, observation },
    }));
    said[asked.id] = { asked, observations };
  }
  return analysedRun({ strategy: strategy.id, options: defaulted(strategy, options), rows, said, ...given });
}

function defaulted(
  { options: table }: Strategy,
  options: Readonly<Record<string, OptionValue>>,
): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, option]) => [name, options[name] ?? option.default]),
  );
}

function withoutDatabase({ id, text, answerType, choices }: Question) {
  return { id, text, answerType, choices };
}
