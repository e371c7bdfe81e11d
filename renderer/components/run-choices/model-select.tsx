import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../core/figure-words.ts";
import type { ModelListing } from "../../../engine/contract/models.ts";
import { useModels } from "../../state/models.ts";
import { originInWords } from "../model-origin.ts";
import classes from "./run-choices.module.css";

/** Every model that can be used, with its size and where it comes from. */
export function ModelSelect({
  model,
  onChange,
}: {
  readonly model: string;
  readonly onChange: (model: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const models = useModels();
  const listed = models.data ?? [];
  const known = listed.some(({ name }) => name === model);
  const gone = models.isSuccess && !known;
  return (
    <Select
      label={t("strategies.model")}
      searchable={listed.length > 6}
      allowDeselect={false}
      data={[...listed.map(({ name }) => name), ...(known ? [] : [model])]}
      value={model}
      error={models.isError ? t("strategies.modelsProblem") : gone && t("strategies.modelGone")}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      renderOption={({ option }) => (
        <ModelOption name={option.value} listing={listed.find(({ name }) => name === option.value)} />
      )}
    />
  );
}

/** A model in a list of models: its name, its size and where it comes from. */
export function ModelOption({
  name,
  listing,
}: {
  readonly name: string;
  readonly listing: ModelListing | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const size = listing?.bytes ?? null;
  return (
    <span className={classes.model}>
      <span>{name}</span>
      <small data-figures>
        {size !== null && `${bytesInWords(size)} · `}
        {listing === undefined ? t("strategies.modelGone") : originInWords(listing.origin, t)}
      </small>
    </span>
  );
}
