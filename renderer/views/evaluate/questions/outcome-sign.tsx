import {
  Check,
  CircleDashed,
  CircleDot,
  CircleSlash,
  LoaderCircle,
  TriangleAlert,
  X,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./questions.module.css";
import type { QuestionOutcome } from "./question-rows.ts";

const SIGNS: Readonly<Record<QuestionOutcome, LucideIcon>> = {
  right: Check,
  wrong: X,
  answered: CircleDot,
  unanswered: CircleDashed,
  failed: TriangleAlert,
  running: LoaderCircle,
  stopped: CircleSlash,
};

/** How a question came out, as a sign and a word. */
export function OutcomeSign({ outcome }: { readonly outcome: QuestionOutcome }): ReactNode {
  const { t } = useTranslation();
  const Sign = SIGNS[outcome];
  return (
    <span className={classes.outcome} data-outcome={outcome}>
      <Sign size={14} aria-hidden /> {t(`evaluate.outcomes.${outcome}`)}
    </span>
  );
}
