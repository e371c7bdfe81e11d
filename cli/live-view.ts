import type { Role, RunEvent } from "../core/events.ts";
import { observationLine } from "../core/observation-text.ts";
import type { Style, Terminal } from "./output.ts";

const STYLES: Readonly<Record<Role, Style>> = {
  solver: "cyan",
  "task-specifier": "magenta",
  user: "blue",
  assistant: "green",
  "adversarial-user": "red",
  "adversarial-assistant": "red",
  critic: "red",
  debater: "blue",
  affirmative: "blue",
  negative: "red",
  moderator: "magenta",
  reviewer: "green",
  judge: "magenta",
  reasoner: "cyan",
  voter: "blue",
  validator: "magenta",
  parser: "dim",
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
        const { role, text, tokens, ended, closed } = event.turn;
        const mark = role.startsWith("adversarial") ? "✗ " : "";
        const cut = closed ? ", asked for its answer" : ended === "length" ? ", cut off" : "";
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
