import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { agentName } from "../agent-badge.tsx";
import { shownAnswer } from "../answer-words.ts";
import { saidWords } from "../words.ts";
import { PlainTable } from "./picture.tsx";
import { rulingWords } from "./ruling-card.tsx";
import { outcomeWords, presetWords, sampleName, sideOf, turnName } from "./stance-words.ts";
import type { StanceDebate } from "./stances.ts";
import { changeWords } from "./turn-cell.tsx";

/** Every turn of a counterfactual debate, stance by stance. */
export function StanceTable({
  debate: { samples, stances, judge },
  asked,
}: {
  readonly debate: StanceDebate;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainTable
      caption={t("transcript.stances.title")}
      columns={[
        t("transcript.columns.stance"),
        t("transcript.columns.answer"),
        t("transcript.columns.step"),
        t("transcript.columns.outcome"),
        t("transcript.columns.says"),
      ]}
      rows={[
        ...samples.map(({ turn, answer }) => ({
          key: turn.path,
          cells: ["–", shownAnswer(answer, asked, "–"), sampleName(turn.path, t), "", saidWords(turn, 200)],
        })),
        ...stances.flatMap(({ preset, answer, turns, chosen }) =>
          turns.map((turn, index) => ({
            key: turn.turn.path,
            cells: [
              chosen && index === 0 ? `${preset.stance}, ${t("transcript.stances.chosen")}` : preset.stance,
              presetWords(answer, asked, t),
              turnName(turn, t),
              turn.outcome === null ? changeWords(turn, asked, t) : outcomeWords(turn.outcome, asked, t),
              saidWords(turn.turn, 200),
            ],
          })),
        ),
        ...(judge === null
          ? []
          : [
              {
                key: judge.turn.path,
                cells: [
                  judge.judged?.side ?? "–",
                  shownAnswer(judge.judged?.answer, asked, "–"),
                  agentName("judge", null, t),
                  judge.judged === null ? "" : rulingWords(judge.judged, (side) => sideOf(side, t), t),
                  judge.judged?.reason ?? saidWords(judge.turn, 200),
                ],
              },
            ]),
      ]}
    />
  );
}
