import { Button } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { FileUp } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { focusHeading } from "../../../components/focus-heading.ts";
import { oneFile } from "../../../components/notice.ts";
import classes from "./data.module.css";

/** Takes one file: dropped, or chosen by a button. The engine says what it thinks of it. */
export function DataDrop({
  busy,
  onFile,
}: {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}): ReactNode {
  const { t } = useTranslation();
  const choose = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const take = (file: File): void => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement === button.current) focusHeading(activeElement);
    onFile(file);
  };
  return (
    <>
      <Dropzone
        className={classes.drop}
        openRef={choose}
        disabled={busy}
        multiple={false}
        // What is dropped elsewhere on the page is taken there.
        dragEventsBubbling={false}
        // The button is for the keyboard: a button that holds the file's field could not be read out.
        activateOnKeyboard={false}
        tabIndex={-1}
        role="presentation"
        onDropAny={(files, rejected) => oneFile(take)(files, rejected)}
        onDrop={() => undefined}
        inputProps={{ accept: ".jsonl,.json,.ndjson,.csv,.tsv,.parquet" }}
      >
        <FileUp size={20} aria-hidden />
        <strong>{t("evaluate.data.drop")}</strong>
        <span>{t("evaluate.data.forms")}</span>
      </Dropzone>
      <Button ref={button} variant="default" disabled={busy} onClick={() => choose.current?.()}>
        {t("evaluate.data.choose")}
      </Button>
    </>
  );
}
