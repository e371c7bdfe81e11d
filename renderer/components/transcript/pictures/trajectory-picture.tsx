import { Fragment, use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CANDIDATE_SELECTIONS } from "../../../../core/events.ts";
import { Branches } from "../../../charts/branches.tsx";
import { agentLook } from "../../../theme/agents.ts";
import { ScrollBox } from "../../scroll-box.tsx";
import { agentName } from "../agent-badge.tsx";
import { figure, saidWords } from "../words.ts";
import { CandidateTree } from "./candidate-tree.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import { RunOptions } from "./run-options.ts";
import { TrajectoryEnds, TrajectoryTable } from "./trajectory-ends.tsx";
import {
  branchesIntoDots,
  dotMiddle,
  grownShape,
  middleOf,
  treeHeight,
  type TreeShape,
} from "./trajectory-tree-layout.ts";
import { trajectoryTree, type TreeNode, type TrajectoryTree } from "./trajectory-tree.ts";
import classes from "./trajectory-tree.module.css";
import { TurnButton } from "./turn-button.tsx";

/** Pixels between two levels. */
const GAP = 56;

/** Filtering: the candidates of each step and the one that goes on, or the tree in which all of them do. */
export function FilteringPicture(props: PictureProps): ReactNode {
  const tree = trajectoryTree(props.question);
  return tree === null ? <CandidateTree {...props} /> : <TrajectoryPicture {...props} tree={tree} />;
}

/** All trajectories (MCF, fig. 1): every candidate with the adversarial reply of its step, and the sum of D of every way. */
function TrajectoryPicture({
  tree,
  question,
  steady,
  live,
}: PictureProps & { readonly tree: TrajectoryTree }): ReactNode {
  const { t } = useTranslation();
  const options = use(RunOptions);
  const { levels, trajectories } = tree;
  const shape = grownShape(tree, options);
  const height = treeHeight(shape);
  const specify = question.turns.find(({ role }) => role === "task-specifier");
  const rule = CANDIDATE_SELECTIONS.find((selection) => selection === options.select) ?? "adversary";
  return (
    <Picture
      title={t("pictures.trajectories.title")}
      steady={steady}
      picture={
        <>
          <p className={classes.legend}>{t(`pictures.trajectories.rule.${rule}`)}</p>
          <ScrollBox className={classes.tree} name={t("pictures.trajectories.title")}>
            <div className={classes.column} style={{ height }}>
              {specify !== undefined && (
                <Node
                  turn={specify}
                  name={t("transcript.roles.task-specifier")}
                  middle={middleOf([], shape)}
                  {...{ shape, live }}
                />
              )}
            </div>
            {levels.map((nodes, index) => (
              <Fragment key={index}>
                <Branches branches={branchesIntoDots(nodes, shape)} width={GAP} height={height} />
                <div className={classes.column} style={{ height }}>
                  <h4>{t("transcript.rounds.level", { number: index + 1 })}</h4>
                  {nodes.map((node) => (
                    <Node
                      key={node.turn.path}
                      turn={node.turn}
                      name={nodeName(node, agentName(node.turn.role, null, t))}
                      middle={dotMiddle(node, shape)}
                      state={node.adversarial ? "adversarial" : node.chosen ? "chosen" : "left"}
                      {...{ shape, live }}
                    />
                  ))}
                </div>
              </Fragment>
            ))}
            <TrajectoryEnds {...{ trajectories, shape, height }} asked={question.asked} />
          </ScrollBox>
        </>
      }
      table={<TrajectoryTable trajectories={trajectories} asked={question.asked} />}
    />
  );
}

/** `User 1.2, D 1.23`. */
function nodeName({ numbers, adversarial, score }: TreeNode, role: string): string {
  const name = adversarial ? role : `${role} ${numbers.join(".")}`;
  const total = score?.total ?? null;
  return total === null ? name : `${name}, D ${figure(total)}`;
}

/** A reply as a dot, in the colour of the agent that gave it. */
function Node({
  turn,
  name,
  middle,
  state = "left",
  shape,
  live,
}: Pick<PictureProps, "live"> & {
  readonly turn: TreeNode["turn"];
  readonly name: string;
  /** Pixels from the top. */
  readonly middle: number;
  readonly state?: "left" | "chosen" | "adversarial";
  readonly shape: TreeShape;
}): ReactNode {
  const size = Math.round(shape.pitch * (state === "adversarial" ? 0.38 : 0.6));
  const said = saidWords(turn, 120);
  return (
    <TurnButton
      path={turn.path}
      className={classes.node}
      data-state={state}
      data-writing={(live && turn.finished === null) || undefined}
      aria-label={name}
      title={[name, said].filter((words) => words !== "").join("\n")}
      style={{
        top: middle - size / 2,
        blockSize: size,
        inlineSize: size,
        "--agent": agentLook(turn.role, null).colour,
      }}
    />
  );
}
