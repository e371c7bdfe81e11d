import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Role } from "../../../../core/events.ts";
import { AgentBadge, agentName } from "../agent-badge.tsx";
import { TurnButton } from "./turn-button.tsx";

/** Who has a vote, as a sign that leads to it. @param path where the vote is cast; null: its turn is not known */
export function Voter({
  role,
  agent,
  path,
}: {
  readonly role: Role;
  readonly agent: number;
  readonly path: string | null;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <TurnButton path={path} aria-label={t("transcript.goTo", { name: agentName(role, agent, t) })}>
      <AgentBadge role={role} agent={agent} />
    </TurnButton>
  );
}
