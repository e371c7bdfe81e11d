import { adviceOn, type MethodAdvice } from "../../core/advice/advice.ts";
import { FIGURES } from "../../core/advice/figures.ts";
import { PROMPTS } from "../../core/prompts/index.ts";
import type { PromptFile, PromptTemplate } from "../../core/prompts/prompt.ts";
import { findStrategy, STRATEGIES } from "../../core/strategies/index.ts";
import { optionsOf } from "../../core/strategies/options-of.ts";
import type { OptionTable } from "../../core/strategies/options.ts";
import type { ModelOutlook, Strategy } from "../../core/strategies/strategy.ts";
import { adviseMethod, findModelHere } from "../../engine/models/index.ts";
import { promptEditsThere, writePromptEdits } from "../../engine/prompts/edits.ts";
import type { Command, CommandContext } from "../command.ts";
import { ownModel } from "../engine/own-model.ts";
import { offered } from "../home.ts";
import { measuredText, type ShownRow } from "../measured-text.ts";
import { table } from "../output.ts";
import { isSwitch, optionFlag } from "../strategy-flags.ts";

export const strategiesCommands: readonly Command[] = [
  {
    name: "strategies list",
    usage: "",
    help: "Name every method",
    flags: {},
    positionals: 0,
    run({ terminal }) {
      if (terminal.json) terminal.printJson(STRATEGIES.map((strategy) => strategyDocument(strategy)));
      else terminal.print(table(STRATEGIES.map(({ id, title, summary }) => [id, title, summary])));
      return Promise.resolve();
    },
  },
  {
    name: "strategies show",
    usage: "ID",
    help: "Show a method's options, the wording of its prompts, and what was measured of it",
    flags: {
      model: {
        type: "string",
        value: "REF",
        help: "Show the calls on this model, and what was measured with models of its size",
      },
    },
    positionals: 1,
    run: show,
  },
  {
    name: "strategies edit",
    usage: "ID",
    help: "Write a method's prompts into files of your own, to word them yourself",
    flags: {},
    positionals: 1,
    async run({ args, home, terminal }) {
      const id = args.first("Name a method: counterpoint strategies edit mcf.");
      const files = await writePromptEdits(home, findStrategy(id).promptIds);
      if (terminal.json) terminal.printJson(files);
      else
        for (const { path, written } of files)
          terminal.print(`${written ? "written" : "there already"}: ${path}`);
      terminal.note(
        "Runs use these files from now on. Leave in them only what you word otherwise; delete one to go back.",
      );
    },
  },
];

async function show({ args, home, terminal, signal }: CommandContext): Promise<void> {
  const id = args.first('Name a method: counterpoint strategies show mcf. "strategies list" names them.');
  const strategy = findStrategy(id);
  const reference = args.text("model");
  const model =
    reference === undefined ? undefined : await findModelHere(await ownModel(reference), home, { signal });
  const advice: MethodAdvice<ShownRow> =
    model === undefined ? adviceOn(FIGURES, strategy.id, null) : adviseMethod(strategy, model);
  const ownWordings = await promptEditsThere(home, strategy.promptIds);
  if (terminal.json)
    terminal.printJson({
      ...strategyDocument(strategy, model),
      prompts: promptDocuments(strategy),
      ownWordings,
      measured: advice.rows.map(({ measured, ...judgement }) => ({ ...measured, ...judgement })),
      measuredBasis: advice.basis,
    });
  else {
    terminal.print(describe(strategy, advice, model));
    for (const path of ownWordings) terminal.print(`\nYour wording in ${path} goes before the built-in one.`);
    terminal.print(`\nTo word prompts yourself: ${offered(`strategies edit ${strategy.id}`, home)}`);
  }
}

/** @param model decides how many calls some methods make; undefined where none was named */
function strategyDocument(strategy: Strategy, model?: ModelOutlook) {
  const { id, family, title, summary, source, answerTypes, roles, exemplars } = strategy;
  const options = optionsOf(strategy);
  return {
    id,
    family,
    title,
    summary,
    source,
    answerTypes,
    roles,
    options,
    exemplars: exemplars ?? null,
    maxCalls: strategy.maxCalls(defaults(options), model),
    expectedCalls: strategy.expectedCalls(defaults(options), model),
  };
}

function promptDocuments(strategy: Strategy) {
  return strategy.promptIds.map((id) => PROMPTS.get(id)).filter((file) => file !== undefined);
}

function defaults(options: OptionTable) {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));
}

function describe(strategy: Strategy, advice: MethodAdvice<ShownRow>, model?: ModelOutlook): string {
  const options = Object.entries(optionsOf(strategy)).map(([name, option]) => [
    `  ${optionFlag(name, option)}`,
    isSwitch(name, option) ? "" : range(option),
    `default ${option.default}`,
    option.help,
  ]);
  return [
    `${strategy.title} (${strategy.id})`,
    strategy.summary,
    `Source: ${strategy.source}`,
    `Answer types: ${strategy.answerTypes.join(", ")}`,
    `Roles: ${strategy.roles.join(", ")}`,
    `Calls with default options: ${callsInWords(strategy, model)}`,
    "",
    "Options",
    table(options),
    "",
    measuredText(advice),
    ...promptDocuments(strategy).flatMap(describePrompts),
  ].join("\n");
}

/** A prompt file's templates, and what is worded otherwise for some types of answer. */
function describePrompts({ id, version, sets, byAnswerType }: PromptFile): readonly string[] {
  return Object.entries(sets).flatMap(([set, templates]) => [
    "",
    `Prompts ${id}, ${set} set, version ${version}`,
    ...describeTemplates(templates, ""),
    ...Object.entries(byAnswerType?.[set as keyof typeof sets] ?? {}).flatMap(([type, own]) =>
      describeTemplates(own, ` (answers of type ${type})`),
    ),
  ]);
}

function describeTemplates(
  templates: Readonly<Record<string, PromptTemplate | undefined>>,
  suffix: string,
): readonly string[] {
  return Object.entries(templates).flatMap(([name, template]) => [
    `  ${name}${suffix}`,
    ...(template === undefined || template.system === "" ? [] : [`    system: ${indent(template.system)}`]),
    ...(template === undefined || template.user === "" ? [] : [`    user:   ${indent(template.user)}`]),
  ]);
}

function callsInWords(strategy: Strategy, model?: ModelOutlook): string {
  const most = strategy.maxCalls(defaults(strategy.options), model);
  const { calls, together } = strategy.expectedCalls(defaults(strategy.options), model);
  const usual = calls === most ? String(most) : `usually ${calls}, at most ${most}`;
  return together > 1 ? `${usual}; ${together} at a time` : usual;
}

function range(option: OptionTable[string]): string {
  switch (option.type) {
    case "boolean":
      return "true|false";
    case "choice":
      return option.values.join("|");
    case "integer":
    case "number":
      return `${option.min}–${option.max}`;
  }
}

function indent(text: string): string {
  return text.replaceAll("\n", "\n            ");
}
