import { ActionIcon, Tooltip } from "@mantine/core";
import { Copy, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MeasuredNote } from "../../../components/advice/measured-note.tsx";
import { focusHeading } from "../../../components/focus-heading.ts";
import { Fold } from "../../../components/fold.tsx";
import { MethodFields } from "../../../components/run-choices/run-choices-form.tsx";
import type { RunChoices } from "../../../components/run-choices/run-choices.ts";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import classes from "./methods.module.css";
import { optionNotes } from "./option-notes.ts";

/** One method of the comparison: a line that unfolds into its choices. */
export function MethodItem({
  choices,
  models,
  together,
  queries,
  open,
  onToggle,
  onChange,
  onDuplicate,
  onRemove,
}: {
  /** With what the method has in common with the others, which stands elsewhere. */
  readonly choices: RunChoices;
  /** What the method was measured to be worth is said for each of these. */
  readonly models: readonly string[];
  /** It is one of several evaluations that are made at once. */
  readonly together: boolean;
  /** There are questions that are answered with SQL. */
  readonly queries: boolean;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onChange: (choices: Pick<RunChoices, "strategy" | "options" | "repository">) => void;
  readonly onDuplicate: () => void;
  /** Undefined: it is the only one. */
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const title = strategyTitle(choices.strategy, t);
  return (
    <li className={classes.method}>
      <Fold title={title} note={optionNotes(choices, t)} open={open} onToggle={onToggle}>
        <MethodFields {...{ choices, onChange, together, queries }} />
      </Fold>
      {models.map((model) => (
        <MeasuredNote
          key={model}
          choices={{ ...choices, model }}
          heading={models.length > 1 ? model : undefined}
        />
      ))}
      <div className={classes.actions}>
        <Tooltip label={t("evaluate.methods.duplicate")}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("evaluate.methods.duplicateNamed", { title })}
            onClick={onDuplicate}
          >
            <Copy size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t("evaluate.methods.remove")}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("evaluate.methods.removeNamed", { title })}
            disabled={onRemove === undefined}
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget);
              onRemove?.();
            }}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  );
}
