import { isDeepStrictEqual } from "node:util";
import { experienceAfter, type ExperienceUse } from "../../core/evaluation/experience-figures.ts";
import type { Observation } from "../../core/events.ts";
import type { StrategyContext } from "../../core/strategies/strategy.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import type { Recorder } from "./recorder.ts";

/** What a strategy observes at one question. */
export interface Observations {
  readonly record: StrategyContext["record"];
  /** What they tell of the experience repository, those of an earlier attempt among them. */
  used(): { readonly experience?: ExperienceUse };
  /** From now on none is recorded: a strategy of several branches may still run when one of them has failed. */
  end(): void;
}

/** @param past what is stored of the question, if it was begun before; what was observed then is not recorded again */
export function observationsOf(
  question: string,
  past: QuestionTranscript | undefined,
  recorder: Recorder,
): Observations {
  const isStored = storedOnce(past);
  let experience = past?.experience;
  let isOver = false;
  return {
    record(path, observation) {
      if (isOver || isStored(path, observation)) return;
      recorder.record(question, { type: "observed", path, observation });
      experience = experienceAfter(experience, observation);
    },
    used: () => (experience === undefined ? {} : { experience }),
    end() {
      isOver = true;
    },
  };
}

/** Tells of each observation whether it was stored before; every stored one counts once, the earliest first. */
function storedOnce(
  past: QuestionTranscript | undefined,
): (path: string, observation: Observation) => boolean {
  const left = [...(past?.observations ?? [])];
  return (path, observation) => {
    if (left.length === 0) return false;
    const asStored: unknown = JSON.parse(JSON.stringify(observation));
    const index = left.findIndex(
      (other) => other.path === path && isDeepStrictEqual(other.observation, asStored),
    );
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  };
}
