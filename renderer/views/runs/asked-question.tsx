import { ChoiceItems } from "../../components/choice-items.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { Passage } from "../../components/passage.tsx";
import { Problem } from "../../components/problem.tsx";
import type { ActiveTime } from "../../components/transcript/active-time.ts";
import { TranscriptView } from "../../components/transcript/transcript-view.tsx";
import { VerdictTrust } from "../../components/transcript/verdict-trust.tsx";
import { Verdict } from "../../components/transcript/verdict.tsx";
import { Panel } from "../../components/view.tsx";
import classes from "./runs.module.css";

/** The one question of a run with its answer and everything that was said. */
export function AskedQuestion({
  run,
  question,
  strategy,
  live,
  time,
}: {
  readonly run: string;
  readonly question: QuestionTranscript;
  readonly strategy: string;
  /** Whether its run goes on. */
  readonly live: boolean;
  readonly time: ActiveTime;
}): ReactNode {
  const { t } = useTranslation();
  const { asked } = question;
  return (
    <>
      <Panel title={t("runs.question")}>
        <p className={classes.question}>{asked.text}</p>
        <ChoiceItems choices={asked.choices} className={classes.choices} />
        <Passage text={asked.context} />
      </Panel>
      {question.error !== null && <Problem error={question.error} />}
      <div>
        <Verdict question={question} live={live} time={time} run={run} />
        {!live && <VerdictTrust run={run} question={question} />}
      </div>
      <TranscriptView question={question} strategy={strategy} live={live} />
    </>
  );
}
