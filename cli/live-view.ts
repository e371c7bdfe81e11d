import type { Observation, Role, RunEvent, RunManifest, Turn } from "../core/events.ts";
import { observationLine } from "../core/observation-text.ts";
import { oneLine } from "../core/short-text.ts";
import type { QuestionTranscript } from "../core/transcript.ts";
import type { LiveMessage } from "../engine/contract/live.ts";
import type { Style, Terminal } from "./output.ts";
import { endInWords, saidInWords } from "./turn-words.ts";

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
 * Shows a question as it is answered: every finished turn in full, what was decided between turns, and in the last line the
 * newest words of the agents that are speaking. Warnings are told as `warningsView` tells them. What a snapshot repeats is
 * not shown again.
 */
export function liveView(terminal: Terminal): (message: LiveMessage) => void {
  const warn = warningsView(terminal);
  const speaking = new Map<string, string>();
  const finished = new Set<string>();
  let options: RunManifest["options"] = {};
  let observed = 0;

  const showTurn = (path: string, turn: Turn): void => {
    speaking.delete(path);
    if (finished.has(path)) return;
    finished.add(path);
    noteTurn(terminal, path, turn);
  };
  const showObservation = (observation: Observation): void => {
    observed++;
    if (observation.kind === "warning") return;
    terminal.note(terminal.style("yellow", `→ ${observationLine(observation, options)}`));
  };
  const catchUp = ({ turns, observations }: QuestionTranscript): void => {
    speaking.clear();
    for (const { path, liveText, finished: turn } of turns) {
      if (turn === null) speaking.set(path, liveText);
      else showTurn(path, turn);
    }
    for (const { observation } of observations.slice(observed)) showObservation(observation);
  };
  const show = (event: RunEvent): void => {
    if (event.type === "run-started") ({ options } = event.manifest);
    if (event.type === "turn-started") speaking.set(event.path, "");
    if (event.type === "turn-text") speaking.set(event.path, (speaking.get(event.path) ?? "") + event.text);
    if (event.type === "turn-finished") showTurn(event.path, event.turn);
    if (event.type === "observed" && event.question !== null) showObservation(event.observation);
    if (event.type === "question-failed")
      terminal.note(terminal.style("red", `failed: ${event.error.message}`));
  };

  return (message) => {
    warn(message);
    if (message.type === "snapshot") {
      options = message.transcript.manifest?.options ?? options;
      message.transcript.questions.forEach(catchUp);
    }
    if (message.type === "event") show(message.event);
    terminal.status(speakingLine(speaking, terminal.width));
  };
}

function noteTurn(terminal: Terminal, path: string, turn: Turn): void {
  const { role, text, tokens } = turn;
  const mark = role.startsWith("adversarial") ? "✗ " : "";
  const name = terminal.style(STYLES[role], `${mark}${path}`);
  const facts = [role, `${tokens.generated} tokens`, ...endInWords(turn)];
  terminal.note(`${name} ${terminal.style("dim", facts.join(", "))}`);
  terminal.note(saidInWords(text));
}

/** Shows warnings alone, each once: for output that a program reads, or beside what else is shown. */
export function warningsView(terminal: Terminal): (message: LiveMessage) => void {
  const told = new Set<string>();
  const tell = (warning: string): void => {
    if (told.has(warning)) return;
    told.add(warning);
    terminal.note(warning);
  };
  const tellIfWarning = (observation: Observation): void => {
    if (observation.kind === "warning") tell(observation.message);
  };
  return (message) => {
    if (message.type === "snapshot") {
      const { warnings, questions } = message.transcript;
      warnings.forEach(tell);
      for (const { observation } of questions.flatMap(({ observations }) => observations))
        tellIfWarning(observation);
    }
    if (message.type === "event" && message.event.type === "observed")
      tellIfWarning(message.event.observation);
  };
}

function speakingLine(speaking: ReadonlyMap<string, string>, width: number): string {
  if (speaking.size === 0) return "";
  const share = Math.max(12, Math.floor((width - 1) / speaking.size) - 3);
  const parts = [...speaking].map(([path, text]) => {
    const name = path.split("/").at(-1) ?? path;
    const room = share - name.length - 2;
    const newest = room > 0 ? oneLine(text).slice(-room) : "";
    return `${name}: ${newest}`.padEnd(share);
  });
  return parts.join(" │ ").slice(0, width - 1);
}
