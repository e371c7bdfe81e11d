import type { Role } from "../../core/events.ts";

const COLOURS = 8;

/** How an agent looks throughout: a colour of its own, and a shape that says what it is without the colour. */
export interface AgentLook {
  /** A CSS colour. */
  readonly colour: string;
  /** A ring looks at what others say; the others' shapes belong to one role each. */
  readonly shape: "circle" | "ring" | "octagon" | "square" | "hexagon" | "diamond" | "shield";
  /** What stands in the shape: the agent's number, or a sign. */
  readonly sign: string;
}

const NEUTRAL = "var(--cp-agent-neutral)";

/** Agents that look the same in every method. */
const FIXED: Partial<Record<Role, AgentLook>> = {
  "task-specifier": { colour: NEUTRAL, shape: "square", sign: "T" },
  parser: { colour: NEUTRAL, shape: "square", sign: "G" },
  moderator: { colour: NEUTRAL, shape: "diamond", sign: "M" },
  judge: { colour: NEUTRAL, shape: "hexagon", sign: "J" },
  affirmative: { colour: agentColour(1), shape: "circle", sign: "+" },
  negative: { colour: agentColour(2), shape: "circle", sign: "−" },
};

/** Agents of which a method may have one only: what stands for their number, and the number whose colour they have. */
const ALONE: Partial<Record<Role, { readonly sign: string; readonly colour: number }>> = {
  user: { sign: "U", colour: 1 },
  assistant: { sign: "A", colour: 2 },
  solver: { sign: "S", colour: 1 },
  critic: { sign: "C", colour: 2 },
  debater: { sign: "D", colour: 1 },
  reviewer: { sign: "R", colour: 2 },
  reasoner: { sign: "R", colour: 1 },
  voter: { sign: "V", colour: 2 },
  validator: { sign: "V", colour: 8 },
};

/** Shapes of roles of which a method may have several; the others are circles. */
const SHAPES: Partial<Record<Role, AgentLook["shape"]>> = {
  critic: "ring",
  reviewer: "ring",
  voter: "ring",
  validator: "shield",
};

/** @param agent 1-based number among the agents of its kind; null for one of which there is only one */
export function agentLook(role: Role, agent: number | null): AgentLook {
  if (isAdversarial(role)) return { colour: "var(--cp-agent-adversarial)", shape: "octagon", sign: "!" };
  const fixed = FIXED[role];
  if (fixed !== undefined) return fixed;
  const alone = agent === null ? ALONE[role] : undefined;
  const number = agent ?? alone?.colour ?? 1;
  return {
    colour: agentColour(number),
    shape: SHAPES[role] ?? "circle",
    sign: alone?.sign ?? String(number),
  };
}

/** The colour of an agent's number. */
export function agentColour(agent: number): string {
  return `var(--cp-agent-${((agent - 1) % COLOURS) + 1})`;
}

/** Whether the role is told to mislead. */
export function isAdversarial(role: Role): boolean {
  return role.startsWith("adversarial-");
}
