import { ActionIcon } from "@mantine/core";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ComparedQuestion, ComparedRun } from "../../../../core/comparison/comparison.ts";
import { ChoiceItems } from "../../../components/choice-items.tsx";
import { RunOptions } from "../../../components/transcript/pictures/run-options.ts";
import { ReadQuestion } from "../../evaluate/questions/question-panel.tsx";
import classes from "./compare.module.css";
import { runName, runNotes } from "./run-names.ts";

/** A run with its place among those that are compared. */
interface Placed {
  readonly run: ComparedRun;
  readonly place: number;
}

/** One question with what was said about it in two runs, beside each other where there is room. */
export function SideBySide({
  question: { id, text, choices, gold },
  compared,
  onClose,
}: {
  readonly question: ComparedQuestion;
  readonly compared: readonly Placed[];
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <section className={classes.both} aria-label={t("evaluate.question", { id })}>
      <div className={classes.bothHead}>
        <h3>{t("evaluate.question", { id })}</h3>
        {gold !== null && (
          <span>
            {t("common.named", { name: t("evaluate.columns.gold"), value: "" })}
            <strong>{gold}</strong>
          </span>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t("common.close")} onClick={onClose}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </div>
      <p className={classes.asked}>{text}</p>
      <ChoiceItems choices={choices} className={classes.choices} />
      <div className={classes.columns}>
        {compared.map((placed) => (
          <OneSide key={placed.run.run} placed={placed} question={id} />
        ))}
      </div>
    </section>
  );
}

function OneSide({
  placed: { run, place },
  question,
}: {
  readonly placed: Placed;
  readonly question: string;
}): ReactNode {
  const { t } = useTranslation();
  const name = runName(run, place, t);
  return (
    <section className={classes.side} aria-label={name}>
      <h4>{name}</h4>
      <small>{runNotes(run, t)}</small>
      <RunOptions value={run.options}>
        <ReadQuestion run={run.run} id={question} state="done" strategy={run.strategy} />
      </RunOptions>
    </section>
  );
}
