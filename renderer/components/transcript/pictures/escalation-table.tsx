import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { count } from "../../numbers.ts";
import { shownAnswer } from "../answer-words.ts";
import { callName } from "./escalation-words.ts";
import type { Escalation } from "./escalation.ts";
import { PlainTable } from "./picture.tsx";

/** Every call with its answer, and after each step what was decided. */
export function EscalationTable({
  escalation,
  asked,
}: {
  readonly escalation: Escalation;
  readonly asked: Question;
}): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <PlainTable
      caption={t("pictures.escalation.title")}
      columns={[
        t("transcript.columns.step"),
        t("transcript.columns.agent"),
        t("transcript.columns.answer"),
        t("transcript.columns.tokens"),
        t("pictures.columns.soFar"),
        t("pictures.columns.decision"),
      ]}
      figures={[0, 3, 4]}
      rows={escalation.steps.flatMap(({ calls, decision, generated }, index) =>
        calls.map(({ turn, answer }, at) => ({
          key: turn.path,
          cells: [
            index + 1,
            callName(turn, t),
            shownAnswer(answer, asked, "–", 120),
            turn.finished === null ? "–" : count(turn.finished.tokens.generated, i18n.language),
            at === calls.length - 1 ? count(generated, i18n.language) : "",
            at === calls.length - 1 && decision !== null
              ? `${t(`pictures.escalation.reasons.${decision.reason}`)} ${t(`pictures.escalation.to.${decision.to}`)}`
              : "",
          ],
        })),
      )}
    />
  );
}
