import { Gavel, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Experience } from "../../../core/experience/experience.ts";
import classes from "./experience.module.css";

/** Who found a solution good, as a sign and a word. */
export function FeedbackSign({ feedback }: Pick<Experience, "feedback">): ReactNode {
  const { t } = useTranslation();
  const Sign = feedback === "person" ? ThumbsUp : Gavel;
  return (
    <span className={classes.feedback}>
      <Sign size={14} aria-hidden /> {t(`experience.feedback.${feedback}`)}
    </span>
  );
}
