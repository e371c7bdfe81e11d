import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ModelAdvice } from "../../../engine/contract/advice.ts";
import { Fold } from "../fold.tsx";
import type { RunChoices } from "../run-choices/run-choices.ts";
import { basisWords } from "./advice-words.ts";
import classes from "./advice.module.css";
import { MeasuredRows } from "./measured-rows.tsx";
import { MethodWorth } from "./method-worth.tsx";
import { useModelAdvice } from "./use-model-advice.ts";

/** What the chosen method was measured to be worth on models like the chosen one. */
export function MeasuredNote({
  choices,
  heading,
}: {
  readonly choices: Pick<RunChoices, "strategy" | "options" | "model">;
  /** Stands above what is said, where it is said of several models. */
  readonly heading?: string | undefined;
}): ReactNode {
  const advice = useModelAdvice(choices.model);
  return advice === undefined ? null : <MethodFigures advice={advice} choices={choices} heading={heading} />;
}

/** The best evidence in a line, and all rows folded away. Nothing at all where no method was measured. */
export function MethodFigures({
  advice,
  choices,
  heading,
}: {
  readonly advice: ModelAdvice;
  readonly choices: Pick<RunChoices, "strategy" | "options">;
  readonly heading?: string | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const method = advice.methods.find(({ strategy }) => strategy === choices.strategy);
  if (method === undefined || advice.methods.every(({ basis }) => basis.kind === "not-measured")) return null;
  const basis = basisWords(method.basis, t);
  return (
    <div className={classes.note}>
      {heading !== undefined && <strong>{heading}</strong>}
      {basis !== null && <span>{basis}</span>}
      <MethodWorth advice={advice} choices={choices} />
      {method.rows.length > 0 && (
        <Fold title={t("advice.all", { count: method.rows.length })} open={open} onToggle={setOpen}>
          <MeasuredRows rows={method.rows} keptRuns={advice.keptRuns} />
        </Fold>
      )}
    </div>
  );
}
