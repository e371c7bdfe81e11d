import { Button, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../components/problem.tsx";
import { timeOf } from "../../components/transcript/active-time.ts";
import { NO_OPTIONS, RunOptions } from "../../components/transcript/pictures/run-options.ts";
import { TranscriptView } from "../../components/transcript/transcript-view.tsx";
import { VerdictTrust } from "../../components/transcript/verdict-trust.tsx";
import { Verdict } from "../../components/transcript/verdict.tsx";
import type { ErrorRecord } from "../../../core/errors.ts";
import type { Question } from "../../../core/question.ts";
import { useConnection } from "../../connection/engine.tsx";
import { asTrouble } from "../../state/followed-run.ts";
import { useCommands } from "../../state/palette.ts";
import { useRememberShown } from "../../state/last-shown.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useFollowing } from "../../state/use-following.ts";
import { useRunActions } from "../../state/use-run-actions.ts";
import { AskedQuestion } from "./asked-question.tsx";
import classes from "./ask.module.css";
import { PracticeNote } from "./practice-note.tsx";
import { RunProgress } from "./run-progress.tsx";
import { spokenState } from "./spoken.ts";
import { useCopying } from "./use-copying.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** A run: what was asked, the answer, what happens now, and the agents. */
export function ShownRun({
  run,
  title,
  onPutAway,
  onAskAgain,
}: {
  readonly run: string;
  /** What was asked, where it is known before the run says so. */
  readonly title: string | null;
  readonly onPutAway: () => void;
  readonly onAskAgain: (asked: Question) => void;
}): ReactNode {
  const { t } = useTranslation();
  const followed = useFollowing(run);
  useRememberShown("ask", run, followed);
  const time = timeOf(followed, useConnection());
  const actions = useRunActions();
  const copying = useCopying();
  const { transcript, end, problem } = followed;
  const [question] = transcript.questions;
  const live = end === null;
  const answer = question?.result?.answer ?? null;
  const stop = (): void => actions.cancel.mutate(run);

  usePageKeys(live && problem === null ? { stop } : {});
  useCommands("ask-run", [
    ...(live ? [{ id: "ask-stop", label: t("ask.commands.stop"), hint: "Esc", run: stop }] : []),
    ...(answer === null
      ? []
      : [{ id: "ask-copy", label: t("ask.commands.copyAnswer"), run: () => copying.copyAnswer(answer) }]),
  ]);
  if (problem !== null) {
    return (
      <section id="shown-run" className={classes.run} aria-label={t("ask.theRun")}>
        <Problem error={problem}>
          <Button variant="default" mt="sm" onClick={onPutAway}>
            {t("ask.commands.new")}
          </Button>
        </Problem>
      </section>
    );
  }
  const error = asTrouble(end?.error ?? question?.error ?? null);
  return (
    <section id="shown-run" className={classes.run} aria-label={t("ask.theRun")}>
      <AskedQuestion
        run={run}
        title={title}
        question={question}
        manifest={transcript.manifest}
        ended={!live}
        copying={copying}
        onAskAgain={onAskAgain}
      />
      <div className={classes.verdict}>
        {question === undefined ? (
          <NothingYet />
        ) : (
          <Verdict question={question} live={live} time={time} run={run} />
        )}
        <RunProgress
          followed={followed}
          stopping={actions.cancel.isPending}
          resuming={actions.resume.isPending}
          onStop={stop}
          onGoOn={() => actions.resume.mutate(run)}
        >
          {question !== undefined && <VerdictTrust run={run} question={question} />}
        </RunProgress>
      </div>
      {question !== undefined && transcript.manifest !== null && (
        <PracticeNote model={transcript.manifest.model.name} question={question.asked} after />
      )}
      {error !== null && <RunProblem error={error} />}
      {transcript.warnings.map((warning) => (
        <p key={warning} className={classes.hint} lang="en">
          {warning}
        </p>
      ))}
      {question !== undefined && (
        <RunOptions value={transcript.manifest?.options ?? NO_OPTIONS}>
          <TranscriptView question={question} strategy={transcript.manifest?.strategy ?? ""} live={live} />
        </RunOptions>
      )}
      <VisuallyHidden role="status">{spokenState(question, end?.state ?? null, t)}</VisuallyHidden>
    </section>
  );
}

/** What went wrong, with a way to where it can be mended. */
function RunProblem({ error }: { readonly error: ErrorRecord }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const place = error.code === "model-load" ? "models" : error.code === "model-run" ? "settings" : null;
  return (
    <Problem error={error}>
      {place !== null && (
        <Button variant="default" mt="sm" onClick={() => go(place)}>
          {t("frame.palette.go", { view: t(`frame.views.${place}`) })}
        </Button>
      )}
    </Problem>
  );
}

/** The verdict's room while nothing is known of the question. */
function NothingYet(): ReactNode {
  return <div className={classes.nothingYet} />;
}
