import { Button, TextInput } from "@mantine/core";
import { FolderOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shell } from "../../../connection/shell.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import classes from "./data.module.css";

/** More names than these say nothing to anybody. */
const LISTED_NAMES = 6;

/** Where the databases lie that questions answered with SQL name. */
export function DatabasesField({
  names,
}: {
  /** Of the databases that the questions name. */
  readonly names: readonly string[];
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { databases } = useEvaluateDraft();
  const desktop = shell();
  const put = (path: string): void => {
    useEvaluateDraft.setState({ databases: path });
  };
  const listed = names.length > LISTED_NAMES ? [...names.slice(0, LISTED_NAMES), "…"] : names;
  const choose = async (): Promise<void> => {
    const path = (await desktop?.chooseFolder()) ?? null;
    if (path !== null) put(path);
  };
  return (
    <div className={classes.databases}>
      <TextInput
        label={t("evaluate.data.databases")}
        description={t("evaluate.data.databasesWhy", {
          names: new Intl.ListFormat(i18n.language, { type: "unit" }).format(listed),
        })}
        placeholder={t("evaluate.data.databasesPlaceholder")}
        spellCheck={false}
        value={databases}
        onChange={(event) => put(event.currentTarget.value)}
      />
      {desktop !== undefined && (
        <Button
          variant="default"
          size="sm"
          leftSection={<FolderOpen size={14} aria-hidden />}
          onClick={() => void choose()}
        >
          {t("evaluate.data.chooseFolder")}
        </Button>
      )}
    </div>
  );
}
