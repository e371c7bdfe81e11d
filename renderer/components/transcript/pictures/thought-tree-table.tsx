import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { shownAnswer } from "../answer-words.ts";
import { saidWords } from "../words.ts";
import { PlainTable } from "./picture.tsx";
import type { Thought, ThoughtLevel } from "./thought-tree.ts";

/** A tree, and where it belongs: a cell for each of the table's first columns. */
interface PlacedTree {
  readonly place: readonly string[];
  readonly levels: readonly ThoughtLevel[];
}

/** Every thought of one or more trees with its votes. @param places names of the columns that say whose tree it is */
export function ThoughtTable({
  caption,
  places = [],
  trees,
  asked,
}: {
  readonly caption: string;
  readonly places?: readonly string[];
  readonly trees: readonly PlacedTree[];
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  const first = places.length;
  return (
    <PlainTable
      caption={caption}
      columns={[
        ...places,
        t("pictures.columns.level"),
        t("pictures.columns.thought"),
        t("pictures.columns.from"),
        t("transcript.columns.answer"),
        t("transcript.columns.votes"),
        t("transcript.columns.outcome"),
        t("transcript.columns.says"),
      ]}
      figures={[first, first + 1, first + 2, first + 4]}
      rows={trees.flatMap(({ place, levels }) =>
        levels.flatMap((level) =>
          level.thoughts.map((thought) => ({
            key: thought.turn.path,
            cells: [
              ...place,
              level.number,
              thought.number,
              thought.parent ?? "–",
              shownAnswer(thought.answer, asked, "–", 120),
              thought.votes ?? "–",
              outcome(thought, t),
              saidWords(thought.turn, 200),
            ],
          })),
        ),
      )}
    />
  );
}

function outcome({ best, kept, turn }: Thought, t: TFunction): string {
  if (turn.finished === null) return t("transcript.unfinished");
  if (best) return t("pictures.thoughts.best");
  return kept ? t("pictures.thoughts.kept") : "";
}
