import { useCopyText } from "../../components/use-copy-text.ts";
import { useEngine } from "../../connection/engine.tsx";

export interface Copying {
  readonly copyAnswer: (answer: string) => void;
  /** The whole transcript as Markdown. */
  readonly copyTranscript: (run: string) => void;
}

/** Copies what a run said, and says that it did. */
export function useCopying(): Copying {
  const engine = useEngine();
  const { copy } = useCopyText();
  return {
    copyAnswer: (answer) => copy(() => Promise.resolve(answer)),
    copyTranscript: (run) =>
      copy(async () => (await (await engine()).runs.export({ run, format: "markdown" })).content),
  };
}
