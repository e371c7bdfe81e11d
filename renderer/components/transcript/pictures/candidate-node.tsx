import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StackedBar } from "../../../charts/bars.tsx";
import type { ScoredCandidate } from "../../../../core/events.ts";
import type { TurnTranscript } from "../../../../core/transcript.ts";
import { agentLook } from "../../../theme/agents.ts";
import { TurnWords } from "../live-words.tsx";
import { AgentBadge, agentName } from "../agent-badge.tsx";
import type { Candidate } from "../filter-steps.ts";
import { turnPlace } from "../turn-place.ts";
import { figure, unusableWords } from "../words.ts";
import classes from "./candidate-tree.module.css";
import { TERMS, type BarScale } from "./terms.ts";
import { isCompact, type NodeSize } from "./tree-layout.ts";
import { TurnButton } from "./turn-button.tsx";

/** A candidate: what it says, its similarity D by every term, and what became of it. */
export function CandidateNode({
  candidate: { turn, agent, score, passedOn },
  role,
  least,
  most,
  size,
  live,
}: BarScale & {
  readonly candidate: Candidate;
  readonly role: "user" | "assistant";
  readonly size: NodeSize;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const unusable = score?.unusable ?? null;
  const total = score?.total ?? null;
  return (
    <Node
      turn={turn}
      state={passedOn ? "passed-on" : unusable === null ? "candidate" : "left-out"}
      scored={score !== null}
      title={score === null ? undefined : termWords(score, (name) => t(`transcript.terms.${name}`))}
      size={size}
      live={live}
      head={
        <>
          <AgentBadge role={role} agent={agent} />
          {passedOn && (
            <span className={classes.passedOn}>
              <Check size={13} aria-hidden /> <span>{t("transcript.passedOn")}</span>
            </span>
          )}
          <span className={classes.total} data-figures>
            {total !== null && `D ${figure(total)}`}
          </span>
        </>
      }
    >
      {unusable !== null && <span className={classes.reason}>{unusableWords(unusable, t)}</span>}
      {unusable === null && score !== null && total !== null && (
        <StackedBar
          least={least}
          most={most}
          colour={passedOn ? "var(--cp-accent)" : "var(--cp-agent-neutral)"}
          parts={TERMS.map(({ name, pattern }) => ({ name, pattern, value: score.terms[name] ?? 0 }))}
        />
      )}
    </Node>
  );
}

/** The reply that misleads on purpose, with which the others are compared. */
export function AdversaryNode({
  turn,
  refused,
  size,
  live,
}: {
  readonly turn: TurnTranscript;
  readonly size: NodeSize;
  readonly live: boolean;
  readonly refused: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Node
      turn={turn}
      state="adversarial"
      size={size}
      live={live}
      head={
        <>
          <AgentBadge role={turn.role} agent={null} />
          <strong>{t("transcript.tree.adversarial")}</strong>
        </>
      }
    >
      {refused && <span className={classes.reason}>{t("transcript.tree.refused")}</span>}
    </Node>
  );
}

/** A turn of which its step has only one. */
export function TurnNode({
  turn,
  size,
  live,
}: {
  readonly turn: TurnTranscript;
  readonly size: NodeSize;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { agent } = turnPlace(turn.path);
  return (
    <Node
      turn={turn}
      state="candidate"
      size={size}
      live={live}
      head={
        <>
          <AgentBadge role={turn.role} agent={agent} />
          <strong>{agentName(turn.role, agent, t)}</strong>
        </>
      }
    />
  );
}

function Node({
  turn,
  state,
  scored = false,
  title,
  head,
  size,
  live,
  children,
}: {
  readonly turn: TurnTranscript;
  readonly state: "passed-on" | "candidate" | "left-out" | "adversarial";
  /** Whether its outcome is known. */
  readonly scored?: boolean;
  readonly title?: string | undefined;
  readonly head: ReactNode;
  readonly size: NodeSize;
  readonly live: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { colour } = agentLook(turn.role, turnPlace(turn.path).agent);
  return (
    <TurnButton
      path={turn.path}
      className={classes.node}
      data-state={state}
      data-scored={scored || undefined}
      title={title}
      data-compact={isCompact(size) || undefined}
      style={{ height: size.height, "--agent": colour }}
    >
      <span className={classes.head}>{head}</span>
      {children}
      <span className={classes.words}>
        <TurnWords turn={turn} live={live} most={90} />
      </span>
    </TurnButton>
  );
}

function termWords({ terms }: ScoredCandidate, name: (term: string) => string): string | undefined {
  const words = TERMS.flatMap((term) => {
    const value = terms[term.name];
    return value === undefined ? [] : [`${name(term.name)} ${figure(value)}`];
  });
  return words.length === 0 ? undefined : words.join(" · ");
}
