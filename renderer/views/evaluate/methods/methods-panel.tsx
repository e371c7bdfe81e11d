import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AdvancedFields } from "../../../components/run-choices/run-choices-form.tsx";
import { ModelsSelect } from "../../../components/run-choices/models-select.tsx";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import { offerUndo } from "../../../components/undo.tsx";
import { Panel } from "../../../components/view.tsx";
import { useSettings } from "../../../state/settings.tsx";
import { useEvaluateDraft } from "../evaluate-store.ts";
import { chosenOf, type CommonChoices, type MethodDraft } from "../evaluations.ts";
import { MethodItem } from "./method-item.tsx";
import { hasTwins } from "./methods.ts";
import classes from "./methods.module.css";
import { StartBar } from "./start-bar.tsx";

const UNDO_MILLISECONDS = 8000;

/** The methods that are compared, the models that each of them is put to, and the start. */
export function MethodsPanel(): ReactNode {
  const { t } = useTranslation();
  const draft = useEvaluateDraft();
  const { methods, common } = chosenOf(draft, useSettings());
  const [open, setOpen] = useState<string | null>(methods.length === 1 ? (methods[0]?.id ?? null) : null);

  const put = (method: Omit<MethodDraft, "id">, at: number): void => {
    const added = { ...method, id: crypto.randomUUID() };
    setMethods(methods.toSpliced(at, 0, added));
    setOpen(added.id);
  };
  const remove = (method: MethodDraft): void => {
    setMethods(methods.filter(({ id }) => id !== method.id));
    const title = strategyTitle(method.strategy, t);
    const undo = () => setMethods([...(useEvaluateDraft.getState().methods ?? []), method]);
    offerUndo(t("evaluate.methods.removed", { title }), undo, UNDO_MILLISECONDS, t);
  };
  return (
    <Panel
      title={t("evaluate.methods.title")}
      actions={
        <Button
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => {
            const last = methods.at(-1);
            if (last !== undefined) put(last, methods.length);
          }}
        >
          {t("evaluate.methods.add")}
        </Button>
      }
    >
      <ol className={classes.methods}>
        {methods.map((method, index) => (
          <MethodItem
            key={method.id}
            choices={{ ...common, ...method, model: common.models[0] ?? "" }}
            open={method.id === open}
            onToggle={(opened) => setOpen(opened ? method.id : null)}
            onChange={({ strategy, options }) =>
              setMethods(methods.with(index, { id: method.id, strategy, options }))
            }
            onDuplicate={() => put(method, index + 1)}
            onRemove={methods.length > 1 ? () => remove(method) : undefined}
          />
        ))}
      </ol>
      {hasTwins(methods) && <p className={classes.note}>{t("evaluate.methods.twins")}</p>}
      <CommonFields common={common} />
      <StartBar onStart={() => setOpen(null)} />
    </Panel>
  );
}

/** What all methods have in common: their models, and what is rarely changed. */
function CommonFields({ common }: { readonly common: CommonChoices }): ReactNode {
  const { t } = useTranslation();
  const change = (to: Partial<CommonChoices>): void => {
    useEvaluateDraft.setState((draft) => ({ common: { ...draft.common, ...to } }));
  };
  return (
    <div className={classes.common}>
      <ModelsSelect
        label={t("evaluate.methods.models")}
        models={common.models}
        onChange={(models) => change({ models })}
      />
      <AdvancedFields
        choices={common}
        onChange={({ seed, maxTokens, keep }) =>
          // What was not chosen here follows the settings.
          change({ seed, maxTokens, ...(keep !== common.keep && { keep }) })
        }
      />
    </div>
  );
}

function setMethods(methods: readonly MethodDraft[]): void {
  useEvaluateDraft.setState({ methods });
}
