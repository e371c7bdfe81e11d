import type { DataManifest, OptionValue, Role, RunManifest } from "./events.ts";
import type { ModelInfo, PromptSetName } from "./model.ts";

/** What a `counterpoint eval` is told; what is left out takes its default. */
export interface EvalCommand {
  readonly data: string;
  /** Number of first lines. */
  readonly limit?: number;
  readonly skipBadLines?: boolean;
  /** Columns by our fields. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Folder of the databases. */
  readonly databases?: string;
  /** A path, or a name from `models list`. */
  readonly model: string;
  /** The same of roles that have a model of their own. */
  readonly agents?: Readonly<Partial<Record<Role, string>>>;
  readonly strategy: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly exemplars?: string;
  readonly experience?: string;
  readonly seed?: number;
  readonly maxTokens?: number;
  readonly prompts?: PromptSetName;
  readonly concurrency?: number;
}

/** Stands in a command for the folder of the databases, which no manifest names. */
export const DATABASES = "DATABASES";

/** What makes a run again, as far as its manifest tells; files and models stand by their names. @param run its id */
export function evalCommandOf(run: string, manifest: RunManifest): EvalCommand {
  const { model, agents, exemplars, experience, strategy, options } = manifest;
  return {
    ...sameQuestionsTo({ strategy, options }, model, manifest),
    ...(agents && { agents: namesOf(agents) }),
    ...(exemplars && { exemplars: exemplars.file }),
    // An evaluation's own repository is called like its run.
    ...(experience !== undefined && experience !== run && { experience }),
    concurrency: manifest.concurrency,
  };
}

/**
 * What puts the questions of a run to another method, with the same seed, prompts and length of replies. Exemplars, experience,
 * models of roles and the number of questions in flight were for its own.
 */
export function sameQuestionsTo(
  method: Pick<EvalCommand, "strategy" | "options">,
  model: Pick<ModelInfo, "name">,
  manifest: RunManifest,
): EvalCommand {
  const { seed, maxTokens, promptSet: prompts } = manifest;
  return { ...dataOf(manifest), model: model.name, ...method, seed, maxTokens, prompts };
}

type DataPart = Pick<EvalCommand, "data" | "limit" | "skipBadLines" | "columns" | "databases">;

function dataOf({ data, exemplars }: RunManifest): DataPart {
  if (data === null) return { data: "FILE" };
  const { file, skippedLines, columns = {}, databases } = data;
  const limit = data.lines ?? (exemplars === undefined ? linesOf(data) : undefined);
  return {
    data: file,
    ...(limit !== undefined && { limit }),
    ...(skippedLines.length > 0 && { skipBadLines: true }),
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(databases && { databases: DATABASES }),
  };
}

/** How many lines a run read that did not keep it, but for those whose questions exemplars answer. */
function linesOf({ questions, skippedLines }: DataManifest): number {
  return questions + skippedLines.length;
}

function namesOf(agents: NonNullable<RunManifest["agents"]>): NonNullable<EvalCommand["agents"]> {
  return Object.fromEntries(Object.entries(agents).map(([role, { name }]) => [role, name]));
}

/** The words behind `counterpoint`, as a program takes them that is started without a shell. */
export function evalWords(command: EvalCommand): readonly string[] {
  return [
    "eval",
    ...flag("data", command.data),
    ...flag("limit", command.limit),
    ...(command.skipBadLines === true ? ["--skip-bad-lines"] : []),
    ...flag("columns", command.columns && pairs(command.columns).join(",")),
    ...flag("databases", command.databases),
    ...flag("model", command.model),
    ...Object.entries(command.agents ?? {}).flatMap(([role, name]) => flag("agent", `${role}=${name}`)),
    ...flag("strategy", command.strategy),
    ...pairs(command.options).flatMap((pair) => flag("option", pair)),
    ...flag("exemplars", command.exemplars),
    ...flag("experience", command.experience),
    ...flag("seed", command.seed),
    ...flag("max-tokens", command.maxTokens),
    ...flag("prompts", command.prompts),
    ...flag("concurrency", command.concurrency),
  ];
}

function flag(name: string, value: string | number | undefined): readonly string[] {
  if (value === undefined) return [];
  const text = String(value);
  // As a word of its own it would be read as another flag.
  return text.startsWith("-") ? [`--${name}=${text}`] : [`--${name}`, text];
}

function pairs(values: Readonly<Record<string, OptionValue>>): readonly string[] {
  return Object.entries(values).map(([name, value]) => `${name}=${value}`);
}

/**
 * The command as it is typed into a shell.
 * @param words those behind `counterpoint`
 * @param platform whose shell, as Node calls it; left out: a shell of POSIX
 */
export function shellLine(words: readonly string[], platform?: string): string {
  return ["counterpoint", ...words].map((word) => shellWord(word, platform)).join(" ");
}

/**
 * A command to type next, e.g. of `runs resume RUN`; it names this home where it would else use another one.
 * @param usual the home that a command without `--home` uses
 * @param platform whose shell, as Node calls it
 */
export function offeredCommand(command: string, home: string, usual: string, platform: string): string {
  return `counterpoint ${command}${home === usual ? "" : ` --home ${shellWord(home, platform)}`}`;
}

/**
 * A word as it is typed into a shell: in quotes where that would read it otherwise.
 * @param platform whose shell, as Node calls it; left out: a shell of POSIX
 */
export function shellWord(word: string, platform?: string): string {
  if (platform === "win32") return /^[\w+./:=\\~-]+$/.test(word) ? word : `"${withQuotesEscaped(word)}"`;
  return /^[\w%+,./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * Within quotes Microsoft's C runtime, which Node has, reads `""` as a quote, and before one every two backslashes as one. To
 * cmd.exe `\"` ends the quotes: what stands behind it could be another command.
 */
function withQuotesEscaped(word: string): string {
  return word.replace(/(\\*)"/g, '$1$1""').replace(/\\+$/, "$&$&");
}
