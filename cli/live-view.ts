import type { Observation, Role, RunEvent } from "../core/events.ts";
import type { Style, Terminal } from "./output.ts";

const STYLES: Readonly<Record<Role, Style>> = {
  solver: "cyan",
  "task-specifier": "magenta",
  user: "blue",
  assistant: "green",
  "adversarial-user": "red",
  "adversarial-assistant": "red",
};

/**
 * Shows a run as it happens: every finished turn in full, what was decided between turns, and in the last line the
 * newest words of the agents that are speaking.
 */
export function liveView(terminal: Terminal): (event: RunEvent) => void {
  const speaking = new Map<string, string>();
  const showSpeaking = () => terminal.status(speakingLine(speaking, terminal.width));

  return (event) => {
    switch (event.type) {
      case "turn-started":
        speaking.set(event.path, "");
        break;
      case "turn-text":
        speaking.set(event.path, (speaking.get(event.path) ?? "") + event.text);
        break;
      case "turn-finished": {
        speaking.delete(event.path);
        const { role, text, tokens, ended } = event.turn;
        const mark = role.startsWith("adversarial") ? "✗ " : "";
        const cut = ended === "length" ? ", cut off" : "";
        terminal.note(
          `${terminal.style(STYLES[role], `${mark}${event.path}`)} ${terminal.style("dim", `${role}, ${tokens.generated} tokens${cut}`)}`,
        );
        terminal.note(indented(text === "" ? "(says nothing)" : text));
        break;
      }
      case "observed": {
        const line = observationLine(event.observation);
        if (line !== null) terminal.note(terminal.style("yellow", `→ ${line}`));
        break;
      }
      case "question-failed":
        terminal.note(terminal.style("red", `failed: ${event.error.message}`));
        break;
      default:
    }
    showSpeaking();
  };
}

/** Shows warnings alone, for output that a program reads. */
export function warningsView(terminal: Terminal): (event: RunEvent) => void {
  return (event) => {
    if (event.type === "observed" && event.observation.kind === "warning")
      terminal.note(event.observation.message);
  };
}

/** What an observation says to a person, in one line; null if the verdict says it anyway. */
export function observationLine(observation: Observation): string | null {
  switch (observation.kind) {
    case "answers-counted": {
      const votes = observation.votes.map(({ answer, agents }) => `${oneLine(answer)} × ${agents.length}`);
      const silent = observation.unanswered.length;
      return `votes: ${[...votes, ...(silent > 0 ? [`unanswered × ${silent}`] : [])].join(", ") || "none"}`;
    }
    case "filtered":
      return filteredLine(observation);
    case "task-done": {
      const { saidBy, users, ended } = observation;
      return `task done, say ${saidBy} of ${users} Users: the dialogue ${ended ? "ends" : "goes on"}`;
    }
    case "history-dropped":
      return `the context is full: the oldest ${observation.turns} turns were dropped`;
    case "warning":
      return observation.message;
    case "answer-read":
      return null;
  }
}

function filteredLine({ role, chosen, candidates, unfiltered }: Observation & { kind: "filtered" }): string {
  const who = `${role} ${chosen} is passed on`;
  if (unfiltered !== null) return `${who}, unfiltered: ${UNFILTERED[unfiltered]}`;
  const totals = candidates.map(({ total, unusable }) => total?.toFixed(3) ?? unusable ?? "–");
  return `${who}, least like the misleading reply (D = ${totals.join(", ")})`;
}

const UNFILTERED = {
  "adversary-empty": "the adversarial reply is empty",
  "adversary-cut-off": "the adversarial reply was cut off",
  "no-usable-candidate": "nobody said anything",
} as const;

function speakingLine(speaking: ReadonlyMap<string, string>, width: number): string {
  if (speaking.size === 0) return "";
  const share = Math.max(12, Math.floor((width - 1) / speaking.size) - 3);
  const parts = [...speaking].map(([path, text]) => {
    const name = path.split("/").at(-1) ?? path;
    return `${name}: ${oneLine(text).slice(-Math.max(0, share - name.length - 2))}`.padEnd(share);
  });
  return parts.join(" │ ").slice(0, width - 1);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function indented(text: string): string {
  return text.replace(/^/gm, "   ");
}
