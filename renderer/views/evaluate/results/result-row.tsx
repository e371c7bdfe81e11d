import { Progress, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { duration, percent } from "../../../components/numbers.ts";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import { promptTokens } from "../../../components/token-words.ts";
import { useCount } from "../../../components/use-count.ts";
import { optionNotes } from "../methods/option-notes.ts";
import { IntervalBar } from "./interval-bar.tsx";
import { intervalWords, scoreWords } from "./interval-words.ts";
import type { LineFigures, ResultLine } from "./lines.ts";
import { RowState } from "./row-state.tsx";
import classes from "./results.module.css";

/** The figures of one method on one model so far. Its name shows the questions below. */
export function ResultRow({
  line: { run, strategy, options, model, standing, error, done, total, figures },
  shown,
  onShow,
}: {
  readonly line: ResultLine;
  readonly shown: boolean;
  /** Undefined: there is nothing to choose. @param run null: none is shown any more */
  readonly onShow: ((run: string | null) => void) | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const title = strategyTitle(strategy, t);
  const notes = [optionNotes({ strategy, options }, t), model];
  return (
    <tr data-shown={shown}>
      <th scope="row" className={classes.method}>
        {run === null || onShow === undefined ? (
          <span className={classes.name}>{title}</span>
        ) : (
          <UnstyledButton
            className={classes.name}
            aria-expanded={shown}
            title={t("evaluate.results.show")}
            onClick={() => onShow(shown ? null : run)}
          >
            {title}
          </UnstyledButton>
        )}
        <small>{notes.filter(Boolean).join(" · ")}</small>
      </th>
      <td className={classes.done}>
        {total > 0 && (
          <>
            {t("runs.of", { done, questions: total })}
            <Progress value={(100 * done) / total} size={4} aria-hidden />
          </>
        )}
        <RowState standing={standing} error={error} />
      </td>
      <Accuracy figures={figures} />
      <Costs figures={figures} />
    </tr>
  );
}

function Accuracy({ figures: { accuracy, interval, score } }: { readonly figures: LineFigures }): ReactNode {
  const { t } = useTranslation();
  return (
    <td className={classes.accuracy}>
      {interval !== null && (
        <span>
          <strong>{percent(accuracy)}</strong> <small>{intervalWords(interval)}</small>
        </span>
      )}
      {score !== null && (
        <span>
          {t("evaluate.details.score")} <strong>{score.mean.toFixed(1)}</strong>{" "}
          {score.interval !== null && <small>{scoreWords(score.interval)}</small>}
        </span>
      )}
      {(interval !== null || score === null) && <IntervalBar share={accuracy} interval={interval} />}
    </td>
  );
}

/** The cells of figures before there are any. */
const NOTHING = [false, false, true, true, false].map((wide, index) => <td key={index} data-wide={wide} />);

function Costs({
  figures: { questions, unanswered, failed, perQuestion },
}: {
  readonly figures: LineFigures;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const number = useCount();
  const { calls, tokens, seconds } = perQuestion;
  if (questions === 0) return NOTHING;
  return (
    <>
      <td data-align="end">{number(unanswered)}</td>
      <td data-align="end" data-bad={failed > 0}>
        {number(failed)}
      </td>
      <td data-align="end" data-wide>
        {calls < 10 && !Number.isInteger(calls) ? calls.toFixed(1) : number(Math.round(calls))}
      </td>
      <td data-align="end" data-wide title={promptTokens(tokens, t, i18n.language)}>
        {number(Math.round(tokens.generated))}
      </td>
      <td data-align="end">{duration(seconds, t)}</td>
    </>
  );
}
