import { Button } from "@mantine/core";
import { SquarePen } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FirstSteps } from "../../components/first-steps/first-steps.tsx";
import { withFirstMethod, withStrategy, type RunChoices } from "../../components/run-choices/run-choices.ts";
import { useRunChoices } from "../../components/run-choices/use-run-choices.ts";
import { View } from "../../components/view.tsx";
import { useSettings } from "../../state/settings.ts";
import { Composer } from "./composer.tsx";
import { askRequest, draftOf, EMPTY_DRAFT, type Draft } from "./draft.ts";
import { ShownRun } from "./shown-run.tsx";
import { useAsk } from "./use-ask.ts";
import { useAskCommands } from "./use-ask-commands.ts";
import { rememberAsked, storeDraft, useDraft } from "./use-draft.ts";
import { usePreparedModel } from "./use-prepared-model.ts";
import { useReplaceDraft } from "./use-replace-draft.ts";
import { useShownRun } from "./use-shown-run.ts";

/** One question to a method of one's choice, and the agents at work on it. */
export function AskView(): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const [choices, setChoices] = useRunChoices("ask");
  const draft = useDraft();
  const replaceDraft = useReplaceDraft();
  const { run, putAway } = useShownRun();
  const asking = useAsk();
  const field = useRef<HTMLTextAreaElement>(null);
  const prepare = usePreparedModel(choices.model, settings?.runtime);

  const ask = (what: Draft, how: RunChoices): void => {
    const request = askRequest(what, how, settings);
    if (request === null || asking.isPending) return;
    asking.mutate(request, { onSuccess: () => rememberAsked(what) });
  };
  const choose = (next: RunChoices): void => {
    setChoices(next);
    if (next.keep !== choices.keep) storeDraft();
  };
  const begin = (): void => {
    replaceDraft(EMPTY_DRAFT);
    putAway();
    field.current?.focus();
  };
  const askNow = (): void => ask(draft, choices);

  useAskCommands({ ask: askNow, begin, choose: (id) => choose(withStrategy(choices, id)) });
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
      <Composer
        draft={draft}
        choices={choices}
        field={field}
        asking={asking}
        canAsk={askRequest(draft, choices, settings) !== null}
        onChoose={choose}
        onAsk={askNow}
        onTurn={prepare}
      />
      {run === null ? (
        <div onPointerMove={prepare} onFocus={prepare}>
          <FirstSteps
            canAsk={settings !== undefined}
            onAsk={({ question, strategy }) => {
              const what = { ...EMPTY_DRAFT, question };
              const how = withStrategy(withFirstMethod(choices), strategy);
              replaceDraft(what);
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
            replaceDraft(draftOf(asked, draft.database));
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
