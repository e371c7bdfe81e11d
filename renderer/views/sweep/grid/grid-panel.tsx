import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { optionLabel } from "../../../components/run-choices/strategy-words.ts";
import { Panel } from "../../../components/view.tsx";
import { useSettings } from "../../../state/settings.ts";
import { chosenSweep, type VariedOption } from "../sweep-draft.ts";
import { useSweepDraft } from "../sweep-store.ts";
import { gridOptions, suggestedValues } from "./grid-options.ts";
import { GridRow } from "./grid-row.tsx";
import { removeOption } from "./remove-option.ts";
import classes from "./grid.module.css";

/** The options that are varied, each with its values. */
export function GridPanel(): ReactNode {
  const { t } = useTranslation();
  const draft = useSweepDraft();
  const { methods, grid } = chosenSweep(draft, useSettings());
  const options = gridOptions(methods);
  const free = options.filter(({ name }) => grid.every((varied) => varied.name !== name));
  const put = (next: readonly VariedOption[]): void => {
    useSweepDraft.setState({ grid: next });
  };
  const add = (name: string): void => {
    const found = options.find((one) => one.name === name);
    if (found !== undefined)
      put([...grid, { name, values: suggestedValues(name, found.option), range: null }]);
  };
  return (
    <Panel title={t("sweep.grid.title")}>
      <p className={classes.why}>{t("sweep.grid.why")}</p>
      <ul className={classes.rows}>
        {grid.map((varied, index) => {
          const found = options.find(({ name }) => name === varied.name);
          return (
            found !== undefined && (
              <GridRow
                key={varied.name}
                option={found}
                varied={varied}
                isDrawn={draft.search === "random"}
                onChange={(next) => put(grid.with(index, next))}
                onRemove={() => removeOption(grid, varied, t)}
              />
            )
          );
        })}
      </ul>
      {free.length > 0 && (
        <Select
          className={classes.add}
          aria-label={t("sweep.grid.add")}
          placeholder={t("sweep.grid.add")}
          searchable
          data={free.map(({ name }) => ({ value: name, label: optionLabel(name, t) }))}
          value={null}
          onChange={(name) => name !== null && add(name)}
        />
      )}
    </Panel>
  );
}
