import { ContextOverflowError } from "../../errors.ts";
import type { Role, Turn } from "../../events.ts";
import type { ChatMessage, Sampling } from "../../model.ts";
import type { StrategyContext } from "../strategy.ts";

/**
 * One call with as much history, or as many exemplars, as fits: when the context is full the oldest are dropped, never the
 * current instruction or question, and the drop is recorded.
 * @param sampling as `context.say` takes it
 */
export async function sayWithHistory<Earlier>(
  context: StrategyContext,
  role: Role,
  path: string,
  history: readonly Earlier[],
  messages: (kept: readonly Earlier[]) => readonly ChatMessage[],
  sampling?: Partial<Sampling>,
): Promise<Turn> {
  for (let dropped = 0; ; dropped++) {
    try {
      const turn = await context.say(role, path, messages(history.slice(dropped)), sampling);
      if (dropped > 0) context.record(path, { kind: "history-dropped", role, turns: dropped });
      return turn;
    } catch (error) {
      if (!(error instanceof ContextOverflowError) || dropped >= history.length) throw error;
    }
  }
}
