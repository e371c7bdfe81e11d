import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { percent } from "../../../components/numbers.ts";
import { useCount } from "../../../components/use-count.ts";
import classes from "./compare.module.css";
import type { Outcome, OutcomeFilter } from "./pairs.ts";

/**
 * Two runs' answers as a square of four: the fuller a field, the more questions came out so. A field shows its questions below;
 * as a table it is read row by row.
 */
export function OutcomeSquare({
  counts,
  first,
  second,
  filter,
  onFilter,
}: {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Names of the runs. */
  readonly first: string;
  readonly second: string;
  readonly filter: OutcomeFilter;
  readonly onFilter: (filter: OutcomeFilter) => void;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const field = (outcome: Outcome) => {
    const share = all === 0 ? 0 : counts[outcome] / all;
    return (
      <td key={outcome}>
        <button
          type="button"
          className={classes.field}
          data-outcome={outcome}
          aria-pressed={filter === outcome}
          style={{ "--share": share } as CSSProperties}
          onClick={() => onFilter(filter === outcome ? "all" : outcome)}
        >
          <span>{t(`compare.outcomes.${outcome}`, { first, second })}</span>
          <strong>{number(counts[outcome])}</strong>
          <small>{percent(all === 0 ? null : share)}</small>
        </button>
      </td>
    );
  };
  return (
    <table className={classes.square} data-figures>
      <caption>{t("compare.square", { first, second })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("compare.right", { name: second })}</th>
          <th scope="col">{t("compare.wrong", { name: second })}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("compare.right", { name: first })}</th>
          {field("both-right")}
          {field("only-first")}
        </tr>
        <tr>
          <th scope="row">{t("compare.wrong", { name: first })}</th>
          {field("only-second")}
          {field("both-wrong")}
        </tr>
      </tbody>
    </table>
  );
}
