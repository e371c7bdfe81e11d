import { memo, useCallback, useMemo, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { isPlain } from "../grid/keys.ts";
import { SqlPanel } from "../sql/sql-panel.tsx";
import { JudgedSolution, RetrievedExperience } from "./experience-use.tsx";
import { filterSteps, passedOnPaths } from "./filter-steps.ts";
import { LiveTurns } from "./live-words.tsx";
import { EscalationSteps } from "./pictures/escalation.tsx";
import { DebateColumns } from "./pictures/debate-columns.tsx";
import { Filmstrip } from "./pictures/filmstrip.tsx";
import { Perspectives } from "./pictures/perspectives.tsx";
import type { PictureProps } from "./pictures/picture.tsx";
import { ThoughtTreeRounds } from "./pictures/thought-tree-rounds.tsx";
import { ThoughtTree } from "./pictures/thought-tree.tsx";
import { ReviewMatrix } from "./pictures/review-matrix.tsx";
import { StanceColumns } from "./pictures/stance-columns.tsx";
import { FilteringPicture } from "./pictures/trajectory-picture.tsx";
import { RevealTurn } from "./pictures/turn-button.tsx";
import { VoteBars } from "./pictures/vote-bars.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import { replayedTo, type ReplayStop } from "./replay.ts";
import { useSettled } from "./settled.ts";
import { Stage, type StageHandle } from "./stage.tsx";
import { stepsOf } from "./steps.ts";
import classes from "./transcript-view.module.css";
import { useReplay } from "./use-replay.ts";
import { stopName } from "./words.ts";

export interface TranscriptViewProps {
  readonly question: QuestionTranscript;
  /** Id of the method, whose own picture is drawn. */
  readonly strategy: string;
  /** Whether more is to come. */
  readonly live: boolean;
}

/** The methods' own pictures; a method that has none is read in its turns alone. */
const PICTURES: Readonly<Record<string, (props: PictureProps) => ReactNode>> = {
  "self-consistency": VoteBars,
  dialogue: Filmstrip,
  mcf: FilteringPicture,
  mad: DebateColumns,
  "mad-judge": DebateColumns,
  "peer-review": ReviewMatrix,
  cfmad: StanceColumns,
  tot: ThoughtTree,
  "ma-tot": ThoughtTreeRounds,
  adaptive: EscalationSteps,
  "self-contrast": Perspectives,
};

/** A slider over fewer stops says nothing. */
const WORTH_REPLAYING = 3;

/** Everything below the answer: the method's own picture, the agents' turns, and the replay. */
export function TranscriptView({ question, strategy, live }: TranscriptViewProps): ReactNode {
  const { t } = useTranslation();
  const stage = useRef<StageHandle>(null);
  const settled = useSettled(question);
  const steps = useMemo(() => stepsOf(settled), [settled]);
  const passedOn = useMemo(() => passedOnPaths(filterSteps(settled)), [settled]);
  const reveal = useCallback((path: string) => stage.current?.reveal(path, true), []);

  const follow = (stop: ReplayStop): void => {
    if (stop.kind === "turn") stage.current?.reveal(question.turns[stop.index]?.path ?? "");
  };
  const replay = useReplay(settled, follow);
  const { stops, count, atEnd } = replay;
  const shown = useMemo(() => (atEnd ? settled : replayedTo(settled, count)), [settled, atEnd, count]);
  return (
    <div
      className={classes.view}
      tabIndex={0}
      role="group"
      aria-label={t("transcript.stage")}
      onKeyDown={(event) => walk(event, replay.step)}
    >
      {question.asked.answerType === "sql" && <SqlPanel question={settled} reached={shown} />}
      <RetrievedExperience question={settled} reached={shown} />
      <LiveTurns value={question.turns}>
        <RevealTurn value={reveal}>
          <MethodPicture strategy={strategy} question={shown} live={live} steady={live || !atEnd} />
        </RevealTurn>
      </LiveTurns>
      <Stage
        ref={stage}
        question={question}
        steps={steps}
        live={live}
        reached={atEnd ? null : shown}
        passedOn={atEnd ? passedOn : passedOnPaths(filterSteps(shown))}
      />
      <JudgedSolution question={settled} reached={shown} />
      {stops.length >= WORTH_REPLAYING && (
        <ReplayBar
          count={count}
          stops={stops.length}
          label={stopName(question, stops[count - 1], t)}
          playing={replay.playing}
          onPlay={replay.play}
          onMove={replay.move}
          onStep={replay.step}
        />
      )}
    </div>
  );
}

const MethodPicture = memo(function MethodPicture({
  strategy,
  ...props
}: PictureProps & { readonly strategy: string }): ReactNode {
  const Drawn = Object.hasOwn(PICTURES, strategy) ? PICTURES[strategy] : undefined;
  return Drawn === undefined || props.question.turns.length === 0 ? null : <Drawn {...props} />;
});

/** Left and right arrows walk through the turns, unless the focus is where arrows mean something else. */
function walk(event: KeyboardEvent<HTMLElement>, step: (direction: 1 | -1) => void): void {
  const { key, target, currentTarget } = event;
  if ((key !== "ArrowLeft" && key !== "ArrowRight") || !isPlain(event)) return;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, [role=radiogroup]") !== null)
    return;
  if (target instanceof Element && scrollsSideways(target, currentTarget)) return;
  event.preventDefault();
  step(key === "ArrowRight" ? 1 : -1);
}

/** Whether an element, or one around it, is a box with more to its side than can be seen. @param within where the search ends */
function scrollsSideways(element: Element | null, within: Element): boolean {
  if (element === null || element === within) return false;
  const { scrollWidth, clientWidth } = element;
  const canScroll = scrollWidth > clientWidth && /^(auto|scroll)$/.test(getComputedStyle(element).overflowX);
  return canScroll || scrollsSideways(element.parentElement, within);
}
