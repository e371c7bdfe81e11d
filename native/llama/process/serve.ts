import process from "node:process";
import { ModelRunError, toErrorRecord } from "../../../core/errors.ts";
import type { LanguageModel } from "../../../core/model.ts";
import type { LoadOptions, PlanOptions } from "../load.ts";
import type { RuntimePlan } from "../situation.ts";
import type { DecodeSpeed, Measurable } from "../speed.ts";
import {
  ParentMessage,
  parse,
  type Call,
  type ChildMessage,
  type PlainLoadOptions,
  type PlanAnswer,
  type Work,
} from "./protocol.ts";
import { Rounds } from "./rounds.ts";

/** The model's side of the channel to its owner. */
export interface OwnerPort {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/** What can be served. */
export interface ServedModel extends LanguageModel, Measurable {
  dispose(): Promise<void>;
}

export type LoadServedModel = (
  options: LoadOptions & { readonly beforeRound: () => Promise<void> },
) => Promise<ServedModel>;

/** What is done with the model that the first message names. */
export interface ModelLoader {
  readonly load: LoadServedModel;
  readonly plan: (options: PlanOptions) => Promise<RuntimePlan>;
}

/**
 * Serves one model to its owner until it is unloaded, or plans how it would be run.
 * @param unloaded called when the model is no longer in memory
 */
export function serveModel(port: OwnerPort, loader: ModelLoader, unloaded: () => void): void {
  const server = new ModelServer((message) => port.send(message), loader, unloaded);
  port.onMessage((message) => server.receive(message));
}

class ModelServer {
  readonly #send: (message: ChildMessage | PlanAnswer) => void;
  readonly #loader: ModelLoader;
  readonly #unloaded: () => void;
  readonly #rounds: Rounds;
  readonly #going = new Map<number, AbortController>();
  #model: ServedModel | undefined;

  constructor(send: (message: ChildMessage | PlanAnswer) => void, loader: ModelLoader, unloaded: () => void) {
    this.#send = send;
    this.#loader = loader;
    this.#unloaded = unloaded;
    this.#rounds = new Rounds(send);
  }

  /** @throws ContractError if the message is not as agreed; this process is then of no use */
  receive(input: unknown): void {
    const message = parse(ParentMessage, input, "A message of the model's owner");
    switch (message.type) {
      case "load":
        void this.#begin(message.options);
        break;
      case "plan":
        void this.#plan(message.options);
        break;
      case "work":
        // Nothing is awaited between calls, so that they enter the model together and in order.
        for (const call of message.calls) void this.#serve(call);
        if (message.go) this.#rounds.go();
        break;
      case "abort":
        this.#going.get(message.id)?.abort();
        break;
      case "unload":
        void this.#end();
        break;
    }
  }

  async #begin(options: PlainLoadOptions): Promise<void> {
    try {
      this.#model = await this.#loader.load({
        ...options,
        beforeRound: () => this.#rounds.before(),
      });
      this.#send({ type: "ready", info: this.#model.info });
    } catch (error) {
      this.#send({ type: "load-failed", error: toErrorRecord(error) });
    }
  }

  async #plan(options: PlanOptions): Promise<void> {
    try {
      this.#send({ type: "planned", plan: await this.#loader.plan(options) });
    } catch (error) {
      this.#send({ type: "plan-failed", error: toErrorRecord(error) });
    }
  }

  async #serve({ id, work }: Call): Promise<void> {
    const abort = new AbortController();
    this.#going.set(id, abort);
    try {
      this.#rounds.end({ id, value: await this.#answer(id, work, abort.signal) });
    } catch (error) {
      this.#rounds.end({ id, error: toErrorRecord(error) });
    } finally {
      this.#going.delete(id);
    }
  }

  /** The model is asked in this turn of the event loop. */
  async #answer(id: number, work: Work, signal: AbortSignal): Promise<unknown> {
    const model = this.#model;
    if (model === undefined) throw new ModelRunError("The model is not loaded. Ask again.");
    switch (work.kind) {
      case "complete":
        return model.complete({
          ...work.request,
          signal,
          onText: (piece) => this.#rounds.addText(id, piece),
        });
      case "score":
        return model.score({ ...work.request, signal });
      case "measure": {
        const tell = (figure: DecodeSpeed) => this.#send({ type: "figure", id, figure });
        return model.measureSpeed(work.options, tell, signal);
      }
      case "health":
        return process.memoryUsage.rss();
    }
  }

  async #end(): Promise<void> {
    // The model stops between rounds, and the owner answers nothing any more.
    this.#rounds.close();
    await this.#model?.dispose();
    this.#unloaded();
  }
}
