import type { TFunction } from "i18next";
import type { RunListing } from "../../../engine/contract/reports.ts";
import type { Command } from "../../state/palette.ts";
import { strategyTitle } from "../run-choices/strategy-words.ts";

/** What can be done with an answer; null: not now. */
interface FeedbackActions {
  readonly keep: (() => void) | null;
  readonly takeOut: (() => void) | null;
}

/** What can be done with an answer while something is being done with it, or not: the same again would fail. */
export function actionsNow(busy: boolean, actions: FeedbackActions): FeedbackActions {
  return busy ? { keep: null, takeOut: null } : actions;
}

/**
 * The thumbs beside an answer as commands, which name its run: the answers of several can be in sight.
 * @param listing the run as the history has it; undefined: not read yet
 */
export function feedbackCommands(
  run: string,
  listing: Pick<RunListing, "strategy" | "model"> | undefined,
  { keep, takeOut }: FeedbackActions,
  t: TFunction,
): readonly Command[] {
  const hint = listing && { hint: `${strategyTitle(listing.strategy, t)} · ${listing.model}` };
  const command = (id: string, label: string, act: (() => void) | null): readonly Command[] =>
    act === null ? [] : [{ id: `${id}-${run}`, label, ...hint, run: act }];
  return [
    ...command("experience-keep", t("experience.commands.keep"), keep),
    ...command("experience-take-out", t("experience.commands.takeOut"), takeOut),
  ];
}
