import type { LanguageModel } from "../../../core/model.ts";
import type { AskReport, Engine } from "../../../engine/index.ts";
import { timingOf } from "../measure.ts";
import { sampleQuestions, withEngine } from "./engine-runs.ts";
import { loadInProcess } from "../../../native/llama/process/host.ts";
import { loadOptions } from "./ours.ts";
import { asLoaded, PlainModel } from "./plain-model.ts";
import { openPlain } from "./plain.ts";
import { alternate, ratios, type Bench } from "./section.ts";

const AGENTS = 3;
/** N instances and the adversarial one answer at once; `select=auto` would leave that one out on some models. */
const AT_ONCE = AGENTS + 1;
/** A sequence for every instance of both roles and for the Task Specifier. */
const A_SEQUENCE_EACH = 2 * AT_ONCE + 1;

/**
 * Wall time of mcf with N=3 on one question: our way, plainly, and plainly with a session kept for each instance. The
 * question is another in each round. Texts differ between the ways, so the seconds per generated token are told too.
 */
export async function mcf(bench: Bench): Promise<object> {
  const questions = await sampleQuestions();
  const options = { agents: AGENTS, turns: bench.quick ? 1 : 3, select: "adversary" };
  const maxTokens = bench.quick ? 16 : 256;
  await using ours = await loadInProcess(loadOptions(bench));
  await using plain = await openPlain(bench, ours.info);
  const fresh = new PlainModel(await plain.createContext(AT_ONCE), ours.info, "fresh");
  const kept = new PlainModel(await plain.createContext(A_SEQUENCE_EACH), ours.info, "kept");

  const ask = (engine: Engine, round: number) =>
    engine.ask({
      question: questions[round % questions.length] ?? "",
      ...{ strategy: "mcf", options, maxTokens, seed: round },
    });
  return await withModel(ours, (oursEngine) =>
    withModel(fresh, (freshEngine) =>
      withModel(kept, async (keptEngine) => {
        const measured = await alternate(bench.rounds, {
          ours: (round) => ask(oursEngine, round),
          plain: (round) => ask(freshEngine, round),
          plainKept: (round) => ask(keptEngine, round),
        });
        return {
          ratio: compare(measured.ours, measured.plain, wallSeconds),
          ratioPerToken: compare(measured.ours, measured.plain, secondsPerToken),
          ratioToKept: compare(measured.ours, measured.plainKept, wallSeconds),
          ratioPerTokenToKept: compare(measured.ours, measured.plainKept, secondsPerToken),
          ours: figuresOf(measured.ours),
          plain: figuresOf(measured.plain),
          plainKept: figuresOf(measured.plainKept),
        };
      }),
    ),
  );
}

function withModel<Result>(model: LanguageModel, work: (engine: Engine) => Promise<Result>): Promise<Result> {
  return withEngine(() => Promise.resolve(asLoaded(model)), work);
}

type Measure = (report: AskReport) => number;

const wallSeconds: Measure = ({ seconds }) => seconds;
const secondsPerToken: Measure = ({ seconds, tokens }) => seconds / tokens.generated;

function compare(left: readonly AskReport[], right: readonly AskReport[], measure: Measure): object {
  return ratios(left.map(measure), right.map(measure));
}

function figuresOf(reports: readonly AskReport[]): object {
  return {
    seconds: timingOf(reports.map(wallSeconds)),
    secondsPerToken: timingOf(reports.map(secondsPerToken)),
    generated: timingOf(reports.map(({ tokens }) => tokens.generated)),
    evaluatedPrompt: timingOf(reports.map(({ tokens }) => tokens.prompt - tokens.cached)),
    calls: timingOf(reports.map(({ calls }) => calls)),
  };
}
