import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ModelsSelect } from "../../components/run-choices/models-select.tsx";
import { AdvancedFields } from "../../components/run-choices/run-choices-form.tsx";
import { Panel } from "../../components/view.tsx";
import { useSettings } from "../../state/settings.tsx";
import { useEvaluateDraft } from "../evaluate/evaluate-store.ts";
import { chosenOf, type CommonChoices, type MethodDraft } from "../evaluate/evaluations.ts";
import { MethodItem } from "../evaluate/methods/method-item.tsx";
import evaluate from "../evaluate/methods/methods.module.css";
import { chosenSweep } from "./sweep-draft.ts";
import { useSweepDraft } from "./sweep-store.ts";

/** The methods and models of a sweep, with what is not varied of them. Models, seed and length are those of Evaluate. */
export function MethodsPanel(): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const { methods } = chosenSweep(useSweepDraft(), settings);
  const { common } = chosenOf(useEvaluateDraft(), settings);
  const [open, setOpen] = useState<string | null>(null);
  const put = (next: readonly MethodDraft[]): void => {
    useSweepDraft.setState({ methods: next });
  };
  const insert = (method: Omit<MethodDraft, "id">, at: number): void => {
    const added = { ...method, id: crypto.randomUUID() };
    put(methods.toSpliced(at, 0, added));
    setOpen(added.id);
  };
  const changeCommon = (to: Partial<CommonChoices>): void => {
    useEvaluateDraft.setState((draft) => ({ common: { ...draft.common, ...to } }));
  };
  return (
    <Panel
      title={t("sweep.methods")}
      actions={
        <Button
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => {
            const last = methods.at(-1);
            if (last !== undefined) insert(last, methods.length);
          }}
        >
          {t("evaluate.methods.add")}
        </Button>
      }
    >
      <ol className={evaluate.methods}>
        {methods.map((method, index) => (
          <MethodItem
            key={method.id}
            choices={{ ...common, ...method, model: common.models[0] ?? "" }}
            open={method.id === open}
            onToggle={(opened) => setOpen(opened ? method.id : null)}
            onChange={({ strategy, options }) =>
              put(methods.with(index, { id: method.id, strategy, options }))
            }
            onDuplicate={() => insert(method, index + 1)}
            onRemove={methods.length > 1 ? () => put(methods.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ol>
      <div className={evaluate.common}>
        <ModelsSelect
          label={t("evaluate.methods.models")}
          models={common.models}
          onChange={(models) => changeCommon({ models })}
        />
        <AdvancedFields
          choices={common}
          onChange={({ seed, maxTokens, keep }) =>
            // What was not chosen here follows the settings.
            changeCommon({ seed, maxTokens, ...(keep !== common.keep && { keep }) })
          }
        />
      </div>
    </Panel>
  );
}
