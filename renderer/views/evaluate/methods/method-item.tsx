import { ActionIcon, Tooltip } from "@mantine/core";
import { Copy, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../../../components/fold.tsx";
import { RunChoicesForm } from "../../../components/run-choices/run-choices-form.tsx";
import type { RunChoices } from "../../../components/run-choices/run-choices.ts";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import type { MethodDraft } from "../evaluations.ts";
import classes from "./methods.module.css";
import { optionNotes } from "./option-notes.ts";

/** One method of the comparison: a line that unfolds into its choices. */
export function MethodItem({
  method: { choices },
  open,
  onToggle,
  onChange,
  onDuplicate,
  onRemove,
}: {
  readonly method: MethodDraft;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onChange: (choices: RunChoices) => void;
  readonly onDuplicate: () => void;
  /** Undefined: it is the only one. */
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const title = strategyTitle(choices.strategy, t);
  const notes = [
    optionNotes(choices, t),
    choices.model,
    ...(choices.keep ? [] : [t("evaluate.methods.notKept")]),
  ];
  return (
    <li className={classes.method}>
      <Fold title={title} note={notes.filter(Boolean).join(" · ")} open={open} onToggle={onToggle}>
        <RunChoicesForm choices={choices} onChange={onChange} />
      </Fold>
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
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  );
}
