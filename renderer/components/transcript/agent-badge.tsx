import type { TFunction } from "i18next";
import type { CSSProperties, ReactNode } from "react";
import type { Role } from "../../../core/events.ts";
import { agentLook } from "../../theme/agents.ts";
import classes from "./agent-badge.module.css";

/** The agent's sign: its number or letter, in its colour and shape. What it says stands beside it in words. */
export function AgentBadge({
  role,
  agent,
}: {
  readonly role: Role;
  readonly agent: number | null;
}): ReactNode {
  const { colour, shape, sign } = agentLook(role, agent);
  return (
    <span
      className={classes.badge}
      data-shape={shape}
      style={{ "--agent": colour } as CSSProperties}
      aria-hidden
    >
      {sign}
    </span>
  );
}

/** The agent in words: `User 2`, `Assistant`, `Adversarial user`. */
export function agentName(role: Role, agent: number | null, t: TFunction): string {
  const name = t(`transcript.roles.${role}`, { defaultValue: role });
  return agent === null ? name : t("transcript.numbered", { name, number: agent });
}
