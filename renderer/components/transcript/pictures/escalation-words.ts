import type { TFunction } from "i18next";
import type { TurnTranscript } from "../../../../core/transcript.ts";
import { agentName } from "../agent-badge.tsx";
import { turnPlace } from "../turn-place.ts";
import type { EscalationStep } from "./escalation.ts";
import { sampleName } from "./stance-words.ts";

/** `3 samples`, `1 sample, 3 programs`, `2 more samples`, `Examination`. */
export function stepTitle({ kind, calls, programs }: EscalationStep, isFirst: boolean, t: TFunction): string {
  if (kind === "examination") return t("pictures.escalation.examination");
  const samples = t(isFirst ? "pictures.escalation.samples" : "pictures.escalation.moreSamples", {
    count: calls.length - programs,
  });
  return programs === 0
    ? samples
    : t("pictures.escalation.beside", {
        samples,
        programs: t("pictures.escalation.programs", { count: programs }),
      });
}

/** `Sample 1`, `Program 2`, `Critic 1`, `Judge`. */
export function callName({ path, role }: TurnTranscript, t: TFunction): string {
  return role === "solver" ? sampleName(path, t) : agentName(role, turnPlace(path).agent, t);
}
