import { Progress, UnstyledButton } from "@mantine/core";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EvalReport } from "../../../../core/evaluation/evaluate.ts";
import { count, duration, percent } from "../../../components/numbers.ts";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import { useNavigation } from "../../../state/navigation.ts";
import { useFollowing } from "../../../state/use-following.ts";
import type { Evaluation } from "../evaluations.ts";
import { optionNotes } from "../methods/option-notes.ts";
import { questionsOf, reportSoFar, secondsLeft } from "./figures.ts";
import { IntervalBar } from "./interval-bar.tsx";
import { intervalWords, scoreWords } from "./interval-words.ts";
import { RowActions } from "./row-actions.tsx";
import { RowState } from "./row-state.tsx";
import { standingOf } from "./standing.ts";
import classes from "./results.module.css";

/** One method's figures so far. Its name shows the questions below. */
export function ResultRow({
  evaluation,
  shown,
  now,
  showFile,
}: {
  readonly evaluation: Evaluation;
  readonly shown: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly showFile: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const followed = useFollowing(evaluation.run);
  const { transcript } = followed;
  const report = useMemo(() => reportSoFar(transcript), [transcript]);
  const { run, request, file } = evaluation;
  const standing = standingOf(evaluation, followed);
  const total = questionsOf(transcript);
  const title = strategyTitle(request.strategy ?? "", t);
  const choices = {
    strategy: request.strategy ?? "",
    options: transcript.manifest?.options ?? request.options ?? {},
    seed: transcript.manifest?.seed ?? request.seed ?? 0,
  };
  const notes = [optionNotes(choices, t), request.model, showFile ? file : ""];
  return (
    <tr data-shown={shown}>
      <th scope="row" className={classes.method}>
        {run === null ? (
          <span className={classes.name}>{title}</span>
        ) : (
          <UnstyledButton
            className={classes.name}
            aria-expanded={shown}
            title={t("evaluate.results.show")}
            onClick={() => go("evaluate", shown ? null : run)}
          >
            {title}
          </UnstyledButton>
        )}
        <small>{notes.filter(Boolean).join(" · ")}</small>
      </th>
      <td className={classes.done}>
        {total > 0 && (
          <>
            {t("evaluate.results.of", { done: transcript.totals.done, total })}
            <Progress value={(100 * transcript.totals.done) / total} size={4} aria-hidden />
          </>
        )}
        <RowState standing={standing} error={evaluation.error ?? followed.end?.error ?? followed.problem} />
        {standing === "running" && <TimeLeft seconds={secondsLeft(transcript, now)} />}
      </td>
      <td className={classes.accuracy}>
        {report.interval !== null && (
          <span>
            <strong>{percent(report.accuracy)}</strong> <small>{intervalWords(report.interval)}</small>
          </span>
        )}
        {report.score !== null && (
          <span>
            {t("evaluate.details.score")} <strong>{report.score.mean.toFixed(1)}</strong>{" "}
            <small>{scoreWords(report.score.interval)}</small>
          </span>
        )}
        {(report.interval !== null || report.score === null) && (
          <IntervalBar share={report.accuracy} interval={report.interval} />
        )}
      </td>
      <Figures report={report} />
      <td>
        <RowActions evaluation={evaluation} standing={standing} title={title} />
      </td>
    </tr>
  );
}

/** The cells of figures before there are any. */
const NOTHING = [false, false, true, true, false].map((wide, index) => <td key={index} data-wide={wide} />);

function Figures({ report }: { readonly report: EvalReport }): ReactNode {
  const { t, i18n } = useTranslation();
  const { questions, unanswered, failed, perQuestion } = report;
  const { calls, tokens, seconds } = perQuestion;
  if (questions === 0) return NOTHING;
  return (
    <>
      <td data-align="end">{unanswered}</td>
      <td data-align="end" data-bad={failed > 0}>
        {failed}
      </td>
      <td data-align="end" data-wide>
        {calls.toFixed(calls < 10 && !Number.isInteger(calls) ? 1 : 0)}
      </td>
      <td data-align="end" data-wide>
        {count(Math.round(tokens.prompt + tokens.generated), i18n.language)}
      </td>
      <td data-align="end">{duration(seconds, t)}</td>
    </>
  );
}

function TimeLeft({ seconds }: { readonly seconds: number | null }): ReactNode {
  const { t } = useTranslation();
  return (
    <small className={classes.left}>
      {seconds === null
        ? t("evaluate.results.noPace")
        : t("evaluate.results.left", { time: duration(seconds, t) })}
    </small>
  );
}
