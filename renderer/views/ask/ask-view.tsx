import { Button } from "@mantine/core";
import { Play, SquarePen } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import { busyButton } from "../../components/busy-button.tsx";
import { shortcut } from "../../components/command-key.ts";
import { FirstSteps } from "../../components/first-steps/first-steps.tsx";
import { Problem } from "../../components/problem.tsx";
import { RunChoicesForm } from "../../components/run-choices/run-choices-form.tsx";
import { withFirstMethod, withStrategy, type RunChoices } from "../../components/run-choices/run-choices.ts";
import { strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { useRunChoices } from "../../components/run-choices/use-run-choices.ts";
import { SettingsProblem } from "../../components/settings-problem.tsx";
import { Panel, View } from "../../components/view.tsx";
import { errorRecord } from "../../connection/errors.ts";
import { useCommands } from "../../state/palette.ts";
import { useSettings } from "../../state/settings.ts";
import classes from "./ask.module.css";
import { askedOf, askRequest, EMPTY_DRAFT, type Draft } from "./draft.ts";
import { EstimateLine } from "./estimate-line.tsx";
import { PracticeNote } from "./practice-note.tsx";
import { QuestionForm } from "./question-form.tsx";
import { ShownRun } from "./shown-run.tsx";
import { useAsk } from "./use-ask.ts";
import { changeDraft, storeDraft, useDraft } from "./use-draft.ts";
import { usePreparedModel } from "./use-prepared-model.ts";
import { usePageKeys } from "./use-page-keys.ts";
import { useShownRun } from "./use-shown-run.ts";

/** One question to a method of one's choice, and the agents at work on it. */
export function AskView(): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const [choices, setChoices] = useRunChoices("ask");
  const draft = useDraft();
  const { run, putAway } = useShownRun();
  const asking = useAsk();
  const field = useRef<HTMLTextAreaElement>(null);
  const prepare = usePreparedModel(choices.model, settings?.runtime);

  const ask = (what: Draft, how: RunChoices): void => {
    const request = askRequest(what, how, settings);
    if (request !== null && !asking.isPending) asking.mutate(request);
  };
  const choose = (next: RunChoices): void => {
    setChoices(next);
    if (next.keep !== choices.keep) storeDraft();
  };
  const begin = (): void => {
    changeDraft(EMPTY_DRAFT);
    putAway();
    field.current?.focus();
  };
  const askNow = (): void => ask(draft, choices);

  usePageKeys({ run: askNow });
  useCommands("ask", [
    { id: "ask-run", label: t("ask.commands.run"), hint: shortcut("Enter"), run: askNow },
    { id: "ask-new", label: t("ask.commands.new"), run: begin },
    ...STRATEGIES.map(({ id }) => ({
      id: `ask-strategy-${id}`,
      label: t("ask.commands.strategy", { name: strategyTitle(id, t) }),
      run: () => choose(withStrategy(choices, id)),
    })),
  ]);
  useArrival(asking.data?.run, run);

  return (
    <View
      title={t("frame.views.ask")}
      actions={
        run !== null && (
          <Button variant="default" leftSection={<SquarePen size={14} aria-hidden />} onClick={begin}>
            {t("ask.commands.new")}
          </Button>
        )
      }
    >
      <div className={classes.composer} onPointerMove={prepare} onFocus={prepare}>
        <Panel>
          <div className={classes.fields}>
            <QuestionForm draft={draft} onChange={changeDraft} field={field} />
            <PracticeNote model={choices.model} question={askedOf(draft)} />
            <SettingsProblem />
            {asking.isError && <Problem error={errorRecord(asking.error)} />}
            <div className={classes.start}>
              <span className={classes.estimate}>
                <EstimateLine choices={choices} />
                {!choices.keep && ` · ${t("ask.notKept")}`}
              </span>
              <Button
                size="sm"
                {...busyButton(asking.isPending, <Play size={15} aria-hidden />)}
                rightSection={<kbd className={classes.keys}>{shortcut("Enter")}</kbd>}
                disabled={askRequest(draft, choices, settings) === null}
                onClick={askNow}
              >
                {t("ask.run")}
              </Button>
            </div>
          </div>
        </Panel>
        <Panel>
          <RunChoicesForm choices={choices} onChange={choose} />
        </Panel>
      </div>
      {run === null ? (
        <div onPointerMove={prepare} onFocus={prepare}>
          <FirstSteps
            canAsk={settings !== undefined}
            onAsk={({ question, strategy }) => {
              const what = { ...EMPTY_DRAFT, question };
              const how = withStrategy(withFirstMethod(choices), strategy);
              changeDraft(what);
              setChoices(how, { lasting: false });
              ask(what, how);
            }}
          />
        </div>
      ) : (
        <ShownRun
          key={run}
          run={run}
          title={asking.data?.run === run ? (asking.variables?.question ?? null) : null}
          onPutAway={begin}
          onAskAgain={(asked) => {
            changeDraft(asked);
            field.current?.focus();
          }}
        />
      )}
    </View>
  );
}

/** Brings a run into sight when it was started here. */
function useArrival(started: string | undefined, run: string | null): void {
  useEffect(() => {
    if (started === undefined || started !== run) return;
    document.getElementById("shown-run")?.scrollIntoView({ block: "start" });
  }, [started, run]);
}
