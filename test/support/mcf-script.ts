import type { Observation } from "../../core/events.ts";
import type { ScriptedCall, ScriptedContext, ScriptedReply } from "./scripted-context.ts";

/** Replies of MCF by path; a User without one says that the task is done. */
export function mcfReplies(table: Readonly<Record<string, ScriptedReply>>) {
  return ({ role, path }: ScriptedCall): ScriptedReply => {
    const given = table[path];
    if (given !== undefined) return given;
    return role === "user" || role === "adversarial-user" ? "<TASK_DONE>" : "The answer is 1.";
  };
}

/** Three Users' replies, the last of which has no letter in common with the adversarial one. */
export const FIRST_TURN = {
  "turn-1/user-1": "aaaa",
  "turn-1/user-2": "aabb",
  "turn-1/user-3": "bbbb",
  "turn-1/user-adversarial": "aaaa a",
};

/** What was recorded of the filtering step at a path. */
export function filteredAt(
  context: ScriptedContext,
  at: string,
): (Observation & { readonly kind: "filtered" }) | undefined {
  return context.observations.find((seen) => seen.kind === "filtered" && seen.at === at) as
    (Observation & { readonly kind: "filtered" }) | undefined;
}
