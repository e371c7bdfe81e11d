import type { Role } from "../../core/events.ts";

const COLOURS = 8;

/** How an agent looks throughout: a colour of its own, and a shape that says what it is without the colour. */
export interface AgentLook {
  /** A CSS colour. */
  readonly colour: string;
  readonly shape: "circle" | "octagon" | "square" | "diamond" | "shield";
  /** What stands in the shape: the agent's number, or a sign. */
  readonly sign: string;
}

/** Agents of which a method has one only: what stands for their number, and the number whose colour they have. */
const ALONE: Partial<Record<Role, { readonly sign: string; readonly colour: number }>> = {
  user: { sign: "U", colour: 1 },
  assistant: { sign: "A", colour: 2 },
  solver: { sign: "S", colour: 1 },
};

/** @param agent 1-based number among the agents of its kind; null for one of which there is only one */
export function agentLook(role: Role, agent: number | null): AgentLook {
  if (isAdversarial(role)) return { colour: "var(--cp-agent-adversarial)", shape: "octagon", sign: "!" };
  if (role === "task-specifier") return { colour: "var(--cp-agent-neutral)", shape: "square", sign: "T" };
  const alone = agent === null ? ALONE[role] : undefined;
  const number = agent ?? alone?.colour ?? 1;
  return { colour: agentColour(number), shape: "circle", sign: alone?.sign ?? String(number) };
}

/** The colour of an agent's number. */
export function agentColour(agent: number): string {
  return `var(--cp-agent-${((agent - 1) % COLOURS) + 1})`;
}

/** Whether the role is told to mislead. */
export function isAdversarial(role: Role): boolean {
  return role.startsWith("adversarial-");
}
