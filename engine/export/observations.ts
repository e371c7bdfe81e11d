import type { Observation, RunManifest } from "../../core/events.ts";
import { inline, table } from "../../core/markdown.ts";
import { leftOut, observationLine, placeRead, UNFILTERED } from "../../core/observation-text.ts";

type Filtered = Observation & { readonly kind: "filtered" };

type Options = RunManifest["options"];

/** What was seen or decided between two calls, as Markdown. @param options of the run, which say what a limit was */
export function observationText(observation: Observation, options: Options = {}): string {
  switch (observation.kind) {
    case "answers-counted": {
      const { votes, unanswered } = observation;
      const rows = votes.map(({ answer, agents }) => [answer, String(agents.length), agents.join(", ")]);
      const silent = [["(unanswered)", String(unanswered.length), unanswered.join(", ")]];
      return `Votes:\n\n${table(["Answer", "Votes", "Agents"], [...rows, ...(unanswered.length > 0 ? silent : [])])}`;
    }
    case "filtered":
      return filteredText(observation);
    case "experience-retrieved":
      return retrievedText(observation, options);
    case "history-dropped":
      return `The context was full: ${leftOut(observation)} not shown to this agent.`;
    case "answer-read":
      return `Answer read from ${placeRead(observation)}: ${inline(observation.answer ?? "none")}.`;
    case "warning":
      return `Warning: ${inline(observation.message)}`;
    default:
      return sentence(observationLine(observation, options));
  }
}

/** What the repository said, and the experience that was shown or refused. */
function retrievedText(
  observation: Observation & { readonly kind: "experience-retrieved" },
  options: Options,
): string {
  const said = sentence(observationLine(observation, options));
  if (observation.nearest === null) return said;
  const { experience, similarity } = observation.nearest;
  const rows = [
    ["Task", experience.task],
    ["Steps", experience.process],
    ["Answer", experience.answer],
    ["Cosine", similarity.semantic.toFixed(3)],
    ["Smatch F1", similarity.graph.toFixed(3)],
  ];
  return `${said}\n\n${table(["The most similar task", ""], rows)}`;
}

function sentence(line: string): string {
  return inline(`${line.charAt(0).toUpperCase()}${line.slice(1)}.`);
}

const SELECTED = {
  adversary: "is least similar to the adversarial one",
  peers: "is most similar to the other candidates",
  contrast: "is more similar to the other candidates, compared with the adversarial one, than any other",
} as const;

const UNUSABLE = {
  empty: "says nothing",
  "cut-off": "was cut off",
  "task-done-only": "only says that the task is done",
} as const;

const TERMS = ["semantic", "historical", "graph"] as const;

/** Every candidate with the terms that it was chosen by. */
function filteredText(observation: Filtered): string {
  const { candidates, chosen, unfiltered, graphsFailed, adversaryRefused } = observation;
  const passedOn = unfiltered === "no-usable-candidate" ? null : chosen;
  const terms = TERMS.filter((term) => candidates.some((candidate) => candidate.terms[term] !== undefined));
  const rows = candidates.map(({ agent, unusable, terms: values, total }) => [
    `${agent}${agent === passedOn ? " ✓" : ""}`,
    ...terms.map((term) => values[term]?.toFixed(3) ?? "–"),
    total?.toFixed(3) ?? "–",
    unusable === null ? "" : UNUSABLE[unusable],
  ]);
  const refused = adversaryRefused ? "\n\nThe adversarial agent seems to have declined to mislead." : "";
  const isScoredWithout = graphsFailed && unfiltered !== "no-term";
  const failed = isScoredWithout
    ? "\n\nA meaning graph failed, so the candidates were scored without that term."
    : "";
  return `${choiceText(observation)}\n\n${table(["Candidate", ...terms, "Sum D", ""], rows)}${failed}${refused}`;
}

/** Who is passed on, and why. */
function choiceText({ role, chosen, unfiltered, select = "adversary" }: Filtered): string {
  if (unfiltered === "no-usable-candidate") return "Nothing is passed on: no candidate says anything.";
  const why =
    unfiltered === null
      ? `its reply ${SELECTED[select]}`
      : `the step was not filtered because ${UNFILTERED[unfiltered]}`;
  return `${role === "user" ? "User" : "Assistant"} ${chosen} is passed on: ${why}.`;
}
