import { Fragment, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Branches } from "../../../charts/branches.tsx";
import type { Question } from "../../../../core/question.ts";
import { branchesIntoLevel, LEVEL_GAP } from "./thought-tree-layout.ts";
import { ThoughtNode } from "./thought-tree-node.tsx";
import type { ThoughtLevel } from "./thought-tree.ts";
import classes from "./thought-tree.module.css";
import { columnHeight, type NodeSize } from "./tree-layout.ts";
import { Voter } from "./voter.tsx";

export interface ThoughtLevelsProps {
  readonly levels: readonly ThoughtLevel[];
  readonly asked: Question;
  readonly size: NodeSize;
  /** Boxes of the tallest level. */
  readonly boxes: number;
  readonly form: "roomy" | "line";
  readonly live: boolean;
}

/** The levels of a tree from left to right, joined where a level goes on from a kept thought. */
export function ThoughtLevels({ levels, asked, size, boxes, form, live }: ThoughtLevelsProps): ReactNode {
  const { t } = useTranslation();
  const height = columnHeight(boxes, size);
  return levels.map((level, index) => (
    <Fragment key={level.number}>
      {index > 0 && (
        <Branches
          branches={branchesIntoLevel(level, levels[index - 1], size)}
          width={LEVEL_GAP}
          height={height}
        />
      )}
      <div
        className={classes.column}
        data-form={form}
        style={{ minHeight: height, "--gap": `${size.gap}px` } as CSSProperties}
        role="group"
        aria-label={t("pictures.thoughts.level", { number: level.number })}
      >
        <h4>{t("pictures.thoughts.level", { number: level.number })}</h4>
        {level.thoughts.map((thought) => (
          <ThoughtNode
            key={thought.turn.path}
            {...{ thought, level, asked, form, live }}
            height={size.height}
          />
        ))}
        <Voting level={level} />
      </div>
    </Fragment>
  ));
}

/** Who votes on a level, and how far they are. */
function Voting({ level: { voters, counted, unreadable } }: { readonly level: ThoughtLevel }): ReactNode {
  const { t } = useTranslation();
  if (voters.length === 0) return null;
  const cast = voters.filter(({ finished }) => finished !== null).length;
  return (
    <div className={classes.voting}>
      <span data-figures>
        {counted
          ? t("pictures.thoughts.voters", { count: voters.length })
          : t("pictures.thoughts.cast", { cast, voters: voters.length })}
      </span>
      <span className={classes.voters}>
        {voters.map(({ path, role }, index) => (
          <Voter key={path} role={role} agent={index + 1} path={path} />
        ))}
      </span>
      {unreadable > 0 && (
        <span className={classes.unread}>{t("pictures.thoughts.unreadable", { count: unreadable })}</span>
      )}
    </div>
  );
}
