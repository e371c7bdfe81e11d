import { Select } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Comparison } from "../../../../core/comparison/comparison.ts";
import { letterOf } from "../../../../core/letters.ts";
import { Panel } from "../../../components/view.tsx";
import classes from "./compare.module.css";
import { ComparedQuestions } from "./compared-questions.tsx";
import { runName } from "./run-names.ts";

/** Runs whose answers are free prose: nothing of them can be counted, so two of them are read side by side. */
export function ProsePanel({ comparison }: { readonly comparison: Comparison }): ReactNode {
  const { t } = useTranslation();
  const [second, setSecond] = useState(1);
  const others = comparison.runs.slice(1);
  return (
    <Panel title={t("evaluate.questions")}>
      <p className={classes.prose}>{t("compare.prose.note")}</p>
      {others.length > 1 && (
        <Select
          className={classes.beside}
          label={t("compare.prose.beside", { name: letterOf(0) })}
          allowDeselect={false}
          data={others.map((run, at) => ({ value: String(at + 1), label: runName(run, at + 1, t) }))}
          value={String(second)}
          onChange={(place) => setSecond(Number(place))}
        />
      )}
      <ComparedQuestions comparison={comparison} places={{ first: 0, second }} outcomes={null} />
    </Panel>
  );
}
