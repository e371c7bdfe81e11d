import { ChoiceItems } from "../../../components/choice-items.tsx";
import { ActionIcon } from "@mantine/core";
import { useTimeout } from "@mantine/hooks";
import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { goldOf, type QuestionTranscript } from "../../../../core/transcript.ts";
import { Passage } from "../../../components/passage.tsx";
import { Problem } from "../../../components/problem.tsx";
import { Read } from "../../../components/read.tsx";
import { timeOf, type ActiveTime } from "../../../components/transcript/active-time.ts";
import { TranscriptView } from "../../../components/transcript/transcript-view.tsx";
import { Verdict } from "../../../components/transcript/verdict.tsx";
import { useConnection, useEngineQuery } from "../../../connection/engine.tsx";
import { useFollowing } from "../../../state/use-following.ts";
import { OutcomeSign } from "./outcome-sign.tsx";
import { outcomeOf } from "./question-rows.ts";
import classes from "./questions.module.css";

/** One question with everything that was said about it: read, or followed if it has been seen to go on. */
export function QuestionPanel({
  run,
  listed,
  strategy,
  onClose,
}: {
  readonly run: string;
  /** As the run's list has it, without turns. */
  readonly listed: QuestionTranscript;
  readonly strategy: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const { asked, state } = listed;
  const gold = goldOf(listed);
  // What a person unfolded stays as it is when the question comes to its end.
  const [wasLive, setWasLive] = useState(state === "running");
  if (state === "running" && !wasLive) setWasLive(true);
  return (
    <section className={classes.panel} aria-label={t("evaluate.question", { id: asked.id })}>
      <div className={classes.panelHead}>
        <h3>{t("evaluate.question", { id: asked.id })}</h3>
        <OutcomeSign outcome={outcomeOf(listed)} />
        {gold !== null && asked.answerType !== "sql" && (
          <span className={classes.gold}>
            {t("common.named", { name: t("evaluate.columns.gold"), value: "" })}
            <strong>{gold}</strong>
          </span>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t("common.close")} onClick={onClose}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </div>
      <p className={classes.asked}>{asked.text}</p>
      <ChoiceItems choices={asked.choices} className={classes.choices} />
      {wasLive ? (
        <LiveQuestion run={run} listed={listed} strategy={strategy} />
      ) : (
        <ReadQuestion run={run} id={listed.id} state={state} strategy={strategy} />
      )}
    </section>
  );
}

function LiveQuestion({
  run,
  listed,
  strategy,
}: {
  readonly run: string;
  readonly listed: QuestionTranscript;
  readonly strategy: string;
}): ReactNode {
  const followed = useFollowing(run, listed.id);
  const time = timeOf(followed, useConnection());
  const question = followed.transcript.questions.find(({ id }) => id === listed.id) ?? listed;
  const live = question.state === "running" && followed.end === null;
  return <Shown run={run} question={question} strategy={strategy} live={live} time={time} />;
}

/** Milliseconds after which a question is read: keys that are held down pass many others on the way to it. */
const LOOK_MILLISECONDS = 120;
/** Milliseconds for which one is kept that is not shown any more: what was said about it may be much. */
const KEPT_MILLISECONDS = 10_000;

/** The passage of a question that does not go on, its answer, and everything that was said about it. */
export function ReadQuestion({
  run,
  id,
  state,
  strategy,
}: Pick<QuestionTranscript, "id" | "state"> & {
  readonly run: string;
  readonly strategy: string;
}): ReactNode {
  const [isLookedAt, setLookedAt] = useState(false);
  useTimeout(() => setLookedAt(true), LOOK_MILLISECONDS, { autoInvoke: true });
  const read = useEngineQuery(
    ["runs", "question", run, id, state],
    (client) => client.runs.question({ run, question: id }),
    {
      enabled: isLookedAt,
      // One that was stopped may have gone on since it was read.
      staleTime: state === "stopped" ? 0 : Infinity,
      gcTime: KEPT_MILLISECONDS,
    },
  );
  return (
    <Read query={read}>
      {(question) => <Shown run={run} question={question} strategy={strategy} live={false} />}
    </Read>
  );
}

function Shown({
  run,
  question,
  strategy,
  live,
  time,
}: {
  readonly run: string;
  readonly question: QuestionTranscript;
  readonly strategy: string;
  readonly live: boolean;
  readonly time?: ActiveTime;
}): ReactNode {
  return (
    <>
      <Passage text={question.asked.context} />
      {question.error !== null && <Problem error={question.error} />}
      <Verdict question={question} live={live} run={run} {...(time && { time })} />
      <TranscriptView question={question} strategy={strategy} live={live} />
    </>
  );
}
