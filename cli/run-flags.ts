import { ROLES, type Role } from "../core/events.ts";
import type { Flags, ParsedArguments } from "./arguments.ts";
import { byName, given, oneOf } from "./given.ts";
import { RUNTIME_FLAGS, runtimeSettings } from "./runtime-flags.ts";
import { STRATEGY_FLAGS, strategyOptions } from "./strategy-flags.ts";
import { UsageError } from "./usage-error.ts";

/** The flags that `ask`, `eval` and `sweep` share. */
export const RUN_FLAGS: Flags = {
  strategy: {
    type: "string",
    value: "ID",
    help: 'Method; "strategies list" names them (default zero-shot-cot)',
  },
  ...STRATEGY_FLAGS,
  option: {
    type: "string",
    value: "KEY=VALUE",
    help: "Any option of the method; may be repeated",
  },
  model: {
    type: "string",
    value: "REF",
    help: 'Path of a GGUF file, a name from "models list", or practice (default)',
  },
  seed: { type: "string", value: "S", help: "Seed of the run (default 0)" },
  "max-tokens": { type: "string", value: "K", help: "Largest number of new tokens of a reply (default 512)" },
  prompts: {
    type: "string",
    value: "SET",
    help: "Prompt set: standard or terse (default: what the model's card names)",
  },
  ...RUNTIME_FLAGS,
  "no-store": { type: "boolean", help: "Keep nothing on disk" },
  agent: {
    type: "string",
    value: "ROLE=REF",
    help: "Give one role another model; may be repeated",
  },
  exemplars: {
    type: "string",
    value: "FILE",
    help: "JSONL file of exemplars, for few-shot, manual-cot and mad-judge",
  },
  experience: {
    type: "string",
    value: "NAME",
    help: "Learn from a lasting experience repository and add to it; switches the option experience on",
  },
};

/** What `ask`, `eval` and `sweep` ask of the engine alike. */
export function runRequest(args: ParsedArguments) {
  return {
    ...given("strategy", args.text("strategy")),
    ...given("model", args.text("model")),
    ...given("seed", args.number("seed")),
    ...given("maxTokens", args.number("max-tokens")),
    ...given("promptSet", promptSet(args.text("prompts"))),
    ...given("exemplars", args.text("exemplars")),
    ...given("experience", args.text("experience")),
    agents: agentModels(args.texts("agent")),
    runtime: runtimeSettings(args),
    options: strategyOptions(args),
  };
}

/** Whether runs are kept on disk. `--no-store` is parsed as the denial of a flag "store", never under its own name. */
export function isKept(args: ParsedArguments): boolean {
  return args.choice("store") !== false;
}

/** `judge=PATH` pairs as models by role. */
function agentModels(pairs: readonly string[]): Partial<Record<Role, string>> {
  const named = pairs.map((pair) => {
    const [, name, reference] = /^([a-z-]+)=(.+)$/s.exec(pair) ?? [];
    const role = ROLES.find((known) => known === name);
    if (role === undefined || reference === undefined) {
      throw new UsageError(`--agent needs ROLE=REF, not "${pair}". Roles: ${ROLES.join(", ")}.`);
    }
    return [role, reference] as const;
  });
  return byName(named);
}

function promptSet(value: string | undefined): "standard" | "terse" | undefined {
  return oneOf("prompts", value, ["standard", "terse"]);
}
