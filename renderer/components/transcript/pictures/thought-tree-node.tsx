import { VisuallyHidden } from "@mantine/core";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ShareBar } from "../../../charts/bars.tsx";
import type { Question } from "../../../../core/question.ts";
import { shownAnswer } from "../answer-words.ts";
import { TurnWords } from "../live-words.tsx";
import { Pulse } from "../pulse.tsx";
import type { Thought, ThoughtLevel } from "./thought-tree.ts";
import classes from "./thought-tree.module.css";
import { TurnButton } from "./turn-button.tsx";

export interface ThoughtNodeProps {
  readonly thought: Thought;
  readonly level: ThoughtLevel;
  readonly asked: Question;
  /** Pixels. */
  readonly height: number;
  /** `roomy` shows the thought's first words too. */
  readonly form: "roomy" | "line";
  readonly live: boolean;
}

/** A thought: the answer it comes to, the votes for it, and whether the tree goes on from it. */
export function ThoughtNode({ thought, level, asked, height, form, live }: ThoughtNodeProps): ReactNode {
  const { t } = useTranslation();
  const { turn, number, answer, votes, kept, best } = thought;
  const state = best ? "best" : kept ? "kept" : level.counted ? "left" : "open";
  return (
    <TurnButton
      path={turn.path}
      className={classes.node}
      data-state={state}
      data-form={form}
      style={{ height }}
    >
      <span className={classes.head}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <VisuallyHidden>{t("pictures.thoughts.thought", { number })}</VisuallyHidden>
        {turn.finished === null ? (
          <span className={classes.answer} data-state="open">
            {live && <Pulse />}
            {form === "line" && t(live ? "pictures.thoughts.writing" : "transcript.unfinished")}
          </span>
        ) : (
          <span className={classes.answer} data-state={answer === null ? "none" : undefined} data-figures>
            {shownAnswer(answer, asked, t("common.unanswered"), 60)}
          </span>
        )}
        {votes !== null && <Votes votes={votes} voters={level.voters.length} />}
        {kept && <Check className={classes.kept} size={14} aria-label={t("pictures.thoughts.kept")} />}
      </span>
      {form === "roomy" && (
        <span className={classes.words}>
          <TurnWords turn={turn} live={live} most={110} />
        </span>
      )}
    </TurnButton>
  );
}

function Votes({ votes, voters }: { readonly votes: number; readonly voters: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.votes} data-figures>
      <span className={classes.bar}>
        <ShareBar share={votes / Math.max(1, voters)} />
      </span>
      <span aria-hidden>{votes}</span>
      <VisuallyHidden>{t("pictures.thoughts.votesOf", { count: votes, voters })}</VisuallyHidden>
    </span>
  );
}
