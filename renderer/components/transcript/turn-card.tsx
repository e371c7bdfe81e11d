import { Check, Scissors } from "lucide-react";
import { memo, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TurnTranscript } from "../../../core/transcript.ts";
import { agentLook, isAdversarial } from "../../theme/agents.ts";
import { count, duration } from "../numbers.ts";
import { AgentBadge, agentName } from "./agent-badge.tsx";
import { Pulse } from "./pulse.tsx";
import classes from "./turn-card.module.css";
import { turnPlace } from "./turn-place.ts";
import { KeptRoom, TurnText, type TurnTextProps } from "./turn-text.tsx";

export interface TurnCardProps extends Omit<TurnTextProps, "name"> {
  /** Not reached yet by the replay: its room is kept. */
  readonly ahead: boolean;
  /** Where the replay stands. */
  readonly current: boolean;
  readonly passedOn: boolean;
}

/** One turn: who speaks, what it says or is writing, and what it took. Only what changed is drawn again. */
export const TurnCard = memo(function TurnCard(props: TurnCardProps): ReactNode {
  const { turn, ahead, current, passedOn, live } = props;
  const { t } = useTranslation();
  const { agent } = turnPlace(turn.path);
  const name = agentName(turn.role, agent, t);
  return (
    <article
      className={classes.card}
      data-path={turn.path}
      data-ahead={ahead || undefined}
      data-current={current || undefined}
      data-passed-on={passedOn || undefined}
      data-adversarial={isAdversarial(turn.role) || undefined}
      aria-label={name}
      aria-current={current ? "step" : undefined}
      tabIndex={-1}
      style={{ "--agent": agentLook(turn.role, agent).colour } as CSSProperties}
    >
      <header className={classes.header}>
        <AgentBadge role={turn.role} agent={agent} />
        <strong>{name}</strong>
        {passedOn && (
          <span className={classes.passedOn}>
            <Check size={12} aria-hidden /> {t("transcript.passedOn")}
          </span>
        )}
        {ahead ? <span className={classes.cost} /> : <TurnState turn={turn} live={live} />}
      </header>
      {ahead ? <KeptRoom turn={turn} /> : <TurnText {...props} name={name} />}
    </article>
  );
});

function TurnState({ turn, live }: { readonly turn: TurnTranscript; readonly live: boolean }): ReactNode {
  const { t, i18n } = useTranslation();
  const { finished, liveText } = turn;
  if (finished !== null) {
    const { generated } = finished.tokens;
    return (
      <span className={classes.cost} data-figures>
        {(finished.ended === "length" || finished.closed) && (
          <span
            className={classes.cut}
            title={t(finished.closed ? "transcript.closedHelp" : "transcript.cutOffHelp")}
          >
            <Scissors size={12} aria-hidden />{" "}
            {t(finished.closed ? "transcript.closed" : "transcript.cutOff")}
          </span>
        )}
        {t("common.tokens", { count: generated, value: count(generated, i18n.language) })} ·{" "}
        {duration(finished.seconds, t)}
      </span>
    );
  }
  if (!live) return <span className={classes.cost}>{t("transcript.unfinished")}</span>;
  return (
    <span className={classes.cost}>
      <Pulse />
      {t(liveText === "" ? "transcript.waiting" : "transcript.writing")}
    </span>
  );
}
