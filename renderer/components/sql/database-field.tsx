import { Button, Loader, TextInput } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { Database, FileUp, Info } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DatabasePreview } from "../../../engine/contract/databases.ts";
import { quietlyDisabled } from "../busy-button.tsx";
import { oneFile } from "../notice.ts";
import { count } from "../numbers.ts";
import { QueryProblem } from "../query-problem.tsx";
import classes from "./database-field.module.css";
import { DATABASE_ENDINGS } from "./database-name.ts";
import { isPlainEnter } from "./plain-enter.ts";
import { SchemaFold } from "./schema-fold.tsx";
import type { ChosenDatabase, DatabaseOpening } from "./use-database-preview.ts";

/** Chooses the database that a question is about: by its path, or as a file. */
export function DatabaseField({
  database,
  opening,
  onOther,
}: {
  readonly database: DatabasePreview | null;
  readonly opening: DatabaseOpening;
  readonly onOther: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  return (
    <section ref={box} tabIndex={-1} className={classes.field} aria-label={t("sql.database.label")}>
      {database === null ? (
        <Choosing
          busy={opening.isPending}
          onChoose={(chosen) => opening.open(chosen, () => keepFocus(box.current))}
        />
      ) : (
        <Chosen
          database={database}
          onOther={() => {
            keepFocus(box.current);
            opening.forget();
            onOther();
          }}
        />
      )}
      {opening.isPending && (
        <div className={classes.opening}>
          <p className={classes.note} role="status">
            <Loader size={14} /> {t("sql.database.opening")}
          </p>
          <Button
            variant="default"
            onClick={() => {
              keepFocus(box.current);
              opening.forget();
            }}
          >
            {t("sql.database.stop")}
          </Button>
        </div>
      )}
      <QueryProblem query={opening} />
    </section>
  );
}

/** Has a box take the focus of what stands in it and goes away, or has just gone. */
function keepFocus(box: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || box?.contains(activeElement)) box?.focus({ preventScroll: true });
}

function Choosing({
  busy,
  onChoose,
}: {
  readonly busy: boolean;
  readonly onChoose: (chosen: ChosenDatabase) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [path, setPath] = useState("");
  const choose = useRef<() => void>(null);
  const open = (): void => {
    if (path.trim() !== "" && !busy) onChoose({ path: path.trim() });
  };
  return (
    <>
      <div className={classes.path}>
        <TextInput
          label={t("sql.database.label")}
          description={t("sql.database.path")}
          placeholder={t("sql.database.placeholder")}
          spellCheck={false}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isPlainEnter(event)) open();
          }}
        />
        <Button
          variant="default"
          size="sm"
          disabled={path.trim() === ""}
          {...quietlyDisabled(busy)}
          onClick={open}
        >
          {t("sql.database.open")}
        </Button>
      </div>
      <Dropzone
        className={classes.drop}
        openRef={choose}
        disabled={busy}
        multiple={false}
        // What is dropped elsewhere on the page is taken there.
        dragEventsBubbling={false}
        // The button is for the keyboard: a button that holds the file's field could not be read out.
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        tabIndex={-1}
        role="presentation"
        onDropAny={oneFile((file) => onChoose({ file }))}
        onDrop={() => undefined}
        inputProps={{ accept: DATABASE_ENDINGS.join(",") }}
      >
        <Button
          variant="default"
          {...quietlyDisabled(busy)}
          leftSection={<FileUp size={14} aria-hidden />}
          onClick={() => !busy && choose.current?.()}
        >
          {t("sql.database.choose")}
        </Button>
        <span>{t("sql.database.drop")}</span>
      </Dropzone>
      <p className={classes.note}>
        <Info size={14} aria-hidden /> {t("sql.database.needed")}
      </p>
    </>
  );
}

/** More tables are in the schema. */
const LISTED_TABLES = 12;

function Chosen({
  database,
  onOther,
}: {
  readonly database: DatabasePreview;
  readonly onOther: () => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { name, tables, notes } = database;
  const listed = tables.slice(0, LISTED_TABLES);
  const tableCount = t("sql.database.tables", { count: tables.length });
  return (
    <>
      <div className={classes.chosen}>
        <Database size={16} aria-hidden />
        <strong>{name}</strong>
        <span>{tableCount}</span>
        <Button variant="default" onClick={onOther}>
          {t("sql.database.other")}
        </Button>
      </div>
      <ul className={classes.tables} aria-label={t("sql.database.tableList")}>
        {listed.map((table) => (
          <li key={table.name} data-figures>
            {table.name}{" "}
            <small>
              {table.rows === null
                ? t("sql.database.notCounted")
                : t("sql.database.rowsOfTable", {
                    count: table.rows,
                    value: count(table.rows, i18n.language),
                  })}
            </small>
          </li>
        ))}
        {tables.length > listed.length && (
          <li>{t("sql.database.moreTables", { count: tables.length - listed.length })}</li>
        )}
      </ul>
      {notes.map((note) => (
        <p key={note} className={classes.warning} lang="en">
          <Info size={14} aria-hidden /> {note}
        </p>
      ))}
      <SchemaFold database={database} />
    </>
  );
}
