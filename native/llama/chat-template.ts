import { createContext, Script } from "node:vm";
import * as jinja from "@huggingface/jinja";
import { ModelLoadError, ModelRunError, reasonOf } from "../../core/errors.ts";
import type { ChatMessage, ModelInfo } from "../../core/model.ts";

/** ChatML: the most widespread format, used for a file that brings none. */
const CHATML =
  "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}" +
  "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}";

/** What ends a reply in the fallback format, also for a model to which these are ordinary words. */
export const CHATML_STOPS: readonly string[] = ["<|im_end|>", "<|im_start|>"];

// A template is a program in a file from anywhere: its size, its time and what it may write are bounded.
const MOST_TEMPLATE_CHARACTERS = 64 * 1024;
const MOST_MILLISECONDS = 1000;
const MOST_RANGE = 10_000;
const MOST_ADDED_CHARACTERS = 1024 * 1024;

/** With it a template ends that has every reply begin with reasoning. */
const OPENED_REASONING = /<think>\s*$/;

/** The interpreter's parts, whose types the package does not resolve under Node's module rules. */
interface Jinja {
  readonly Template: new (source: string) => { readonly parsed: unknown };
  readonly Environment: new () => { set(name: string, value: unknown): void };
  readonly Interpreter: new (environment: object) => { run(program: unknown): { readonly value: unknown } };
}
const { Template, Environment, Interpreter }: Jinja = jinja as unknown as Jinja;

/** Texts of the special tokens that templates write themselves. */
export interface TemplateTokens {
  readonly bos: string;
  readonly eos: string;
}

/** How a model wants a conversation written. */
export class ChatTemplate {
  readonly origin: ModelInfo["chatTemplate"];
  /** What it writes of the assistant's next words itself: `<think>` and the blanks behind it, or nothing. */
  readonly opening: string;
  readonly #program: unknown;
  readonly #tokens: TemplateTokens;
  readonly #takesSystem: boolean;

  /**
   * @param source the Jinja template in the model file, if it has one
   * @throws ModelLoadError if the template cannot be read, or not render the shortest conversation
   */
  constructor(source: string | undefined, tokens: TemplateTokens) {
    this.origin = source === undefined ? "fallback-chatml" : "file";
    this.#program = parse(source ?? CHATML);
    this.#tokens = tokens;
    try {
      const prompt = this.#run([{ role: "user", content: "?" }]);
      this.opening = OPENED_REASONING.exec(prompt)?.[0] ?? "";
    } catch (error) {
      throw unusable(error);
    }
    this.#takesSystem = this.#keepsSystemText();
  }

  /**
   * The conversation as the model wants to read it, ready for the assistant's next words. A template that refuses
   * or drops system messages gets their text in front of the first user message.
   * @throws ModelRunError if the template refuses the conversation
   */
  render(messages: readonly ChatMessage[]): string {
    try {
      return this.#run(this.#takesSystem ? messages : withoutSystem(messages));
    } catch (error) {
      throw new ModelRunError(
        `The model's chat template refuses this conversation: ${reasonOf(error)}. Use another model.`,
        { reason: reasonOf(error), roles: messages.map((message) => message.role) },
        { cause: error },
      );
    }
  }

  #run(messages: readonly ChatMessage[]): string {
    const text = within(MOST_MILLISECONDS, () => this.#interpret(messages));
    const content = messages.reduce((sum, message) => sum + message.content.length, 0);
    if (text.length > MOST_ADDED_CHARACTERS + 2 * content)
      throw new Error(`it writes ${text.length} characters`);
    return text;
  }

  #interpret(messages: readonly ChatMessage[]): string {
    const environment = new Environment();
    for (const [name, value] of Object.entries(globals())) environment.set(name, value);
    environment.set(
      "messages",
      messages.map(({ role, content }) => ({ role, content })),
    );
    environment.set("add_generation_prompt", true);
    environment.set("bos_token", this.#tokens.bos);
    environment.set("eos_token", this.#tokens.eos);
    return String(new Interpreter(environment).run(this.#program).value);
  }

  #keepsSystemText(): boolean {
    const probe = "Speak plainly.";
    try {
      const text = this.#run([
        { role: "system", content: probe },
        { role: "user", content: "?" },
      ]);
      return text.includes(probe);
    } catch {
      return false;
    }
  }
}

function parse(source: string): unknown {
  if (source.length > MOST_TEMPLATE_CHARACTERS) {
    throw unusable(new Error(`it has ${source.length} characters, more than ${MOST_TEMPLATE_CHARACTERS}`));
  }
  try {
    return within(MOST_MILLISECONDS, () => new Template(source).parsed);
  } catch (error) {
    throw unusable(error);
  }
}

/** What templates may call. The date stands still, because the same question must give the same prompt tomorrow. */
function globals(): Record<string, unknown> {
  return {
    true: true,
    false: false,
    none: null,
    True: true,
    False: false,
    None: null,
    raise_exception: (message: unknown) => {
      throw new Error(String(message));
    },
    range: boundedRange,
    strftime_now: () => "26 Jul 2024",
    date_string: "26 Jul 2024",
  };
}

function boundedRange(start: number, stop?: number, step = 1): number[] {
  const [from, to] = stop === undefined ? [0, start] : [start, stop];
  const length = Math.ceil((to - from) / step);
  if (!(length <= MOST_RANGE)) throw new Error(`range of ${length} numbers`);
  return Array.from({ length: Math.max(0, length) }, (_, index) => from + index * step);
}

/** Moves system text to the front of the first user message. */
function withoutSystem(messages: readonly ChatMessage[]): ChatMessage[] {
  const system = messages.filter((message) => message.role === "system").map((message) => message.content);
  const rest = messages.filter((message) => message.role !== "system");
  const first = rest.findIndex((message) => message.role === "user");
  const before = system.join("\n\n");
  if (before === "") return rest;
  if (first < 0) return [{ role: "user", content: before }, ...rest];
  return rest.map((message, index) =>
    index === first ? { role: "user", content: `${before}\n\n${message.content}` } : message,
  );
}

const timed = new Script("work()");

/** Runs synchronous work and throws if it takes longer; the only way to stop a loop in this thread. */
function within<T>(milliseconds: number, work: () => T): T {
  let result: { value: T } | undefined;
  const run = (): void => {
    result = { value: work() };
  };
  timed.runInContext(createContext({ work: run }), { timeout: milliseconds });
  if (!result) throw new Error("it gave no result");
  return result.value;
}

function unusable(error: unknown): ModelLoadError {
  const reason = reasonOf(error);
  return new ModelLoadError(
    `The chat template in this model file cannot be used: ${reason}. Use another file of the same model.`,
    { reason },
    { cause: error },
  );
}
