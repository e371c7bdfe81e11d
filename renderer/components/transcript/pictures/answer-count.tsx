import { Crown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ShareBar } from "../../../charts/bars.tsx";
import { votersIn, type Role } from "../../../../core/events.ts";
import type { Question } from "../../../../core/question.ts";
import { AgentBadge } from "../agent-badge.tsx";
import { isSameAnswer, shownAnswer } from "../answer-words.ts";
import type { Seen } from "../observations.ts";
import classes from "./answer-count.module.css";

/** The answers that agents came to, and how many hold each. */
export function AnswerCount({
  counted,
  asked,
  final,
  role,
}: {
  readonly counted: Seen<"answers-counted">;
  readonly asked: Question;
  /** The answer that the method came to. */
  readonly final?: string | null | undefined;
  /** Of those who vote; left out where there is no room for their signs. */
  readonly role?: Role;
}): ReactNode {
  const { t } = useTranslation();
  const { votes, unanswered } = counted;
  const voters = votersIn(counted);
  const none = unanswered.length === 0 ? [] : [{ answer: null, agents: unanswered }];
  return (
    <ul className={classes.votes} aria-label={t("transcript.votes.title")}>
      {[...votes, ...none].map(({ answer, agents }) => {
        const words = shownAnswer(answer, asked, t("common.unanswered"));
        const isFinal = isSameAnswer(answer, final, asked);
        return (
          <li key={words} data-final={isFinal || undefined}>
            <span className={classes.answer} title={words}>
              {isFinal && <Crown size={13} aria-label={t("transcript.position.final")} />}
              {words}
            </span>
            <ShareBar
              share={agents.length / Math.max(1, voters)}
              hatched={answer === null}
              colour={answer === null ? "var(--cp-agent-neutral)" : "var(--cp-accent)"}
            />
            <span className={classes.count} data-figures>
              {t("transcript.votes.of", { count: agents.length, voters })}
            </span>
            {role !== undefined && (
              <span className={classes.agents}>
                {agents.map((agent) => (
                  <AgentBadge key={agent} role={role} agent={agent} />
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
