import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ModelsSelect } from "../../../components/run-choices/models-select.tsx";
import { AdvancedFields } from "../../../components/run-choices/run-choices-form.tsx";
import { Panel } from "../../../components/view.tsx";
import { useEvaluateDraft } from "../evaluate-store.ts";
import { asksForDatabases, type CommonChoices, type MethodDraft } from "../evaluations.ts";
import { MethodItem } from "./method-item.tsx";
import classes from "./methods.module.css";

/**
 * The methods that questions are put to, and what they have in common: their models, and what is rarely changed. Evaluate and
 * Sweep share the latter.
 */
export function MethodsChoice({
  title,
  methods,
  common,
  together,
  open,
  onOpen,
  onMethods,
  onRemove,
  note,
  children,
}: {
  readonly title: string;
  readonly methods: readonly MethodDraft[];
  readonly common: CommonChoices;
  /** They make several evaluations at once. */
  readonly together: boolean;
  /** Id of the method whose options are shown, or null. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onMethods: (methods: readonly MethodDraft[]) => void;
  readonly onRemove: (method: MethodDraft) => void;
  /** What is to be said of the methods. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const queries = useEvaluateDraft(({ preview }) => preview !== null && asksForDatabases(preview));
  const insert = (method: Omit<MethodDraft, "id">, at: number): void => {
    const added = { ...method, id: crypto.randomUUID() };
    onMethods(methods.toSpliced(at, 0, added));
    onOpen(added.id);
  };
  const last = methods.at(-1);
  return (
    <Panel
      title={title}
      actions={
        <Button
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => last !== undefined && insert(last, methods.length)}
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
            models={common.models}
            together={together}
            queries={queries}
            open={method.id === open}
            onToggle={(opened) => onOpen(opened ? method.id : null)}
            onChange={({ strategy, options, repository = "" }) =>
              onMethods(methods.with(index, { id: method.id, strategy, options, repository }))
            }
            onDuplicate={() => insert(method, index + 1)}
            onRemove={methods.length > 1 ? () => onRemove(method) : undefined}
          />
        ))}
      </ol>
      {note}
      <CommonFields common={common} />
      {children}
    </Panel>
  );
}

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
