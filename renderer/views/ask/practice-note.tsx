import { Anchor } from "@mantine/core";
import { GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isBeyondPractice, type AskedOfPractice } from "../../../core/practice.ts";
import { PRACTICE } from "../../../engine/contract/limits.ts";
import { useNavigation } from "../../state/navigation.ts";
import classes from "./ask.module.css";

/** Says that a question is beyond the practice model, before it is asked and beside the answer. */
export function PracticeNote({
  model,
  question,
  after = false,
}: {
  readonly model: string;
  readonly question: AskedOfPractice;
  /** Whether it stands beside an answer. */
  readonly after?: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  if (model !== PRACTICE || question.text.trim() === "" || !isBeyondPractice(question)) return null;
  return (
    <div className={classes.note} role="note">
      <GraduationCap size={16} aria-hidden />
      <span>
        {t(after ? "ask.practice.after" : "ask.practice.before")}{" "}
        <Anchor component="button" type="button" inherit onClick={() => go("models")}>
          {t("ask.practice.models")}
        </Anchor>
      </span>
    </div>
  );
}
