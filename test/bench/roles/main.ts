/**
 * How well a model plays the roles of the methods, on questions whose answers are known. Nothing is asserted.
 * npm run -s bench:roles -- --model REF [--data FILE] [--limit K] [--samples S] [--only ROLE,…] [--corpus FILE]
 *   [--threads T] [--sequences S] [--prompts SET] [--json]
 *   --only    makes these checks alone: solver, validator, adversary, critic, judge, reviewer, user, moderator, voter,
 *             filter, likelihood
 *   --corpus  keeps the solver's chains in FILE and does not make them again when the command is repeated
 *   --prompts  standard or terse; else the model's own
 */
import process from "node:process";
import type { LanguageModel } from "../../../core/model.ts";
import { ownModel } from "../../../cli/engine/own-model.ts";
import { homeFolder } from "../../../cli/home.ts";
import { readDataset } from "../../../engine/datasets/read-dataset.ts";
import { loadEmbedder, loadModel, loadParser } from "../../../engine/runs/loaders.ts";
import { createEmbedderShelf, createParserShelf } from "../../../engine/runs/tool-shelves.ts";
import { readArguments } from "./arguments.ts";
import { measureRoles, type Listener } from "./measure.ts";
import { checkText, headText } from "./report-text.ts";

/** As of a run for which nothing else is said. */
const DEFAULTS = { seed: 0, maxTokens: 512 };

const {
  model: reference,
  data,
  limit,
  threads,
  sequences,
  prompts,
  json,
  ...request
} = readArguments(process.argv.slice(2));
const dataset = await readDataset(data, { limit });
const runtime = { ...(threads !== undefined && { threads }), ...(sequences !== undefined && { sequences }) };
const loaded = await loadModel({ reference: await ownModel(reference), runtime }, homeFolder(undefined));
const model: LanguageModel = {
  info: { ...loaded.info, prompts: prompts ?? loaded.info.prompts },
  complete: (call) => loaded.complete(call),
  score: (call) => loaded.score(call),
};
const embedders = createEmbedderShelf(loadEmbedder);
try {
  const parser = createParserShelf(loadParser).lazy;
  const bench = { model, embedder: embedders.lazy, parser, ...DEFAULTS };
  const step = (line: string) => void process.stderr.write(`${line}\n`);
  const asText: Listener = {
    step,
    begun(head) {
      console.log(headText(head));
    },
    measured(role, check) {
      console.log(checkText(role, check));
    },
  };
  const report = await measureRoles({ ...request, dataset }, bench, json ? { step } : asText);
  if (json) console.log(JSON.stringify(report));
} finally {
  await embedders.dispose();
  await loaded.dispose();
}
