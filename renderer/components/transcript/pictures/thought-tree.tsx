import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Branches } from "../../../charts/branches.tsx";
import { ScrollBox } from "../../scroll-box.tsx";
import { useEndInSight } from "../../use-end-in-sight.ts";
import { shownAnswer } from "../answer-words.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { bestIndex, branchToAnswer, LEVEL_GAP, tallest } from "./thought-tree-layout.ts";
import { ThoughtLevels } from "./thought-tree-levels.tsx";
import { ThoughtTable } from "./thought-tree-table.tsx";
import { thoughtLevels } from "./thought-tree.ts";
import classes from "./thought-tree.module.css";
import { columnHeight, isCompact, nodeSize } from "./tree-layout.ts";

/** Tree of Thought: at each level several attempts, the votes on them, and the ones from which the tree goes on. */
export function ThoughtTree({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const end = useEndInSight<HTMLDivElement>("x", question.turns.length + question.observations.length);
  const { asked, result } = question;
  const levels = thoughtLevels(question);
  const boxes = tallest(levels);
  const size = nodeSize(boxes);
  const down = Math.max(0, bestIndex(levels.at(-1)));
  return (
    <Picture
      title={t("pictures.thoughts.title")}
      steady={steady}
      picture={
        <>
          <p className={classes.legend}>{t("pictures.thoughts.rule")}</p>
          <ScrollBox {...end} className={classes.tree} name={t("pictures.thoughts.title")}>
            <ThoughtLevels
              {...{ levels, asked, size, boxes, live }}
              form={isCompact(size) ? "line" : "roomy"}
            />
            {result !== null && (
              <>
                <Branches
                  branches={branchToAnswer(levels.at(-1), size)}
                  width={LEVEL_GAP}
                  height={columnHeight(boxes, size)}
                />
                <div
                  className={classes.ending}
                  style={{ "--down": `${down * (size.height + size.gap)}px` } as CSSProperties}
                >
                  <h4>{t("transcript.tree.end")}</h4>
                  <p data-figures style={{ minHeight: size.height }}>
                    {shownAnswer(result.answer, asked, t("common.unanswered"), 80)}
                  </p>
                </div>
              </>
            )}
          </ScrollBox>
        </>
      }
      table={
        <ThoughtTable caption={t("pictures.thoughts.title")} trees={[{ place: [], levels }]} asked={asked} />
      }
    />
  );
}
