import { EMPTY_BANK } from "./chain-bank.ts";
import { withoutLetterBreaks } from "./letter-break.ts";
import { drawSamples, type Material, type TrainingSample } from "./samples.ts";
import { PARTS } from "./oracle/parts.ts";

/** One sample of every part, and a drill, for people to read; in the order in which they first come up. */
export async function* shownSamples(material: Material, seed: number): AsyncGenerator<string> {
  const shown = new Set<TrainingSample["part"]>();
  const all = Object.keys(PARTS).length + 1;
  for await (const sample of drawSamples(material, { seed, bank: EMPTY_BANK })) {
    if (shown.has(sample.part)) continue;
    shown.add(sample.part);
    yield sampleText(sample);
    if (shown.size === all) return;
  }
}

function sampleText({ part, role, messages, reply }: TrainingSample): string {
  const said = messages.map((message) => `${message.role}: ${message.content}`);
  return [`=== ${part} (${role})`, ...said, `--> ${withoutLetterBreaks(reply)}`, ""].join("\n");
}
