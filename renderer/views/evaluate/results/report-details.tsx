import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type {
  CutOffFigures,
  DifficultyFigures,
  EvalReport,
  ScoreFigures,
} from "../../../../core/evaluation/evaluate.ts";
import { percent } from "../../../components/numbers.ts";
import { useCount } from "../../../components/use-count.ts";
import { ExperienceCurve } from "./experience-curve.tsx";
import { IntervalBar } from "./interval-bar.tsx";
import { intervalWords, scoreWords } from "./interval-words.ts";
import classes from "./results.module.css";

/**
 * What some data and methods let be told beside the accuracy: replies that were cut off, how near translations come, macro-F1,
 * accuracy by difficulty, and what became of experience.
 */
export function ReportDetails({ report }: { readonly report: EvalReport }): ReactNode {
  const { t } = useTranslation();
  const { questions, failed, cutOff, score, macroF1, byDifficulty, experience } = report;
  const isCut = cutOff !== null && cutOff.questions > 0;
  if (!isCut && [score, macroF1, byDifficulty, experience].every((part) => part === null)) return null;
  return (
    <div className={classes.details} data-figures>
      {isCut && <CutOff figures={cutOff} questions={questions - failed} />}
      {score !== null && <Score score={score} />}
      {macroF1 !== null && (
        <p>
          <span>{t("evaluate.details.macroF1")}</span> <strong>{macroF1.toFixed(2)}</strong>
        </p>
      )}
      {byDifficulty !== null && <ByDifficulty figures={byDifficulty} />}
      {experience !== null && <ExperienceCurve figures={experience} />}
    </div>
  );
}

function CutOff({
  figures: { questions: cut, maxTokens },
  questions,
}: {
  readonly figures: CutOffFigures;
  /** Those that did not fail. */
  readonly questions: number;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  return (
    <p>
      {t("evaluate.details.cutOff", {
        count: questions,
        cut: number(cut),
        questions: number(questions),
        tokens: t("common.tokens", { count: maxTokens, value: number(maxTokens) }),
        setting: t("strategies.maxTokens"),
      })}
    </p>
  );
}

function Score({ score: { mean, interval, questions } }: { readonly score: ScoreFigures }): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  return (
    <p>
      <span>{t("evaluate.details.score")}</span> <strong>{mean.toFixed(1)}</strong>{" "}
      <small>
        {scoreWords(interval)} ·{" "}
        {t("evaluate.data.questions", { count: questions, value: number(questions) })}
      </small>
    </p>
  );
}

function ByDifficulty({ figures }: { readonly figures: readonly DifficultyFigures[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <table className={classes.difficulties}>
      <caption>{t("evaluate.details.byDifficulty")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("evaluate.details.difficulty")}</th>
          <th scope="col" data-align="end">
            {t("evaluate.details.right")}
          </th>
          <th scope="col">{t("evaluate.results.accuracy")}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ difficulty, questions, correct, accuracy, interval }) => (
          <tr key={difficulty}>
            <th scope="row">{difficulty}</th>
            <td data-align="end">{t("runs.of", { done: correct, questions })}</td>
            <td className={classes.difficultyBar}>
              <span>
                <strong>{percent(accuracy)}</strong> <small>{intervalWords(interval)}</small>
              </span>
              <IntervalBar share={accuracy} interval={interval} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
