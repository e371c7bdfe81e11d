import type { TFunction } from "i18next";
import { ArrowRightLeft, Check, Equal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { agentLook } from "../../../theme/agents.ts";
import { AgentBadge } from "../agent-badge.tsx";
import { answerWords, isSameAnswer } from "../answer-words.ts";
import { TurnWords } from "../live-words.tsx";
import { turnPlace } from "../turn-place.ts";
import type { Stand } from "./stands.ts";
import { TurnButton } from "./turn-button.tsx";
import classes from "./turn-cell.module.css";

/** More of a reply does not fit into a cell. */
const SHOWN = 160;

export interface TurnCellProps {
  readonly stand: Stand;
  /** Who speaks, or what is done here. */
  readonly name: string;
  readonly asked: Question;
  /** The answer that the method came to; undefined as long as it came to none. */
  readonly final?: string | null | undefined;
  /** On one line, where there are many. */
  readonly compact?: boolean;
  readonly live: boolean;
  /** What became of the turn, where it is not a change of the answer. */
  readonly children?: ReactNode;
}

/** One turn of a debate: who speaks, the answer that it holds since, and whether it has changed. */
export function TurnCell({
  stand,
  name,
  asked,
  final,
  compact = false,
  live,
  children,
}: TurnCellProps): ReactNode {
  const { t } = useTranslation();
  const { turn, answer } = stand;
  const { agent } = turnPlace(turn.path);
  const isFinal = isSameAnswer(answer, final, asked);
  return (
    <TurnButton
      path={turn.path}
      className={classes.cell}
      data-final={isFinal || undefined}
      data-changed={stand.changed === true || undefined}
      data-compact={compact || undefined}
      title={typeof answer === "string" ? answerWords(answer, asked) : undefined}
      style={{ "--agent": agentLook(turn.role, agent).colour }}
    >
      <span className={classes.head}>
        <AgentBadge role={turn.role} agent={agent} />
        <strong className={classes.name}>{name}</strong>
        {isFinal && <Check size={14} className={classes.final} aria-label={t("transcript.position.final")} />}
      </span>
      <Held stand={stand} asked={asked} live={live} />
      {children ?? <Change stand={stand} asked={asked} />}
    </TurnButton>
  );
}

function Held({
  stand: { turn, answer },
  asked,
  live,
}: Pick<TurnCellProps, "stand" | "asked" | "live">): ReactNode {
  const { t } = useTranslation();
  if (turn.finished === null || answer === undefined) {
    return (
      <span className={classes.words}>
        <TurnWords turn={turn} live={live} most={SHOWN} />
      </span>
    );
  }
  return (
    <span className={classes.answer} data-code={asked.answerType === "sql" || undefined}>
      {answer === null ? <em>{t("common.unanswered")}</em> : answerWords(answer, asked)}
    </span>
  );
}

/** A sign and words for it; nothing where an agent speaks for the first time. */
function Change({ stand, asked }: Pick<TurnCellProps, "stand" | "asked">): ReactNode {
  const { t } = useTranslation();
  const words = changeWords(stand, asked, t);
  if (stand.changed === null) return null;
  const Sign = stand.changed ? ArrowRightLeft : Equal;
  return (
    <span className={classes.change} data-changed={stand.changed || undefined} title={words}>
      <Sign size={12} aria-hidden /> <span>{words}</span>
    </span>
  );
}

/** `kept`, `was 7`; `first answer` where an agent speaks for the first time. */
export function changeWords({ answer, changed, before }: Stand, asked: Question, t: TFunction): string {
  if (changed === null) return answer === undefined ? "" : t("transcript.position.first");
  if (!changed) return t("transcript.position.kept");
  return typeof before === "string"
    ? t("transcript.position.was", { answer: answerWords(before, asked) })
    : t("transcript.position.wasNone");
}
