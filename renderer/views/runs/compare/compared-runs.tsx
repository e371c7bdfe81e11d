import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedRun } from "../../../../core/comparison/comparison.ts";
import { percent } from "../../../../core/figure-words.ts";
import { letterOf } from "../../../../core/letters.ts";
import { count } from "../../../components/numbers.ts";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { useNavigation } from "../../../state/navigation.ts";
import { IntervalBar } from "../../evaluate/results/interval-bar.tsx";
import { scoreWords } from "../../evaluate/results/interval-words.ts";
import { shareIntervalWords } from "../analyses/value-words.ts";
import tables from "../../../components/figures-table.module.css";
import classes from "./compare.module.css";
import { withFirst } from "./pairs.ts";
import { runName, runNotes } from "./run-names.ts";

/** The figures of every run on the questions that all of them have. The others are compared with the first. */
export function ComparedRuns({
  runs,
  asked,
}: {
  readonly runs: readonly ComparedRun[];
  /** As they were asked for: a sweep stands for the runs of its cells. */
  readonly asked: readonly string[];
}): ReactNode {
  const { t } = useTranslation();
  const { go, goToComparison } = useNavigation();
  const scored = runs.some(({ score }) => score !== null);
  return (
    <ScrollBox className={classes.scroll} name={t("compare.runs.title")}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t("compare.runs.run")}</th>
            <th scope="col" data-align="end">
              {t("compare.runs.right")}
            </th>
            <th scope="col">{t("evaluate.results.accuracy")}</th>
            {scored && (
              <th scope="col" data-align="end">
                {t("evaluate.details.score")}
              </th>
            )}
            <th scope="col" data-align="end">
              {t("compare.runs.generated")}
            </th>
            <th scope="col" data-align="end">
              {t("evaluate.results.callsEach")}
            </th>
            <th scope="col">{t("compare.runs.first")}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run, place) => (
            <tr key={run.run}>
              <th scope="row">
                <button type="button" className={classes.link} onClick={() => go("runs", run.run)}>
                  {runName(run, place, t)}
                </button>
                <small>{runNotes(run, t)}</small>
              </th>
              <td data-align="end">
                {run.compared === 0 ? "–" : t("runs.of", { done: run.correct, questions: run.compared })}
              </td>
              <Accuracy run={run} />
              {scored && <Score run={run} />}
              <Costs run={run} />
              <td>
                {place === 0 ? (
                  t("compare.runs.isFirst")
                ) : (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t("compare.runs.makeFirstNamed", { name: letterOf(place) })}
                    onClick={() => goToComparison(withFirst(run.run, asked))}
                  >
                    {t("compare.runs.makeFirst")}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Accuracy({ run: { accuracy, interval } }: { readonly run: ComparedRun }): ReactNode {
  return (
    <td className={classes.accuracy}>
      {accuracy === null ? (
        "–"
      ) : (
        <>
          <strong>{percent(accuracy)}</strong>{" "}
          {interval !== null && <small>{shareIntervalWords(interval)}</small>}
          <IntervalBar share={accuracy} interval={interval} />
        </>
      )}
    </td>
  );
}

function Score({ run: { score, scoreInterval } }: { readonly run: ComparedRun }): ReactNode {
  return (
    <td data-align="end">
      {score?.toFixed(1) ?? "–"} {scoreInterval !== null && <small>{scoreWords(scoreInterval)}</small>}
    </td>
  );
}

function Costs({ run: { generated, calls } }: { readonly run: ComparedRun }): ReactNode {
  const { i18n } = useTranslation();
  return (
    <>
      <td data-align="end">{count(Math.round(generated), i18n.language)}</td>
      <td data-align="end">{count(Math.round(10 * calls) / 10, i18n.language)}</td>
    </>
  );
}
