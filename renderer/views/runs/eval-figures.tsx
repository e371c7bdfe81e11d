import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunTranscript } from "../../../core/transcript.ts";
import { duration, percent } from "../../components/numbers.ts";
import { useCount } from "../../components/use-count.ts";
import { promptTokens } from "../../components/token-words.ts";
import { questionsOf, reportSoFar } from "../evaluate/results/figures.ts";
import { IntervalBar } from "../evaluate/results/interval-bar.tsx";
import { intervalWords } from "../evaluate/results/interval-words.ts";
import classes from "./runs.module.css";
import { Figure } from "../../components/figure.tsx";

/** So many times the run's time is taken by its questions together only if several went on at a time. */
const AT_A_TIME = 1.2;

/** The figures of an evaluation, at its end or so far. */
export function EvalFigures({ transcript }: { readonly transcript: RunTranscript }): ReactNode {
  const { t, i18n } = useTranslation();
  const number = useCount();
  const report = reportSoFar(transcript);
  const { accuracy, interval, questions, correct, unanswered, failed, calls, tokens, seconds } = report;
  const each = (value: string) => t("runs.each", { value });
  const { perQuestion } = report;
  const prompts = promptTokens(tokens, t, i18n.language);
  const areAtATime = perQuestion.seconds * questions > AT_A_TIME * seconds;
  return (
    <dl className={classes.figures} data-figures>
      <div>
        <dt>{t("evaluate.results.accuracy")}</dt>
        <dd>
          {percent(accuracy)} {interval !== null && <small>{intervalWords(interval)}</small>}
          <div className={classes.bar}>
            <IntervalBar share={accuracy} interval={interval} />
          </div>
        </dd>
      </div>
      <Figure
        name={t("evaluate.results.done")}
        value={t("runs.of", { done: transcript.done, questions: questionsOf(transcript) })}
      />
      <Figure name={t("runs.right")} value={number(correct)} />
      <Figure name={t("evaluate.results.unanswered")} value={number(unanswered)} />
      <Figure name={t("evaluate.results.failed")} value={number(failed)} />
      <Figure
        name={t("evaluate.columns.calls")}
        value={number(calls)}
        note={each(perQuestion.calls.toFixed(1))}
      />
      <Figure
        name={t("runs.tokens")}
        value={number(tokens.generated)}
        note={`${prompts} · ${each(number(Math.round(perQuestion.tokens.generated)))}`}
      />
      <Figure
        name={t("evaluate.columns.time")}
        value={duration(seconds, t)}
        note={t(areAtATime ? "runs.eachAtATime" : "runs.each", { value: duration(perQuestion.seconds, t) })}
      />
    </dl>
  );
}
