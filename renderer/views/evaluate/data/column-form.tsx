import { Button, Select } from "@mantine/core";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../../../components/fold.tsx";
import type { ColumnMapping } from "../evaluations.ts";
import {
  firstMapping,
  isNeeded,
  MAPPED_FIELDS,
  missingFields,
  namedColumns,
  typesForAll,
  withColumn,
  type MappedField,
} from "./column-mapping.ts";
import classes from "./data.module.css";

/** More columns than these are looked for by typing. */
const MOST_UNSEARCHED = 12;

/** Says which column of a file is which, and has it read again. Folded away where the file was understood. */
export function ColumnForm({
  columns,
  mapping: said,
  wanted,
  busy,
  onRead,
}: {
  readonly columns: readonly string[];
  /** By which the file was read, if a person said it. */
  readonly mapping: ColumnMapping | null;
  /** Whether nothing can be read without it. */
  readonly wanted: boolean;
  readonly busy: boolean;
  readonly onRead: (mapping: ColumnMapping) => void;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(wanted);
  const [mapping, setMapping] = useState(said ?? firstMapping(columns));
  const [tried, setTried] = useState(false);
  const missing = missingFields(mapping);
  const read = (): void => {
    setTried(true);
    const [first] = missing;
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
    else if (!busy) onRead(mapping);
  };
  return (
    <div className={classes.columns}>
      <Fold title={t("evaluate.mapping.title")} open={open} onToggle={setOpen}>
        <form
          className={classes.mapping}
          noValidate
          aria-label={t("evaluate.mapping.title")}
          onSubmit={(event) => {
            event.preventDefault();
            read();
          }}
        >
          <p>{t("evaluate.mapping.why")}</p>
          <div className={classes.mappingFields}>
            {MAPPED_FIELDS.map((field) => (
              <ColumnSelect
                key={field}
                id={`${id}-${field}`}
                field={field}
                columns={columns}
                column={mapping[field] ?? null}
                error={tried && missing.includes(field)}
                onChange={(column) => setMapping(withColumn(mapping, field, column))}
              />
            ))}
          </div>
          {/* A button that is disabled would lose the focus. */}
          <Button type="submit" aria-disabled={busy}>
            {t("evaluate.mapping.read")}
          </Button>
        </form>
      </Fold>
    </div>
  );
}

function ColumnSelect({
  id,
  field,
  columns,
  column,
  error,
  onChange,
}: {
  readonly id: string;
  readonly field: MappedField;
  readonly columns: readonly string[];
  readonly column: string | null;
  readonly error: boolean;
  readonly onChange: (column: string | null) => void;
}): ReactNode {
  const { t } = useTranslation();
  const named = namedColumns(columns);
  const types = typesForAll(columns).map((type) => ({
    value: type,
    label: t(`evaluate.answerTypes.${type}`),
  }));
  const groups = [
    { group: t("evaluate.mapping.groups.columns"), items: [...named] },
    { group: t("evaluate.mapping.groups.types"), items: types },
  ];
  return (
    <Select
      id={id}
      label={t(`evaluate.fields.${field}`)}
      placeholder={t(isNeeded(field) ? "evaluate.mapping.choose" : "evaluate.mapping.byName")}
      data={field === "answerType" ? groups : [...named]}
      searchable={named.length > MOST_UNSEARCHED}
      required={isNeeded(field)}
      clearable={!isNeeded(field)}
      value={column}
      error={error && t("evaluate.mapping.needed")}
      onChange={onChange}
    />
  );
}
