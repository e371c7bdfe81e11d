import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bestEvidence } from "../../../core/advice/advice.ts";
import type { ModelAdvice } from "../../../engine/contract/advice.ts";
import { changedOptions, type RunChoices } from "../run-choices/run-choices.ts";
import { helpWords, rowLine } from "./advice-words.ts";
import classes from "./advice.module.css";

/** The best evidence of a method in one line, marked where it is shown to help; nothing where no row speaks for it. */
export function MethodWorth({
  advice,
  choices,
}: {
  readonly advice: ModelAdvice;
  readonly choices: Pick<RunChoices, "strategy" | "options">;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const method = advice.methods.find(({ strategy }) => strategy === choices.strategy);
  if (method === undefined) return null;
  const chosen = changedOptions(choices);
  const best = bestEvidence(method, chosen);
  if (best === undefined) return null;
  const help = helpWords(advice, choices.strategy, t, i18n.language);
  return (
    <span className={classes.worth}>
      {help !== null && (
        <span className={classes.help}>
          <CircleCheck size={13} aria-hidden /> {help}
        </span>
      )}
      <span data-figures>{rowLine(best, method.basis, chosen, t, i18n.language)}</span>
    </span>
  );
}
