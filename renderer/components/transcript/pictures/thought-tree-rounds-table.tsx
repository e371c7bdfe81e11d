import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { shownAnswer } from "../answer-words.ts";
import { PlainTable } from "./picture.tsx";
import { ThoughtTable } from "./thought-tree-table.tsx";
import type { TreeRound } from "./thought-tree.ts";
import classes from "./thought-tree.module.css";

/** Every chain with its verdict and what its round came to, and every thought. */
export function RoundTables({
  rounds,
  asked,
}: {
  readonly rounds: readonly TreeRound[];
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  const round = t("pictures.columns.round");
  const reasoner = t("pictures.columns.reasoner");
  const words = (answer: string | null): string => shownAnswer(answer, asked, "–", 120);
  const consensusWords = (ended: TreeRound["ended"]): string => {
    if (ended === null) return "–";
    return ended.consensus === null ? t("pictures.rounds.noConsensus") : words(ended.consensus);
  };
  return (
    <div className={classes.tables}>
      <PlainTable
        caption={t("pictures.rounds.title")}
        columns={[
          round,
          reasoner,
          t("transcript.columns.answer"),
          t("pictures.columns.verdict"),
          t("pictures.columns.consensus"),
        ]}
        figures={[0, 1]}
        rows={rounds.flatMap(({ round: number, chains, ended }) =>
          chains.map((chain) => ({
            key: `${number} ${chain.reasoner}`,
            cells: [
              number,
              chain.reasoner,
              words(chain.answer),
              chain.validity === null ? "–" : t(`pictures.rounds.validity.${chain.validity}`),
              consensusWords(ended),
            ],
          })),
        )}
      />
      <ThoughtTable
        caption={t("pictures.thoughts.title")}
        places={[round, reasoner]}
        trees={rounds.flatMap(({ round: number, chains }) =>
          chains.map((chain) => ({
            place: [String(number), String(chain.reasoner)],
            levels: chain.levels,
          })),
        )}
        asked={asked}
      />
    </div>
  );
}
