import { Button, TextInput } from "@mantine/core";
import { FolderOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { tellProblem } from "../../../components/tell-problem.ts";
import { shell } from "../../../connection/shell.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import classes from "./data.module.css";

/** Where the databases lie that questions answered with SQL name. */
export function DatabasesField(): ReactNode {
  const { t } = useTranslation();
  const { databases } = useEvaluateDraft();
  const desktop = shell();
  const put = (path: string): void => {
    useEvaluateDraft.setState({ databases: path });
  };
  const choose = async (): Promise<void> => {
    const path = (await desktop?.chooseFolder()) ?? null;
    if (path !== null) put(path);
  };
  return (
    <div className={classes.databases}>
      <TextInput
        label={t("evaluate.data.databases")}
        description={t("evaluate.data.databasesWhy")}
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
          onClick={() => void choose().catch(tellProblem)}
        >
          {t("evaluate.data.chooseFolder")}
        </Button>
      )}
    </div>
  );
}
