import type { Observation } from "../../core/events.ts";
import { observationLine } from "../../core/observation-text.ts";
import { table } from "./table.ts";

type Filtered = Observation & { readonly kind: "filtered" };

/** What was seen or decided between two calls, as Markdown. */
export function observationText(observation: Observation): string {
  switch (observation.kind) {
    case "answers-counted": {
      const { votes, unanswered } = observation;
      const rows = votes.map(({ answer, agents }) => [answer, String(agents.length), agents.join(", ")]);
      const silent = [["(unanswered)", String(unanswered.length), unanswered.join(", ")]];
      return `Votes:\n\n${table(["Answer", "Votes", "Agents"], [...rows, ...(unanswered.length > 0 ? silent : [])])}`;
    }
    case "filtered":
      return filteredText(observation);
    case "history-dropped":
      return `The context was full: the oldest ${observation.turns} turns were not shown to this agent.`;
    case "answer-read":
      return `Answer read from the ${observation.from}: ${observation.answer ?? "none"}.`;
    case "warning":
      return `Warning: ${observation.message}`;
    default:
      return sentence(observationLine(observation) ?? "");
  }
}

function sentence(line: string): string {
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

const UNFILTERED = {
  "adversary-empty": "the adversarial reply is empty",
  "adversary-cut-off": "the adversarial reply was cut off",
  "no-usable-candidate": "no candidate says anything",
} as const;

const UNUSABLE = {
  empty: "says nothing",
  "cut-off": "was cut off",
  "task-done-only": "only says that the task is done",
} as const;

const TERMS = ["semantic", "historical", "graph"] as const;

/** Every candidate with the terms of its similarity to the adversarial reply; the least similar one was passed on. */
function filteredText({ role, candidates, chosen, unfiltered, adversaryRefused }: Filtered): string {
  const who = `${role === "user" ? "User" : "Assistant"} ${chosen} is passed on`;
  const why =
    unfiltered === null
      ? "its reply is least similar to the adversarial one"
      : `the step was not filtered because ${UNFILTERED[unfiltered]}`;
  const terms = TERMS.filter((term) => candidates.some((candidate) => candidate.terms[term] !== undefined));
  const rows = candidates.map(({ agent, unusable, terms: values, total }) => [
    `${agent}${agent === chosen ? " ✓" : ""}`,
    ...terms.map((term) => values[term]?.toFixed(3) ?? "–"),
    total?.toFixed(3) ?? "–",
    unusable === null ? "" : UNUSABLE[unusable],
  ]);
  const refused = adversaryRefused ? "\n\nThe adversarial agent seems to have declined to mislead." : "";
  return `${who}: ${why}.\n\n${table(["Candidate", ...terms, "Sum D", ""], rows)}${refused}`;
}
