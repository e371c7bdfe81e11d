import { shellWord } from "../core/eval-command.ts";
import { counted } from "../core/figure-words.ts";
import { PRACTICE } from "../engine/contract/limits.ts";
import type { CostBasis, RunEstimate } from "../engine/index.ts";
import type { CommandContext } from "./command.ts";
import { offered } from "./home.ts";
import { speedFlags } from "./speed-flags.ts";

/** Tells before a run about how long it will take, or how that can be known. */
export function noteEstimate(
  estimate: RunEstimate,
  { home, terminal }: Pick<CommandContext, "home" | "terminal">,
): void {
  const line = estimateLine(estimate, home);
  if (line !== null) terminal.note(terminal.style("dim", line));
}

/** What calls and tokens are known from. */
const EARLIER_RUNS: Readonly<Record<CostBasis, readonly string[]>> = {
  "finished runs": ["earlier runs like this"],
  "runs on other questions": ["earlier runs on other questions"],
  assumptions: [],
};

/**
 * What an estimate says to a person, in one line; null if there is nothing to say.
 * @param home in which measurements are kept
 * @param platform for whose shell a command is written
 */
export function estimateLine(
  estimate: RunEstimate,
  home: string,
  platform: string = process.platform,
): string | null {
  switch (estimate.kind) {
    case "unknown":
      return null;
    case "unmeasured": {
      const { model, speedSettings, problem } = estimate;
      const named = `${shellWord(model, platform)}${speedFlags(speedSettings)}`;
      const bench = offered(`models bench ${named}`, home, platform);
      if (problem !== null) return `${problem} Measure again with: ${bench}`;
      // Nobody waits long for it.
      if (model === PRACTICE) return null;
      return `To see how long methods take, run once: ${bench}`;
    }
    case "estimated": {
      const { seconds, basis, measured } = estimate;
      const sources = [...EARLIER_RUNS[basis], "models bench"].join(" and ");
      return `About ${timeRange(seconds)}: ${callsInWords(estimate)} (from ${sources} of ${day(measured)}).`;
    }
  }
}

/** Two times as people say them, rounded: `40 s to 2 min`, `2 to 7 min`; one if they are the same. */
export function timeRange({ low, high }: { readonly low: number; readonly high: number }): string {
  const [from, to] = [roundTime(low), roundTime(high)];
  const last = `${to.amount} ${to.unit}`;
  if (from.unit !== to.unit) return `${from.amount} ${from.unit} to ${last}`;
  return from.amount === to.amount ? last : `${from.amount} to ${last}`;
}

function roundTime(seconds: number): { readonly amount: number; readonly unit: "s" | "min" | "h" } {
  if (seconds < 57.5) return { amount: Math.max(1, toFives(seconds)), unit: "s" };
  const minutes = seconds / 60;
  if (minutes < 57.5) return { amount: toFives(minutes), unit: "min" };
  const hours = minutes / 60;
  return { amount: hours < 10 ? Math.round(hours * 2) / 2 : Math.round(hours), unit: "h" };
}

/** Whole up to ten, then a multiple of five. */
function toFives(value: number): number {
  return value < 10 ? Math.round(value) : 5 * Math.round(value / 5);
}

function callsInWords({ calls, questions }: RunEstimate & { kind: "estimated" }): string {
  const { usual, most } = calls;
  const many = usual === most ? String(most) : `usually ${usual}, at most ${most}`;
  const each = counted(most, "call", many);
  return questions === 1 ? each : `${questions} questions, ${each} each`;
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
}
