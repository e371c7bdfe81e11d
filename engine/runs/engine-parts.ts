import type { PromptEdit } from "../../core/prompts/prompt.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import type { Experiences } from "../experience/experiences.ts";
import type { DatabaseService, DatasetService } from "../services.ts";
import type { ModelShelf } from "./model-shelf.ts";
import type { EmbedderShelf, ParserShelf } from "./tool-shelves.ts";

/** What runs share within one engine. */
export interface EngineParts {
  readonly models: ModelShelf;
  readonly embedders: EmbedderShelf;
  readonly parsers: ParserShelf;
  /** The repositories of runs that are kept, or of those that are not. */
  readonly experiencesOf: (keep: boolean) => Experiences;
  readonly databases: Pick<DatabaseService, "use" | "keep">;
  /** Settles when no experience is being erased any more; until then no run can be stored. Never rejects. */
  readonly untilErased: () => Promise<unknown>;
  /** A person's own wordings of these prompt files. */
  readonly readPromptEdits: (ids: readonly string[]) => Promise<ReadonlyMap<string, PromptEdit>>;
  readonly datasets: Pick<DatasetService, "open" | "keep">;
  readonly findStrategy: (id: string) => Strategy;
  /** Makes the clock of one run: milliseconds since 1970, never running backwards. */
  readonly startClock: () => () => number;
}
