import { MultiSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useModels } from "../../state/models.ts";
import { ModelOption } from "./model-select.tsx";

/** Several of the models that can be used. */
export function ModelsSelect({
  label,
  models,
  onChange,
}: {
  readonly label: string;
  readonly models: readonly string[];
  readonly onChange: (models: readonly string[]) => void;
}): ReactNode {
  const { t } = useTranslation();
  const known = useModels();
  const listed = known.data ?? [];
  const gone = models.filter((model) => listed.every(({ name }) => name !== model));
  return (
    <MultiSelect
      label={label}
      searchable
      hidePickedOptions
      comboboxProps={{ position: "bottom-start" }}
      data={[...listed.map(({ name }) => name), ...gone]}
      value={[...models]}
      error={
        known.isError
          ? t("strategies.modelsProblem")
          : known.isSuccess && gone.length > 0 && t("strategies.modelGone")
      }
      onChange={onChange}
      renderOption={({ option }) => (
        <ModelOption name={option.value} listing={listed.find(({ name }) => name === option.value)} />
      )}
    />
  );
}
