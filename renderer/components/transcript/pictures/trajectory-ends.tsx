import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StackedBar } from "../../../charts/bars.tsx";
import type { Question } from "../../../../core/question.ts";
import { shownAnswer } from "../answer-words.ts";
import { figure } from "../words.ts";
import { PlainTable } from "./picture.tsx";
import { middleOf, type TreeShape } from "./trajectory-tree-layout.ts";
import type { ShownTrajectory } from "./trajectory-tree.ts";
import classes from "./trajectory-tree.module.css";

/** Sums smaller than this look small. */
const SHORTEST_SCALE = 0.1;

interface TrajectoriesProps {
  readonly trajectories: readonly ShownTrajectory[];
  readonly asked: Question;
}

/** What each way comes to: its sum of D as a bar, and its answer. */
export function TrajectoryEnds({
  trajectories,
  asked,
  shape,
  height,
}: TrajectoriesProps & { readonly shape: TreeShape; readonly height: number }): ReactNode {
  const sums = trajectories.flatMap(({ total }) => total ?? []);
  const scale = { least: Math.min(0, ...sums), most: Math.max(SHORTEST_SCALE, ...sums) };
  return (
    <div className={classes.ends} style={{ height }}>
      {trajectories.map((trajectory) => (
        <p
          key={trajectory.path}
          className={classes.end}
          data-chosen={trajectory.chosen || undefined}
          data-narrow={shape.pitch < 20 || undefined}
          style={{
            top: middleOf(trajectory.path.split(".").map(Number), shape) - shape.pitch / 2,
            height: shape.pitch,
          }}
        >
          <span className={classes.bar}>
            {trajectory.total !== null && (
              <StackedBar
                {...scale}
                colour={colourOf(trajectory)}
                parts={[{ name: "sum", value: trajectory.total, pattern: "solid" }]}
              />
            )}
          </span>
          <span className={classes.sum} data-figures>
            {figure(trajectory.total)}
          </span>
          <Verdict right={trajectory.right} />
          <AnswerOf trajectory={trajectory} asked={asked} />
        </p>
      ))}
    </div>
  );
}

/** Every way with its sum of D and its answer. */
export function TrajectoryTable({ trajectories, asked }: TrajectoriesProps): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainTable
      caption={t("pictures.trajectories.title")}
      columns={[
        t("pictures.trajectories.path"),
        t("pictures.trajectories.sum"),
        t("transcript.columns.answer"),
        t("transcript.columns.outcome"),
      ]}
      figures={[1]}
      rows={trajectories.map((trajectory) => ({
        key: trajectory.path,
        cells: [
          trajectory.path,
          figure(trajectory.total),
          <AnswerOf key="answer" trajectory={trajectory} asked={asked} />,
          <Outcome key="outcome" trajectory={trajectory} />,
        ],
      }))}
    />
  );
}

function AnswerOf({
  trajectory: { answer },
  asked,
}: {
  readonly trajectory: ShownTrajectory;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.answer} data-none={answer === null || undefined}>
      {shownAnswer(answer, asked, t("common.unanswered"), 60)}
    </span>
  );
}

function Outcome({ trajectory: { right, chosen } }: { readonly trajectory: ShownTrajectory }): ReactNode {
  const { t } = useTranslation();
  const words = [
    ...(right === null ? [] : [t(`pictures.trajectories.${right ? "right" : "wrong"}`)]),
    ...(chosen ? [t("pictures.trajectories.chosen")] : []),
  ];
  return words.join(" · ");
}

/** Right or wrong as a sign; nothing where it is not known. */
function Verdict({ right }: Pick<ShownTrajectory, "right">): ReactNode {
  const { t } = useTranslation();
  if (right === null) return null;
  const Sign = right ? Check : X;
  return (
    <Sign
      className={classes.verdict}
      data-right={right}
      size={13}
      aria-label={t(`pictures.trajectories.${right ? "right" : "wrong"}`)}
    />
  );
}

/** As in fig. 1 of the paper: right and wrong ways have a colour each. */
function colourOf({ right, chosen }: ShownTrajectory): string {
  if (right !== null) return right ? "var(--cp-good)" : "var(--cp-warn)";
  return chosen ? "var(--cp-accent)" : "var(--cp-agent-neutral)";
}
