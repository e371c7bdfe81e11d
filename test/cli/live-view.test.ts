import { expect, it } from "vitest";
import { liveView } from "../../cli/live-view.ts";
import type { Terminal } from "../../cli/output.ts";
import { EMPTY_TRANSCRIPT } from "../../core/transcript.ts";
import { eventsOf, MANIFEST } from "../engine/doubles.ts";

it("a question that is watched says how many experiences its run needs, where too few are stored", () => {
  const lines: string[] = [];
  const terminal: Partial<Terminal> = {
    note: (line) => void lines.push(line),
    status: () => undefined,
    style: (_, text) => text,
    width: 80,
  };
  const retrieved = { kind: "experience-retrieved", repository: "mine", outcome: "too-few", stored: 3 };
  const observation = { ...retrieved, z: null, nearest: null };
  const show = liveView(terminal as Terminal);
  const manifest = { ...MANIFEST, options: { minimum: 20 } };
  show({ type: "snapshot", phase: "loading-model", transcript: EMPTY_TRANSCRIPT });
  for (const event of eventsOf("r", [
    [null, { type: "run-started", manifest }],
    ["ask", { type: "observed", path: "experience", observation }],
  ]))
    show({ type: "event", event });
  expect(lines).toEqual([
    "→ nothing is taken from the repository mine: 3 stored, 20 needed (option minimum)",
  ]);
  show({ type: "snapshot", phase: "running", transcript: { ...EMPTY_TRANSCRIPT, manifest } });
  expect(lines).toHaveLength(1);
});
