import type { TFunction } from "i18next";
import { agentName } from "../agent-badge.tsx";
import { sideName } from "../observation-words.ts";
import { turnPlace } from "../turn-place.ts";
import type { Stand } from "./stands.ts";

/** The first two of several debaters have the sides' names as well. */
export function debaterName(side: string, t: TFunction): string {
  const role = { "1": "affirmative", "2": "negative" }[side];
  if (role !== undefined) return sideName(role, t);
  const number = Number(side);
  return Number.isInteger(number) ? agentName("debater", number, t) : sideName(side, t);
}

/** Who holds a stand: `Debater 2`. */
export function nameOf({ turn }: Stand, t: TFunction): string {
  return agentName(turn.role, turnPlace(turn.path).agent, t);
}
