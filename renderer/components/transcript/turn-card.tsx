import { UnstyledButton } from "@mantine/core";
import { Check, Eye, Scissors } from "lucide-react";
import { memo, useRef, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { splitReasoning } from "../../../core/answer/reasoning.ts";
import type { Turn } from "../../../core/events.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";
import { agentLook, isAdversarial } from "../../theme/agents.ts";
import { CopyButton } from "../copy-button.tsx";
import { count, duration } from "../numbers.ts";
import { useEndInSight } from "../use-end-in-sight.ts";
import { wordCount } from "../word-count.ts";
import { AgentBadge, agentName } from "./agent-badge.tsx";
import { PromptMessages } from "./prompt-messages.tsx";
import classes from "./turn-card.module.css";
import { turnPlace } from "./turn-place.ts";
import { useOverflows } from "./use-overflows.ts";

/** What of a turn is unfolded. */
export type TurnPart = "text" | "reasoning" | "prompt";

export interface TurnCardProps {
  readonly turn: TurnTranscript;
  /** Whether it may still write. */
  readonly live: boolean;
  /** Not reached yet by the replay: its room is kept. */
  readonly ahead: boolean;
  /** Where the replay stands. */
  readonly current: boolean;
  readonly passedOn: boolean;
  /** Unfolded parts, joined by spaces, so that equal ones are equal. */
  readonly unfolded: string;
  readonly onUnfold: (path: string, part: TurnPart) => void;
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
      {ahead ? <KeptRoom turn={turn} /> : <Said {...props} name={name} />}
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
      <span className={classes.pulse} aria-hidden />
      {t(liveText === "" ? "transcript.waiting" : "transcript.writing")}
    </span>
  );
}

/** As high as what will stand there. */
function KeptRoom({ turn }: { readonly turn: TurnTranscript }): ReactNode {
  return (
    <>
      <div className={classes.text} data-kept aria-hidden>
        {turn.finished?.text}
      </div>
      <div className={classes.footer} />
    </>
  );
}

function Said(props: TurnCardProps & { readonly name: string }): ReactNode {
  const { turn, live, name } = props;
  return turn.finished === null ? (
    <LiveText text={turn.liveText} follow={live} name={name} />
  ) : (
    <FinishedText {...props} finished={turn.finished} />
  );
}

function FinishedText({
  turn: { path, sampling },
  finished: { text, reasoning, messages },
  unfolded,
  onUnfold,
  name,
}: TurnCardProps & { readonly name: string; readonly finished: Turn }): ReactNode {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  const open = new Set(unfolded.split(" "));
  const isWhole = open.has("text");
  return (
    <>
      <div ref={box} className={classes.text} data-unfolded={isWhole || undefined}>
        {text === "" ? <em>{t("transcript.saidNothing")}</em> : text}
      </div>
      <footer className={classes.footer}>
        {(overflows || isWhole) && (
          <Toggle open={isWhole} onClick={() => onUnfold(path, "text")}>
            {t(isWhole ? "common.less" : "common.more")}
          </Toggle>
        )}
        {reasoning !== null && (
          <Toggle open={open.has("reasoning")} onClick={() => onUnfold(path, "reasoning")}>
            {t("transcript.reasoning", { count: wordCount(reasoning) })}
          </Toggle>
        )}
        <Toggle open={open.has("prompt")} onClick={() => onUnfold(path, "prompt")}>
          <Eye size={12} aria-hidden /> {t("transcript.saw")}
        </Toggle>
        <CopyButton text={text} name={name} />
      </footer>
      {open.has("reasoning") && (
        <div
          className={classes.reasoning}
          tabIndex={0}
          role="group"
          aria-label={t("transcript.reasons", { name })}
        >
          {reasoning}
        </div>
      )}
      {open.has("prompt") && <PromptMessages messages={messages} sampling={sampling} />}
    </>
  );
}

/** Text as it is written. It stays at its end as long as the person is there. */
function LiveText({
  text,
  follow,
  name,
}: {
  readonly text: string;
  readonly follow: boolean;
  readonly name: string;
}): ReactNode {
  const { t } = useTranslation();
  const end = useEndInSight<HTMLDivElement>("y", text, follow);
  const said = splitReasoning(text);
  return (
    <>
      <div
        {...end}
        className={classes.text}
        data-live
        tabIndex={0}
        role="group"
        aria-label={t("transcript.writes", { name })}
      >
        {said.text === "" && said.reasoning !== null ? <em>{said.reasoning}</em> : said.text}
      </div>
      <div className={classes.footer} />
    </>
  );
}

function Toggle({
  open,
  onClick,
  children,
}: {
  readonly open: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <UnstyledButton className={classes.toggle} aria-expanded={open} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}
