import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { agentName } from "../agent-badge.tsx";
import { shownAnswer } from "../answer-words.ts";
import { partName, saidWords } from "../words.ts";
import { debaterName, nameOf } from "./debate-words.ts";
import type { Debate, DebateRound } from "./debate.ts";
import { PlainTable } from "./picture.tsx";
import { rulingWords } from "./ruling-card.tsx";
import type { Ruling, Stand } from "./stands.ts";
import { changeWords } from "./turn-cell.tsx";

/** Every turn of a debate with what was read off it. */
export function DebateTable({
  debate: { opening, rounds, judges, judged },
  asked,
}: {
  readonly debate: Debate;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  const said = (step: string, stand: Stand) => ({
    key: stand.turn.path,
    cells: [
      step,
      nameOf(stand, t),
      shownAnswer(stand.answer, asked, "–"),
      changeWords(stand, asked, t),
      saidWords(stand.turn, 200),
    ],
  });
  const ruled = (step: string, { turn, judged: verdict }: Ruling) => ({
    key: turn.path,
    cells: [
      step,
      agentName(turn.role, null, t),
      shownAnswer(verdict?.answer, asked, "–"),
      verdict === null ? "" : rulingWords(verdict, (side) => debaterName(side, t), t),
      verdict === null || verdict.reason === "" ? saidWords(turn, 200) : verdict.reason,
    ],
  });
  const ofRound = ({ number, stands, moderator }: DebateRound) => {
    const step = t("transcript.rounds.round", { number });
    return [
      ...stands.map((stand) => said(step, stand)),
      ...(moderator === null ? [] : [ruled(step, moderator)]),
    ];
  };
  return (
    <PlainTable
      caption={t("transcript.debate.title")}
      columns={[
        t("transcript.columns.step"),
        t("transcript.columns.agent"),
        t("transcript.columns.answer"),
        t("transcript.columns.outcome"),
        t("transcript.columns.says"),
      ]}
      rows={[
        ...opening.map((stand) => said(t("transcript.parts.base"), stand)),
        ...rounds.flatMap(ofRound),
        ...judges.map((turn, index) =>
          ruled(partName(turn.path, t) || t("transcript.debate.end"), {
            turn,
            judged: index === judges.length - 1 ? judged : null,
          }),
        ),
      ]}
    />
  );
}
