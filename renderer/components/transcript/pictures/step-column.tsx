import { Flag } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Branches } from "../../../charts/branches.tsx";
import { isSameStep, type FilterStep } from "../filter-steps.ts";
import type { Seen } from "../observations.ts";
import { AdversaryNode, CandidateNode } from "./candidate-node.tsx";
import classes from "./candidate-tree.module.css";
import type { BarScale } from "./terms.ts";
import { branchesIntoStep, type NodeSize } from "./tree-layout.ts";

/** Pixels between two columns, where the branches are drawn. */
const GAP = 30;

interface StepColumnProps extends BarScale {
  readonly step: FilterStep;
  readonly before: FilterStep | undefined;
  readonly height: number;
  readonly size: NodeSize;
  /** How many Users say here that the task is done, in words. */
  readonly said: Seen<"task-done"> | undefined;
  readonly live: boolean;
}

/**
 * The candidates of a step with the branches that lead into it. Most columns of a long dialogue stay as they are while its
 * last one grows.
 */
export const StepColumn = memo(function StepColumn({
  step,
  before,
  height,
  size,
  least,
  most,
  said,
  live,
}: StepColumnProps): ReactNode {
  const { t } = useTranslation();
  const { candidates, adversary, filtered, round, role } = step;
  const unfiltered = filtered?.unfiltered ?? null;
  return (
    <>
      <Branches branches={branchesIntoStep(step, before, size)} width={GAP} height={height} />
      <div className={classes.column} style={{ minHeight: height }}>
        <h4>
          {t("transcript.rounds.turn", { number: round })} · {t(`transcript.roles.${role}`)}
        </h4>
        {candidates.map((candidate) => (
          <CandidateNode key={candidate.turn.path} {...{ candidate, role, least, most, size, live }} />
        ))}
        {adversary !== null && (
          <AdversaryNode
            turn={adversary}
            size={size}
            refused={filtered?.adversaryRefused === true}
            live={live}
          />
        )}
        {said !== undefined && (
          <p className={classes.done} data-ended={said.ended || undefined}>
            <Flag size={12} aria-hidden />{" "}
            {t("transcript.tree.done", { said: said.saidBy, users: said.users })}
          </p>
        )}
        {unfiltered !== null && (
          <p className={classes.unfiltered}>{t(`transcript.tree.unfiltered.${unfiltered}`)}</p>
        )}
        {filtered?.graphsFailed === true && unfiltered !== "no-term" && (
          <p className={classes.unfiltered}>{t("transcript.tree.graphsFailed")}</p>
        )}
      </div>
    </>
  );
}, drawsAlike);

function drawsAlike(left: StepColumnProps, right: StepColumnProps): boolean {
  const { step, before, ...rest } = left;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return (
    isSameStep(step, right.step) &&
    isSameStep(before, right.before) &&
    names.every((name) => rest[name] === right[name])
  );
}
