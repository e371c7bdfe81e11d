import { useElementSize } from "@mantine/hooks";
import { Info } from "lucide-react";
import {
  memo,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from "react";
import { useTranslation } from "react-i18next";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { Rows, type RowsHandle } from "./rows.tsx";
import { SeenWords } from "./seen-words.tsx";
import classes from "./stage.module.css";
import { stageRows, type StageRow, type Step } from "./steps.ts";
import { TurnCard } from "./turn-card.tsx";
import type { TurnPart } from "./turn-text.tsx";
import { stepHeading, stepName } from "./words.ts";

/** Narrower, a lane's text is hard to read. */
const LANE_WIDTH = 232;
const GAP = 12;
/** Lines of text that have room from the start: in one of several lanes, in a turn of its own, in the only reply. */
const LINES = { lane: 6, turn: 4, alone: 14 } as const;

export interface StageHandle {
  /** Brings a turn into sight. */
  reveal(path: string, focus?: boolean): void;
}

export interface StageProps {
  readonly question: QuestionTranscript;
  readonly steps: readonly Step[];
  readonly live: boolean;
  /** What the replay has reached; null: all there is. */
  readonly reached: Pick<QuestionTranscript, "turns" | "observations"> | null;
  readonly passedOn: ReadonlySet<string>;
  readonly ref: Ref<StageHandle>;
}

/**
 * The agents' turns, step under step. Within a step every agent has a lane of its own, in the same place at each step as
 * long as lanes fit side by side.
 */
export function Stage({ question, steps, live, reached, passedOn, ref }: StageProps): ReactNode {
  const { t } = useTranslation();
  const { ref: measured, width } = useElementSize();
  const rows = useRef<RowsHandle>(null);
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, string>>(new Map());
  const unfold = useCallback((path: string, part: TurnPart): void => {
    setUnfolded((before) => new Map(before).set(path, toggled(before.get(path) ?? "", part)));
  }, []);
  // As it was when it was opened: what ends before a person's eyes keeps its room, so that nothing jumps.
  const [settled] = useState(!live);
  const most = steps.reduce((widest, { turns }) => Math.max(widest, turns.length), 1);
  const fitting = Math.max(1, Math.floor((width + GAP) / (LANE_WIDTH + GAP)));
  // Rows of equal length: five lanes where four fit stand as three and two.
  const columns = Math.ceil(most / Math.ceil(most / fitting));
  const lines = steps.length === 1 && steps[0]?.role === "solver" ? LINES.alone : LINES.turn;
  const headings = new Map(steps.map((step, index) => [step.key, stepHeading(step, steps[index - 1], t)]));
  const all = stageRows(steps, columns);
  useImperativeHandle(ref, () => ({
    reveal(path, focus = false) {
      const row = all.findIndex(({ turns }) => turns.some((index) => question.turns[index]?.path === path));
      rows.current?.reveal(row, path, focus);
    },
  }));
  return (
    <div ref={measured} className={classes.stage} data-settled={settled || undefined}>
      {/* How many rows there are at first decides how they are drawn. */}
      {width > 0 && all.length > 0 && (
        <Rows
          ref={rows}
          keys={all.map(({ key }) => key)}
          row={(index) => {
            const row = all[index];
            return row === undefined ? null : (
              <Row
                {...{
                  question,
                  row,
                  heading: headings.get(row.step.key) ?? "",
                  columns,
                  lines,
                  live,
                  reached,
                  passedOn,
                  unfolded,
                  unfold,
                }}
              />
            );
          }}
        />
      )}
    </div>
  );
}

interface RowProps {
  readonly question: QuestionTranscript;
  readonly row: StageRow;
  /** Over its step, or nothing. */
  readonly heading: string;
  readonly columns: number;
  /** Of text that a turn of its own has room for. */
  readonly lines: number;
  readonly live: boolean;
  readonly reached: StageProps["reached"];
  readonly passedOn: ReadonlySet<string>;
  readonly unfolded: ReadonlyMap<string, string>;
  readonly unfold: (path: string, part: TurnPart) => void;
}

function Row({
  question,
  row,
  heading,
  columns,
  lines,
  live,
  reached,
  passedOn,
  unfolded,
  unfold,
}: RowProps): ReactNode {
  const { t } = useTranslation();
  const { step, turns, isFirst, isLast } = row;
  const side = step.turns.length === 1 ? 1 : columns;
  return (
    <div className={classes.row} role="group" aria-label={stepName(step, t)}>
      {isFirst && heading !== "" && <h3 className={classes.step}>{heading}</h3>}
      <div
        className={classes.lanes}
        style={
          {
            gridTemplateColumns: `repeat(${side}, minmax(0, 1fr))`,
            "--lines": side > 1 ? LINES.lane : lines,
          } as CSSProperties
        }
      >
        {turns.map((index) => {
          const turn = question.turns[index];
          if (turn === undefined) return null;
          return (
            <TurnCard
              key={turn.path}
              turn={turn}
              live={live}
              ahead={reached !== null && index >= reached.turns.length}
              current={reached !== null && index === reached.turns.length - 1}
              passedOn={passedOn.has(turn.path)}
              unfolded={unfolded.get(turn.path) ?? ""}
              onUnfold={unfold}
            />
          );
        })}
      </div>
      {isLast && <Seen step={step} reached={reached?.observations ?? null} />}
    </div>
  );
}

const Seen = memo(function Seen({
  step,
  reached,
}: {
  readonly step: Step;
  readonly reached: QuestionTranscript["observations"] | null;
}): ReactNode {
  return (
    <ul className={classes.seen}>
      {step.observations.map((seen, index) => (
        <li
          key={index}
          data-kind={seen.observation.kind}
          data-ahead={(reached !== null && !reached.includes(seen)) || undefined}
        >
          <Info size={13} aria-hidden /> <SeenWords {...{ seen, step }} />
        </li>
      ))}
    </ul>
  );
});

/** @param parts joined by spaces */
function toggled(parts: string, part: TurnPart): string {
  const open = new Set(parts.split(" ").filter((one) => one !== ""));
  if (!open.delete(part)) open.add(part);
  return [...open].join(" ");
}
