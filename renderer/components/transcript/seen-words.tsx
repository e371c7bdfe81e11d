import { use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ObservationTranscript } from "../../../core/transcript.ts";
import { engineWords, seenWords } from "./observation-words.ts";
import { RunOptions } from "./pictures/run-options.ts";
import type { Step } from "./steps.ts";

export interface SeenWordsProps {
  readonly seen: ObservationTranscript;
  readonly step: Step;
}

/** What was seen after a step's turns; in it, what the engine says is marked as English, as in an error (error-words.tsx). */
export function SeenWords({ seen, step }: SeenWordsProps): ReactNode {
  const { t } = useTranslation();
  const words = seenWords(seen, step, t, use(RunOptions));
  const english = engineWords(seen.observation);
  const start = words.lastIndexOf(english);
  return (
    <span>
      {words.slice(0, start)}
      {english !== "" && <span lang="en">{english}</span>}
      {words.slice(start + english.length)}
    </span>
  );
}
