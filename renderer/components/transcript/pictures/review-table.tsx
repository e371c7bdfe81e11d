import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { agentName } from "../agent-badge.tsx";
import { shownAnswer } from "../answer-words.ts";
import { saidWords } from "../words.ts";
import { PlainTable } from "./picture.tsx";
import type { PeerReview } from "./reviews.ts";
import type { Stand } from "./stands.ts";
import { changeWords } from "./turn-cell.tsx";

/** Every solution, review and revision. */
export function ReviewTable({
  review: { authors, reviews },
  asked,
}: {
  readonly review: PeerReview;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  const answered = (step: string, agent: number, stand: Stand) => ({
    key: stand.turn.path,
    cells: [
      step,
      agentName("solver", agent, t),
      shownAnswer(stand.answer, asked, "–"),
      changeWords(stand, asked, t),
      "–",
      saidWords(stand.turn, 200),
    ],
  });
  return (
    <PlainTable
      caption={t("transcript.reviews.title")}
      columns={[
        t("transcript.columns.step"),
        t("transcript.columns.agent"),
        t("transcript.columns.answer"),
        t("transcript.columns.outcome"),
        t("transcript.columns.confidence"),
        t("transcript.columns.says"),
      ]}
      figures={[4]}
      rows={[
        ...authors.map(({ agent, first }) => answered(t("transcript.reviews.first"), agent, first)),
        ...reviews.map(({ turn, reviewer, author, confidence }) => ({
          key: turn.path,
          cells: [
            t("transcript.reviews.solution", { number: author }),
            agentName("reviewer", reviewer, t),
            "–",
            "",
            confidence ?? "–",
            saidWords(turn, 200),
          ],
        })),
        ...authors.flatMap(({ agent, revised }) =>
          revised === null ? [] : [answered(t("transcript.reviews.revised"), agent, revised)],
        ),
      ]}
    />
  );
}
