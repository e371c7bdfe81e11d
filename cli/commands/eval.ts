import type { Command, CommandContext } from "../command.ts";
import { DATA_FLAGS, dataRequest } from "../data-flags.ts";
import { noteEstimate } from "../estimate.ts";
import { evalProgress } from "../eval-progress.ts";
import { followRun } from "../engine/follow-run.ts";
import { withOwnPaths } from "../engine/own-paths.ts";
import { withPipedData } from "../engine/piped-data.ts";
import { withEngine } from "../engine/with-engine.ts";
import { printReport } from "../reports.ts";
import { isKept, RUN_FLAGS, runRequest } from "../run-flags.ts";

export const evalCommand: Command = {
  name: "eval",
  usage: "--data FILE",
  help: "Answer the questions of a dataset and score the answers",
  flags: {
    ...DATA_FLAGS,
    ...RUN_FLAGS,
  },
  positionals: 0,
  run: evaluate,
};

async function evaluate({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const request = await withOwnPaths({
    ...runRequest(args),
    ...dataRequest("eval", args),
  });
  const requestTo = await withPipedData(request, signal);
  const kept = isKept(args);
  await withEngine({ home, terminal, signal, store: kept }, async (engine) => {
    if (!terminal.json) {
      const estimate = await engine.use(async (client) =>
        client.runs.estimate(await requestTo(client), { signal }),
      );
      noteEstimate(estimate, { home, terminal });
    }
    const report = await followRun(engine, {
      begin: async (client) => client.runs.evaluate(await requestTo(client)),
      onMessage: evalProgress(terminal),
      signal,
      home,
    });
    printReport(report, { home, terminal, kept });
  });
}
