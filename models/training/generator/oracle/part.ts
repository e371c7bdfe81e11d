import type { PromptTemplate } from "../../../../core/prompts/prompt.ts";
import type { Problem } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Notebook } from "./notebook.ts";
import type { Shown } from "./shown.ts";

/** One call, as an agent is asked it. */
export interface Asked {
  readonly problem: Problem;
  readonly shown: Shown;
  readonly random: Random;
  readonly notebook: Notebook;
}

/** What an agent does in one kind of call. */
export interface Part {
  /** The wording that asks for it: its system message and its last line are the part's alone. */
  readonly template: PromptTemplate;
  /** What a good agent says. */
  readonly reply: (asked: Asked) => string;
  /** What one says who errs; absent for parts that never do. */
  readonly mistake?: (asked: Asked) => string;
  /** Whether a model should say the same as `reply`; always, if left out. */
  readonly isExemplary?: (asked: Asked) => boolean;
}
