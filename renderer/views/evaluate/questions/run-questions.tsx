import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../../components/problem.tsx";
import { Reading } from "../../../components/reading.tsx";
import { Panel } from "../../../components/view.tsx";
import type { FollowedRun } from "../../../state/followed-run.ts";
import { useNavigation } from "../../../state/navigation.ts";
import { useFollowing } from "../../../state/use-following.ts";
import { QuestionBrowser } from "./question-browser.tsx";

interface RunQuestionsProps {
  readonly run: string;
  /** @param question null: none is shown any more */
  readonly onShow: (question: string | null) => void;
}

/** The questions of a run that is followed already. */
export function RunQuestions({
  run,
  followed,
  onShow,
}: RunQuestionsProps & { readonly followed: FollowedRun }): ReactNode {
  const { t } = useTranslation();
  const { question } = useNavigation();
  return (
    <Panel title={t("evaluate.questions")}>
      <QuestionBrowser run={run} followed={followed} question={question} onShow={onShow} />
    </Panel>
  );
}

/** The questions of a sweep's cell, by its run, or why they cannot be shown. */
export function CellQuestions(props: RunQuestionsProps): ReactNode {
  const followed = useFollowing(props.run);
  if (followed.problem !== null) return <Problem error={followed.problem} />;
  if (followed.phase === null) return <Reading />;
  return <RunQuestions {...props} followed={followed} />;
}
