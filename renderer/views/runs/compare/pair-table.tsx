import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedRun, PairComparison } from "../../../../core/comparison/comparison.ts";
import { pValue } from "../../../../core/figure-words.ts";
import { letterOf } from "../../../../core/letters.ts";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { useCount } from "../../../components/use-count.ts";
import tables from "../../../components/figures-table.module.css";
import classes from "./compare.module.css";
import { differenceIntervalWords, differenceWords } from "./difference-words.ts";
import { runName } from "./run-names.ts";

/** Every further run against the first, with the correction for there being several. */
export function PairTable({
  runs,
  pairs,
  current,
  onShow,
}: {
  readonly runs: readonly ComparedRun[];
  readonly pairs: readonly PairComparison[];
  /** Place of the pair that is shown below. */
  readonly current: number;
  readonly onShow: (at: number) => void;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const first = letterOf(0);
  return (
    <ScrollBox className={classes.scroll} name={t("compare.pairs.title")}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t("compare.pairs.pair")}</th>
            {(["bothRight", "onlyFirst", "onlySecond", "bothWrong"] as const).map((name) => (
              <th key={name} scope="col" data-align="end">
                {t(`compare.pairs.${name}`, { first })}
              </th>
            ))}
            {(["difference", "exact", "midP", "adjusted"] as const).map((name) => (
              <th key={name} scope="col" data-align="end">
                {t(`compare.figures.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair, at) => {
            const other = runs[at + 1];
            return (
              <tr key={pair.second} data-shown={at === current}>
                <th scope="row">
                  <button
                    type="button"
                    className={classes.link}
                    aria-current={at === current ? "true" : undefined}
                    onClick={() => onShow(at)}
                  >
                    {first} – {other === undefined ? letterOf(at + 1) : runName(other, at + 1, t)}
                  </button>
                </th>
                {[pair.bothRight, pair.onlyFirst, pair.onlySecond, pair.bothWrong].map((questions, index) => (
                  <td key={index} data-align="end">
                    {pair.exact === null ? "–" : number(questions)}
                  </td>
                ))}
                <td data-align="end">
                  {differenceWords(pair, t)} <small>{differenceIntervalWords(pair)}</small>
                </td>
                {[pair.exact, pair.midP, pair.adjusted].map((p, index) => (
                  <td key={index} data-align="end">
                    {p === null ? "–" : pValue(p)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
