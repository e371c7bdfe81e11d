import type { TFunction } from "i18next";
import { Gavel, Minus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { AgentBadge, agentName } from "../agent-badge.tsx";
import { answerWords } from "../answer-words.ts";
import { TurnWords } from "../live-words.tsx";
import type { Seen } from "../observations.ts";
import classes from "./ruling-card.module.css";
import type { Ruling } from "./stands.ts";
import { TurnButton } from "./turn-button.tsx";

/** A moderator's or a judge's verdict: whom it prefers, the answer, and why. */
export function RulingCard({
  ruling: { turn, judged },
  name = "",
  sideName,
  asked,
  live,
}: {
  readonly ruling: Ruling;
  /** What is done in this turn, where its speaker has several. */
  readonly name?: string;
  /** The supported side in words. */
  readonly sideName: (side: string) => string;
  readonly asked: Question;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <TurnButton
      path={turn.path}
      className={classes.card}
      title={judged === null || judged.reason === "" ? undefined : judged.reason}
    >
      <span className={classes.head}>
        <AgentBadge role={turn.role} agent={null} />
        <strong>{name === "" ? agentName(turn.role, null, t) : name}</strong>
      </span>
      {judged === null ? (
        <span className={classes.reason}>
          <TurnWords turn={turn} live={live} most={160} />
        </span>
      ) : (
        <Verdict judged={judged} words={rulingWords(judged, sideName, t)} asked={asked} />
      )}
    </TurnButton>
  );
}

function Verdict({
  judged,
  words,
  asked,
}: {
  readonly judged: Seen<"judged">;
  readonly words: string;
  readonly asked: Question;
}): ReactNode {
  const { answer, reason } = judged;
  const outcome = rulingOutcome(judged);
  const Sign = { unreadable: TriangleAlert, none: Minus, decided: Gavel }[outcome];
  return (
    <>
      <span className={classes.outcome} data-outcome={outcome}>
        <Sign size={13} aria-hidden /> <span>{words}</span>
      </span>
      {answer !== null && outcome === "decided" && (
        <span className={classes.answer} data-code={asked.answerType === "sql" || undefined}>
          {answerWords(answer, asked)}
        </span>
      )}
      {reason !== "" && <span className={classes.reason}>{reason}</span>}
    </>
  );
}

/** What a verdict comes to, without its answer: `Prefers Affirmative side`, `No preference`. */
export function rulingWords(
  judged: Seen<"judged">,
  sideName: (side: string) => string,
  t: TFunction,
): string {
  const { by, side, preference } = judged;
  switch (rulingOutcome(judged)) {
    case "unreadable":
      return t(by === "moderator" ? "transcript.ruling.unreadableModerator" : "transcript.ruling.unreadable");
    case "none":
      return t(preference === false ? "transcript.ruling.noPreference" : "common.unanswered");
    case "decided": {
      const verb = t(by === "moderator" ? "transcript.ruling.prefers" : "transcript.ruling.decides");
      return side === null ? verb : t("transcript.ruling.side", { verb, side: sideName(side) });
    }
  }
}

function rulingOutcome({ readable, preference, answer }: Seen<"judged">): "unreadable" | "none" | "decided" {
  if (!readable) return "unreadable";
  return preference === false || answer === null ? "none" : "decided";
}
