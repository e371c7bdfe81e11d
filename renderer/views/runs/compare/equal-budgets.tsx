import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedRun, EqualBudget } from "../../../../core/comparison/comparison.ts";
import { percent, pValue } from "../../../../core/figure-words.ts";
import { Read } from "../../../components/read.tsx";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { useCount } from "../../../components/use-count.ts";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { COMPARISON_KEY } from "../../../state/runs.ts";
import { workedOut, type Finality } from "../../../state/finality.ts";
import { shareIntervalWords } from "../analyses/value-words.ts";
import tables from "../../../components/figures-table.module.css";
import classes from "./compare.module.css";
import { differenceIntervalWords, differenceWords } from "./difference-words.ts";
import { runName } from "./run-names.ts";

const COLUMNS = ["generated", "samples", "reference", "difference", "p"] as const;

/** Each run against self-consistency that generates as many tokens. */
export function EqualBudgets({
  runs,
  finality,
}: {
  /** As they were asked for: a sweep stands for the runs of its cells. */
  readonly runs: readonly string[];
  readonly finality: Finality | undefined;
}): ReactNode {
  const comparison = useEngineQuery(
    [...COMPARISON_KEY, runs, finality, "tokens"],
    (client) => client.runs.compare({ runs, budget: "tokens" }),
    workedOut(finality),
  );
  return (
    <Read query={comparison}>{(read) => <BudgetTable runs={read.runs} budgets={read.budget ?? []} />}</Read>
  );
}

/** The runs of a comparison at equal tokens, and what self-consistency comes to for as many. */
export function BudgetTable({
  runs,
  budgets,
}: {
  readonly runs: readonly ComparedRun[];
  readonly budgets: readonly EqualBudget[];
}): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <ScrollBox className={classes.scroll} name={t("compare.budget.title")}>
        <table className={tables.table}>
          <caption>{t("compare.budget.title")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("compare.runs.run")}</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col" data-align="end">
                  {t(`compare.budget.${name}`)}
                </th>
              ))}
              <th scope="col" data-align="end">
                {t("compare.figures.adjusted")}
              </th>
            </tr>
          </thead>
          <tbody>
            {budgets.map((budget) => (
              <BudgetRow key={budget.run} runs={runs} budget={budget} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {budgets.some(({ beyond }) => beyond) && <p className={classes.note}>{t("compare.budget.beyond")}</p>}
    </>
  );
}

function BudgetRow({
  runs,
  budget: { run, generated, samples, reference, beyond, pair },
}: {
  readonly runs: readonly ComparedRun[];
  readonly budget: EqualBudget;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const place = runs.findIndex((one) => one.run === run);
  const own = runs[place];
  return (
    <tr>
      <th scope="row">{own === undefined ? run : runName(own, place, t)}</th>
      <td data-align="end">{number(Math.round(generated))}</td>
      <td data-align="end">
        {samples === null ? t("compare.budget.tooDear") : `${number(samples)}${beyond ? "+" : ""}`}
      </td>
      <td data-align="end">
        {reference === null ? (
          "–"
        ) : (
          <>
            {percent(reference.accuracy)} <small>{shareIntervalWords(reference.interval)}</small>
          </>
        )}
      </td>
      <td data-align="end">
        {pair === null ? (
          "–"
        ) : (
          <>
            {differenceWords(pair, t)} <small>{differenceIntervalWords(pair)}</small>
          </>
        )}
      </td>
      {[pair?.exact, pair?.adjusted].map((p, index) => (
        <td key={index} data-align="end">
          {p == null ? "–" : pValue(p)}
        </td>
      ))}
    </tr>
  );
}
