import type { RunManifest, Turn } from "../../core/events.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";

/** The turns of a question that came to their end. */
export function finishedTurns({ turns }: QuestionTranscript): readonly Turn[] {
  return turns.flatMap(({ finished }) => finished ?? []);
}

/** The finished turn at a path; null if there is none. */
export function turnAt({ turns }: QuestionTranscript, path: string): Turn | null {
  return turns.find((turn) => turn.path === path)?.finished ?? null;
}

/** Name of the model that a turn was said by. */
export function modelOf({ role }: Pick<Turn, "role">, { model, agents }: RunManifest): string {
  return (agents?.[role] ?? model).name;
}
