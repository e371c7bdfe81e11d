import { counted } from "../../core/figure-words.ts";
import { benchModel, type BenchFigure, type BenchReport } from "../../engine/models/index.ts";
import type { Command, CommandContext } from "../command.ts";
import { ownModel } from "../engine/own-model.ts";
import { table, type Terminal } from "../output.ts";
import { RUNTIME_FLAGS, runtimeSettings } from "../runtime-flags.ts";

/** The measurement goes through several numbers of replies, all of them short. */
const OWN_CHOICE: ReadonlySet<string> = new Set(["sequences", "context-tokens"]);

export const modelsBenchCommand: Command = {
  name: "models bench",
  usage: "REF",
  help: "Measure how fast a model is here, in under a minute; estimates of later runs rest on it",
  flags: Object.fromEntries(Object.entries(RUNTIME_FLAGS).filter(([name]) => !OWN_CHOICE.has(name))),
  positionals: 1,
  run: bench,
};

async function bench({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const reference = args.first("Write: counterpoint models bench REF");
  const settings = runtimeSettings(args);
  terminal.note(
    `Loading ${reference}, then measuring for up to a minute. Other work on this machine slows it.`,
  );
  const report = await benchModel(await ownModel(reference), home, {
    settings,
    signal,
    onFigure: (figure) => terminal.note(terminal.style("dim", figureLine(figure))),
  });
  if (terminal.json) terminal.printJson(report);
  else printReport(report, terminal);
}

function figureLine({ replies, tokensPerSecond }: BenchFigure): string {
  const what = replies === 0 ? "prompt" : replies === 1 ? "1 reply" : `${replies} replies at once`;
  return `${what}: ${figure(tokensPerSecond)} tokens/s`;
}

function printReport(report: BenchReport, terminal: Terminal): void {
  const { model, machine, runtime, promptTokensPerSecond, decode, leftOut, notes, seconds } = report;
  const { device, gpuLayers, threads } = runtime;
  const where = device === "cpu" ? "cpu" : `${device} with ${gpuLayers} layers`;
  terminal.print(`${terminal.style("bold", model)} on ${machine}: ${where}, ${counted(threads, "thread")}`);
  terminal.print(`A prompt is read at ${figure(promptTokensPerSecond)} tokens/s.\n`);
  terminal.print(speedTable(decode));
  if (leftOut.length > 0) {
    terminal.note(`Not measured, for want of time or memory: ${leftOut.join(", ")} replies at once.`);
  }
  for (const note of notes) terminal.note(note);
  terminal.note(terminal.style("dim", `Measured in ${Math.round(seconds)} s; kept for estimates.`));
}

/** One row for each number of agents: tokens a second in all and of each, and what that is of one agent's. */
export function speedTable(decode: BenchReport["decode"]): string {
  const alone = decode[0]?.tokensPerSecond ?? 1;
  return table([
    ["agents", "tokens/s in all", "for each", "gain"],
    ...decode.map(({ replies, tokensPerSecond }) => [
      String(replies),
      figure(tokensPerSecond),
      figure(tokensPerSecond / replies),
      `${(tokensPerSecond / alone).toFixed(2)} ×`,
    ]),
  ]);
}

/** Three digits say all that such a measurement knows. */
function figure(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}
