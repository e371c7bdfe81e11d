import { use, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PatternKey } from "../../../charts/bars.tsx";
import { CANDIDATE_SELECTIONS, type CandidateSelection } from "../../../../core/events.ts";
import type { QuestionTranscript } from "../../../../core/transcript.ts";
import { ScrollBox } from "../../scroll-box.tsx";
import { useEndInSight } from "../../use-end-in-sight.ts";
import { shownAnswer } from "../answer-words.ts";
import { filterSteps, selectionOf, type FilterStep } from "../filter-steps.ts";
import { firstSeen, seenByPath } from "../observations.ts";
import { TurnNode } from "./candidate-node.tsx";
import { CandidateTable } from "./candidate-table.tsx";
import classes from "./candidate-tree.module.css";
import { Filmstrip } from "./filmstrip.tsx";
import { Picture, type PictureProps } from "./picture.tsx";
import { RunOptions } from "./run-options.ts";
import { StepColumn } from "./step-column.tsx";
import { barScale, TERMS, termsOf } from "./terms.ts";
import { columnHeight, nodeSize, type NodeSize } from "./tree-layout.ts";

/**
 * The tree of candidates (MCF, fig. 1): at each step the replies of all instances and the adversarial one if there is one,
 * the terms of D of each, and the one that is chosen, from which the next step goes out.
 */
export function CandidateTree(props: PictureProps): ReactNode {
  const { question, live, steady } = props;
  const { t } = useTranslation();
  const steps = filterSteps(question);
  const select = useSelection(steps);
  const end = useEndInSight<HTMLDivElement>("x", question.turns.length + question.observations.length);
  if (!steps.some(isFiltering)) return <Filmstrip {...props} />;
  const boxes = Math.max(...steps.map(boxesOf));
  const size = nodeSize(boxes);
  const height = columnHeight(boxes, size);
  const present = TERMS.filter(({ name }) => termsOf(steps).includes(name));
  const scale = barScale(steps, select);
  const done = seenByPath(question.observations, "task-done");
  const specify = question.turns.find(({ role }) => role === "task-specifier");
  return (
    <Picture
      title={t("transcript.tree.title")}
      steady={steady}
      picture={
        <>
          <p className={classes.legend}>
            {t(`transcript.tree.rule.${select}`)}
            {present.map(({ name, pattern }) => (
              <PatternKey key={name} pattern={pattern}>
                {t(`transcript.terms.${name}`)}
              </PatternKey>
            ))}
          </p>
          <ScrollBox
            {...end}
            className={classes.tree}
            style={{ "--gap": `${size.gap}px` } as CSSProperties}
            name={t("transcript.tree.title")}
          >
            {specify !== undefined && (
              <div className={classes.column} style={{ height }}>
                <h4>{t("transcript.tree.start")}</h4>
                <TurnNode size={size} turn={specify} live={live} />
              </div>
            )}
            {steps.map((step, index) => (
              <StepColumn
                key={step.key}
                step={step}
                before={steps[index - 1]}
                height={height}
                size={size}
                {...scale}
                said={step.role === "user" ? done.get(`turn-${step.round}`) : undefined}
                live={live}
              />
            ))}
            <Ending question={question} live={live} size={size} height={height} />
          </ScrollBox>
        </>
      }
      table={<CandidateTable steps={steps} />}
    />
  );
}

/** The final call, if there was one, and the answer. */
function Ending({
  question,
  live,
  size,
  height,
}: {
  readonly question: QuestionTranscript;
  readonly live: boolean;
  readonly size: NodeSize;
  readonly height: number;
}): ReactNode {
  const { t } = useTranslation();
  const final = question.turns.find(({ path }) => path === "final");
  const read = firstSeen(question.observations, "answer-read");
  if (final === undefined && read === null) return null;
  return (
    <div className={classes.ending} style={{ height }}>
      <h4>{t("transcript.tree.end")}</h4>
      {final !== undefined && <TurnNode size={size} turn={final} live={live} />}
      {read !== null && (
        <p className={classes.answer}>
          {shownAnswer(read.answer, question.asked, t("common.unanswered"), 80)}
        </p>
      )}
    </div>
  );
}

/** How candidates are chosen: as the steps say, and before the first was filtered as the run's options do. */
function useSelection(steps: readonly FilterStep[]): CandidateSelection {
  const { select } = use(RunOptions);
  return selectionOf(steps) ?? CANDIDATE_SELECTIONS.find((selection) => selection === select) ?? "adversary";
}

/** A step of a plain dialogue has one reply and nothing to compare it with. */
function isFiltering(step: FilterStep): boolean {
  return step.filtered !== null || boxesOf(step) > 1;
}

function boxesOf({ candidates, adversary }: FilterStep): number {
  return candidates.length + (adversary === null ? 0 : 1);
}
