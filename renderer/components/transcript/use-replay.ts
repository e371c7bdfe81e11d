import { useEffect, useEffectEvent, useState } from "react";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { nextTurn, replayStops, type ReplayStop } from "./replay.ts";

const PLAY_MILLISECONDS = 700;

export interface Replay {
  readonly stops: readonly ReplayStop[];
  /** Stops shown. */
  readonly count: number;
  /** Whether all is shown, and what comes is shown as it comes. */
  readonly atEnd: boolean;
  readonly playing: boolean;
  readonly play: (playing: boolean) => void;
  readonly move: (count: number) => void;
  readonly step: (direction: 1 | -1) => void;
}

/** Where the replay of a transcript stands; at first, and until somebody moves it, at the end. */
export function useReplay(question: QuestionTranscript, onMoved: (stop: ReplayStop) => void): Replay {
  const stops = replayStops(question);
  const [position, setPosition] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const count = Math.min(position ?? stops.length, stops.length);
  const show = (next: number): void => {
    setPosition(next >= stops.length ? null : next);
    const stop = stops[next - 1];
    if (stop !== undefined) onMoved(stop);
  };

  const showNext = useEffectEvent(() => {
    if (count >= stops.length) setPlaying(false);
    else show(count + 1);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(showNext, PLAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [playing, count]);
  return {
    stops,
    count,
    atEnd: position === null,
    playing,
    play(next) {
      if (next && count >= stops.length) show(0);
      setPlaying(next);
    },
    move(next) {
      setPlaying(false);
      show(next);
    },
    step(direction) {
      setPlaying(false);
      show(nextTurn(stops, count, direction));
    },
  };
}
