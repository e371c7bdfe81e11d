import { Button } from "@mantine/core";
import { Play } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { busyButton } from "../../components/busy-button.tsx";
import { shortcut } from "../../components/command-key.ts";
import { QueryProblem } from "../../components/query-problem.tsx";
import { RunChoicesForm } from "../../components/run-choices/run-choices-form.tsx";
import type { RunChoices } from "../../components/run-choices/run-choices.ts";
import { SettingsProblem } from "../../components/settings-problem.tsx";
import { Panel } from "../../components/view.tsx";
import classes from "./ask.module.css";
import { askedOf, obstacleTo, type Draft } from "./draft.ts";
import { EstimateLine } from "./estimate-line.tsx";
import { PracticeNote } from "./practice-note.tsx";
import { QuestionForm } from "./question-form.tsx";
import type { useAsk } from "./use-ask.ts";
import { changeDraft } from "./use-draft.ts";

interface ComposerProps {
  readonly draft: Draft;
  readonly choices: RunChoices;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly asking: ReturnType<typeof useAsk>;
  readonly canAsk: boolean;
  readonly onChoose: (choices: RunChoices) => void;
  readonly onAsk: () => void;
  /** A person turns to it. */
  readonly onTurn: () => void;
}

/** Where a question is written and asked, and where it is chosen how it is answered. */
export function Composer({
  draft,
  choices,
  field,
  asking,
  canAsk,
  onChoose,
  onAsk,
  onTurn,
}: ComposerProps): ReactNode {
  const { t } = useTranslation();
  const obstacle = obstacleTo(draft);
  return (
    <div className={classes.composer} onPointerMove={onTurn} onFocus={onTurn}>
      <Panel>
        <div className={classes.fields}>
          <QuestionForm draft={draft} onChange={changeDraft} field={field} />
          <PracticeNote model={choices.model} question={askedOf(draft)} />
          <SettingsProblem />
          <QueryProblem query={asking} />
          <div className={classes.start}>
            {obstacle !== null && <span className={classes.obstacle}>{t(`ask.obstacles.${obstacle}`)}</span>}
            <span className={classes.estimate}>
              <EstimateLine draft={draft} choices={choices} />
              {!choices.keep && ` · ${t("ask.notKept")}`}
            </span>
            <Button
              size="sm"
              {...busyButton(asking.isPending, <Play size={15} aria-hidden />)}
              rightSection={<kbd className={classes.keys}>{shortcut("Enter")}</kbd>}
              disabled={!canAsk}
              onClick={onAsk}
            >
              {t("ask.run")}
            </Button>
          </div>
        </div>
      </Panel>
      <Panel>
        <RunChoicesForm choices={choices} onChange={onChoose} />
      </Panel>
    </div>
  );
}
