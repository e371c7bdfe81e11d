import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DatasetPreview } from "../../../../engine/contract/datasets.ts";
import { Facts } from "../../../components/facts.tsx";
import { count } from "../../../components/numbers.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import type { ColumnMapping } from "../evaluations.ts";
import { MAPPED_FIELDS, typesForAll } from "./column-mapping.ts";
import classes from "./data.module.css";
import { FORM_NAMES } from "./form-names.ts";
import { listed } from "./listed.ts";

/** What is to be known of a file beside its questions; nothing if there is nothing. */
export function PreviewFacts({ preview }: { readonly preview: DatasetPreview }): ReactNode {
  const { t, i18n } = useTranslation();
  const { columns } = useEvaluateDraft();
  const told = factsOf(preview, columns, t, i18n.language).filter(([, value]) => value !== "");
  if (told.length === 0) return null;
  return (
    <div className={classes.facts}>
      <Facts facts={told} />
    </div>
  );
}

function factsOf(
  preview: DatasetPreview,
  columns: ColumnMapping | null,
  t: TFunction,
  language: string,
): readonly (readonly [name: string, value: string])[] {
  const { form, difficulties, databases, extras } = preview;
  const labels = Object.entries(difficulties).map(
    ([label, questions]) => `${label} ${count(questions, language)}`,
  );
  const typeForAll = typesForAll(preview.columns).find((type) => type === columns?.answerType);
  const named = MAPPED_FIELDS.flatMap((field) => {
    const said = columns?.[field];
    if (said === undefined) return [];
    const isType = field === "answerType" && typeForAll !== undefined;
    const column = isType ? t(`evaluate.answerTypes.${typeForAll}`) : said;
    return t("evaluate.facts.column", { field: t(`evaluate.fields.${field}`), column });
  });
  const found = extras && {
    count: extras.questions,
    value: count(extras.questions, language),
    file: extras.file,
  };
  return [
    [t("evaluate.facts.form"), form === null || form === "counterpoint" ? "" : FORM_NAMES[form]],
    [t("evaluate.facts.columns"), named.join(" · ")],
    [t("evaluate.facts.difficulties"), listed(labels, t)],
    [t("evaluate.facts.databases"), listed(databases, t)],
    [t("evaluate.facts.extras"), found === null ? "" : t("evaluate.facts.extrasFound", found)],
  ];
}
