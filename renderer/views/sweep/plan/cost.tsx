import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SweepEstimate } from "../../../../engine/contract/estimates.ts";
import type { SweepRequest } from "../../../../engine/contract/requests.ts";
import { timeOfSweep } from "../../../components/estimate/known-time.ts";
import { MeasureLinks } from "../../../components/estimate/measure-links.tsx";
import { useEstimate } from "../../../components/estimate/use-estimate.ts";
import { Figure } from "../../../components/figure.tsx";
import { Fold } from "../../../components/fold.tsx";
import { count, duration } from "../../../components/numbers.ts";
import { Read } from "../../../components/read.tsx";
import { PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { cellWords } from "../sweep-words.ts";
import classes from "./plan.module.css";

/** What the sweep will take, told before anything starts, and anew while a person edits. */
export function Cost({ request }: { readonly request: SweepRequest }): ReactNode {
  const { t } = useTranslation();
  const { query, said } = useEstimate("sweep", request, ({ runs }, asked, signal) =>
    runs.planSweep(asked, { signal }),
  );
  return (
    <section className={classes.cost} aria-label={t("sweep.cost.title")} aria-busy={query.isFetching}>
      <Read query={query} asked={said} reading={<p>{t("sweep.cost.reading")}</p>}>
        {(estimate) => <Estimate estimate={estimate} />}
      </Read>
    </section>
  );
}

function Estimate({ estimate }: { readonly estimate: SweepEstimate }): ReactNode {
  const { t, i18n } = useTranslation();
  const number = (value: number): string => count(Math.round(value), i18n.language);
  const { cells, runs, questions, calls, tokens, seconds, notes } = estimate;
  return (
    <>
      <dl className={classes.figures} data-figures>
        <Figure name={t("sweep.cost.cells")} value={number(cells.length)} />
        <Figure name={t("sweep.cost.runs")} value={number(runs)} />
        <Figure name={t("sweep.cost.questions")} value={number(questions)} />
        <Figure
          name={t("sweep.cost.calls")}
          value={number(calls.usual)}
          note={t("sweep.cost.atMost", { value: number(calls.most) })}
        />
        <Figure
          name={t("sweep.cost.generated")}
          value={number(tokens.generated)}
          note={t("sweep.cost.read", { value: number(tokens.prompt) })}
        />
        <Figure
          name={t("sweep.cost.time")}
          value={
            seconds === null
              ? t("sweep.cost.unknown")
              : t("sweep.cost.between", { low: duration(seconds.low, t), high: duration(seconds.high, t) })
          }
        />
      </dl>
      <Unmeasured
        models={timeOfSweep(estimate).unmeasured}
        named={new Set(cells.map(({ model }) => model)).size > 1}
      />
      {notes.map((note) => (
        <p key={note} className={classes.note} lang="en">
          <TriangleAlert size={14} aria-hidden /> {note}
        </p>
      ))}
      <CellCosts cells={cells} />
    </>
  );
}

/** Whose speed must be measured before the time can be told; nothing if that of all models is known. */
function Unmeasured({
  models,
  named,
}: {
  readonly models: readonly string[];
  readonly named: boolean;
}): ReactNode {
  const { t } = useTranslation();
  if (models.length === 0) return null;
  return (
    <p className={classes.note}>
      <span>
        {t("sweep.cost.unmeasured", { count: models.length })} <MeasureLinks models={models} named={named} />
      </span>
    </p>
  );
}

/** What each cell will take, folded away. */
function CellCosts({ cells }: Pick<SweepEstimate, "cells">): ReactNode {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const number = (value: number): string => count(Math.round(value), i18n.language);
  return (
    <Fold title={t("sweep.cost.each")} note={number(cells.length)} open={open} onToggle={setOpen}>
      <PlainTable
        caption={t("sweep.cost.each")}
        columns={["cell", "calls", "generated", "time"].map((name) => t(`sweep.cost.${name}`))}
        figures={[1, 2, 3]}
        rows={cells.map((cell) => ({
          key: String(cell.cell),
          cells: [
            cellWords(cell, t),
            number(cell.calls.usual),
            number(cell.tokens.generated),
            cell.seconds === null
              ? "–"
              : t("sweep.cost.between", {
                  low: duration(cell.seconds.low, t),
                  high: duration(cell.seconds.high, t),
                }),
          ],
        }))}
      />
    </Fold>
  );
}
