import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { votersIn } from "../../../core/events.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { useNow } from "../../state/use-now.ts";
import { duration, percent } from "../numbers.ts";
import { useCount } from "../use-count.ts";
import { activeAt, type ActiveTime } from "./active-time.ts";
import { answerWords } from "./answer-words.ts";
import { lastSeen } from "./observations.ts";
import classes from "./verdict.module.css";
import { Figure } from "../figure.tsx";
import { VerdictFeedback } from "./verdict-feedback.tsx";

export interface VerdictProps {
  readonly question: QuestionTranscript;
  readonly live: boolean;
  /** How long its run has been going on; needed while it does. */
  readonly time?: ActiveTime;
}

/** Answers up to these lengths have the largest type, and the next ones. */
const SIZES = [
  ["large", 10],
  ["wide", 32],
  ["middle", 120],
] as const;

/**
 * The answer, in the largest type and at a place that never moves, and what it took.
 * @param run where the person may say that the answer is good: the run that it is from
 */
export function Verdict({ question, live, time, run }: VerdictProps & { readonly run?: string }): ReactNode {
  return (
    <div className={classes.verdict}>
      <div className={classes.row} data-rated={run === undefined ? undefined : true}>
        <Answer question={question} live={live} />
        {run !== undefined && <VerdictFeedback run={run} question={question} live={live} />}
        <Cost question={question} live={live} {...(time && { time })} />
      </div>
    </div>
  );
}

function Answer({ question, live }: VerdictProps): ReactNode {
  const { t } = useTranslation();
  const { result, asked } = question;
  if (result === null) {
    return (
      <div className={classes.answer} data-state="none">
        <p>{live ? t("transcript.verdict.working") : t("common.unanswered")}</p>
        {!live && (
          <small>{t(`transcript.verdict.${question.state === "failed" ? "failed" : "stopped"}`)}</small>
        )}
      </div>
    );
  }
  if (result.answer === null) {
    return (
      <div className={classes.answer} data-state="none">
        <p>{t("common.unanswered")}</p>
        <small>{t("transcript.verdict.unanswered")}</small>
      </div>
    );
  }
  const words = answerWords(result.answer, asked);
  const isQuery = asked.answerType === "sql";
  const size = isQuery ? "small" : (SIZES.find(([, most]) => words.length <= most)?.[0] ?? "small");
  // It may need more room than there is, and is scrolled then.
  const isLong = size !== "large";
  return (
    <div
      className={classes.answer}
      data-size={size}
      data-query={isQuery || undefined}
      {...(isLong && { tabIndex: 0, role: "group", "aria-label": t("transcript.verdict.answer") })}
    >
      <p data-figures title={words}>
        {words}
      </p>
    </div>
  );
}

function Cost({ question, live, time }: VerdictProps): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const { tokens, calls, result } = question;
  const cached = tokens.prompt === 0 ? null : tokens.cached / tokens.prompt;
  return (
    <dl className={classes.cost} data-figures>
      <Figure name={t("transcript.verdict.agreement")} value={agreement(question)} />
      <Figure
        name={t("transcript.verdict.tokens")}
        value={number(tokens.prompt + tokens.generated)}
        note={t("transcript.verdict.tokensNote", {
          prompt: number(tokens.prompt),
          cached: percent(cached),
          generated: number(tokens.generated),
        })}
      />
      <Figure name={t("common.cost.calls")} value={number(calls)} />
      <div>
        <dt>{t("common.cost.time")}</dt>
        <dd>
          {result === null ? (
            <Elapsed question={question} live={live} {...(time && { time })} />
          ) : (
            duration(result.seconds, t)
          )}
        </dd>
      </div>
    </dl>
  );
}

/** `5 of 7` where votes were counted, else the share; `–` where nobody votes. */
function agreement({ result, observations }: QuestionTranscript): string {
  const share = result?.agreement ?? null;
  const counted = lastSeen(observations, "answers-counted");
  if (share === null || counted === null) return percent(share);
  const voters = votersIn(counted);
  return `${Math.round(share * voters)} / ${voters}`;
}

function Elapsed({ question, live, time }: VerdictProps): ReactNode {
  const { t } = useTranslation();
  const now = useNow(live ? 500 : null);
  const { activeFrom, activeTo } = question;
  const until = live && time !== undefined ? activeAt(time, now) : activeTo;
  return until === null ? "–" : duration(Math.max(0, until - activeFrom) / 1000, t);
}
