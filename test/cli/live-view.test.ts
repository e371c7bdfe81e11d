import { expect, it } from "vitest";
import { liveView } from "../../cli/live-view.ts";
import type { Terminal } from "../../cli/output.ts";
import { EMPTY_TRANSCRIPT, foldEvents } from "../../core/transcript.ts";
import { eventsOf, MANIFEST } from "../engine/doubles.ts";

const manifestOf = (minimum: number) => ({ ...MANIFEST, options: { minimum } });

const TOO_FEW = {
  type: "observed",
  path: "experience",
  observation: {
    ...{ kind: "experience-retrieved", repository: "mine", outcome: "too-few", stored: 3 },
    ...{ z: null, nearest: null },
  },
};

const WARNING = {
  ...{ type: "observed", path: "" },
  observation: { kind: "warning", message: "The model has no chat template." },
};

/** A view, the lines that it has shown, and what its last line has said. */
function watching() {
  const lines: string[] = [];
  const statuses: string[] = [];
  const terminal: Partial<Terminal> = {
    note: (line) => void lines.push(line),
    status: (line) => void statuses.push(line),
    style: (_, text) => text,
    width: 80,
  };
  return { lines, statuses, show: liveView(terminal as Terminal) };
}

it("a question that is watched says how many experiences its run needs, where too few are stored", () => {
  const { lines, show } = watching();
  show({ type: "snapshot", phase: "loading-model", transcript: EMPTY_TRANSCRIPT });
  for (const event of eventsOf("r", [
    [null, { type: "run-started", manifest: manifestOf(20) }],
    ["ask", TOO_FEW],
  ]))
    show({ type: "event", event });
  expect(lines).toEqual([
    "→ nothing is taken from the repository mine: 3 stored, 20 needed (option minimum)",
  ]);
});

it("a question that is watched from its middle says so, too", () => {
  const { lines, show } = watching();
  show({ type: "snapshot", phase: "running", transcript: { ...EMPTY_TRANSCRIPT, manifest: manifestOf(5) } });
  for (const event of eventsOf("r", [["ask", TOO_FEW]])) show({ type: "event", event });
  expect(lines).toEqual(["→ nothing is taken from the repository mine: 3 stored, 5 needed (option minimum)"]);
});

/** Events of a question that goes on, of which its run warns. */
const WARNED = eventsOf("r", [
  [null, { type: "run-started", manifest: manifestOf(5) }],
  [null, WARNING],
  ["ask", { type: "question-started", asked: { id: "ask", text: "?", answerType: "text", choices: [] } }],
  ["ask", TOO_FEW],
]);

it("a question that is watched from its middle tells of what its run warns, once", () => {
  const { lines, show } = watching();
  show({ type: "snapshot", phase: "running", transcript: foldEvents(WARNED.slice(0, 3)) });
  for (const event of eventsOf("r", [
    [null, WARNING],
    ["ask", WARNING],
  ]))
    show({ type: "event", event });
  expect(lines).toEqual(["The model has no chat template."]);
});

it("a warning about the run hides no decision that a later snapshot tells", () => {
  const { lines, show } = watching();
  for (const event of WARNED.slice(0, 2)) show({ type: "event", event });
  show({ type: "snapshot", phase: "running", transcript: foldEvents(WARNED) });
  expect(lines).toEqual([
    "The model has no chat template.",
    "→ nothing is taken from the repository mine: 3 stored, 5 needed (option minimum)",
  ]);
});

it("an agent whose name leaves no room in the last line is named there without its words", () => {
  const { statuses, show } = watching();
  const paths = Array.from({ length: 8 }, (_, index) => `adversarial-user-${index + 1}`);
  for (const event of eventsOf("r", [
    ...paths.map((path) => ["ask", { type: "turn-started", path }] as const),
    ["ask", { type: "turn-text", path: paths[0], text: "You are mistaken." }],
  ]))
    show({ type: "event", event });
  expect(statuses.at(-1)).toMatch(/^adversarial-user-1: +│ adversarial-user-2: +│/);
});
