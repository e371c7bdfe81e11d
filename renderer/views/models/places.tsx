import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FolderPlus, Plus } from "lucide-react";
import { useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { busyButton } from "../../components/busy-button.tsx";
import { ErrorWords } from "../../components/error-words.tsx";
import { focusHeading } from "../../components/focus-heading.ts";
import { tellProblem } from "../../components/tell-problem.ts";
import { Panel } from "../../components/view.tsx";
import { offerUndo } from "../../components/undo.tsx";
import { useEngine } from "../../connection/engine.tsx";
import { errorRecord } from "../../connection/errors.ts";
import { shell } from "../../connection/shell.ts";
import { MODELS_KEY, useModels } from "../../state/models.ts";
import { useNavigation } from "../../state/navigation.ts";
import { isWholePath, liesIn } from "./figures.ts";
import classes from "./models.module.css";
import { useFolders } from "./use-folders.ts";

/** Where else to look for models, and single files by path. */
export function Places(): ReactNode {
  const { t } = useTranslation();
  return (
    <Panel title={t("models.places.title")}>
      <p className={classes.note}>{t("models.places.note")}</p>
      <Folders />
      <div className={classes.row}>
        <AddFolder />
        <AddFile />
      </div>
    </Panel>
  );
}

function Folders(): ReactNode {
  const { t } = useTranslation();
  const { folders, add, remove } = useFolders();
  const models = useModels().data;
  if (folders.length === 0) return null;
  const takeOut = (folder: string): void => {
    remove(folder);
    offerUndo(t("models.places.removed", { folder }), () => add(folder), t);
  };
  return (
    <ul className={classes.places} aria-label={t("models.places.title")}>
      {folders.map((folder) => (
        <li key={folder}>
          <span>{folder}</span>
          <span className={classes.soft}>
            {models !== undefined &&
              t("models.places.found", { count: models.filter(({ path }) => liesIn(path, folder)).length })}
          </span>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={t("models.places.removeNamed", { folder })}
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget);
              takeOut(folder);
            }}
          >
            {t("models.places.remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function AddFolder(): ReactNode {
  const { t } = useTranslation();
  const { add } = useFolders();
  const desktop = shell();
  if (desktop !== undefined) {
    const choose = async (): Promise<void> => {
      const folder = await desktop.chooseFolder();
      if (folder !== null) add(folder);
    };
    return (
      <Button
        variant="default"
        leftSection={<FolderPlus size={14} aria-hidden />}
        onClick={() => void choose().catch(tellProblem)}
      >
        {t("models.places.chooseFolder")}
      </Button>
    );
  }
  return (
    <PathForm
      label={t("models.places.folder")}
      placeholder={t("models.places.folderExample")}
      onAdd={(path, clear) => {
        add(path);
        clear();
      }}
    />
  );
}

function AddFile(): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const engine = useEngine();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async (path: string) => (await engine()).models.add({ path }),
    onSuccess: async ({ name }) => {
      await queries.invalidateQueries({ queryKey: MODELS_KEY });
      go("models", name);
    },
  });
  return (
    <PathForm
      label={t("models.places.file")}
      placeholder={t("models.places.fileExample")}
      problem={add.error === null ? null : <ErrorWords error={errorRecord(add.error)} />}
      busy={add.isPending}
      onAdd={(path, clear) => add.mutate(path, { onSuccess: clear })}
    />
  );
}

function PathForm({
  label,
  placeholder,
  problem = null,
  busy = false,
  onAdd,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly problem?: ReactNode;
  readonly busy?: boolean;
  readonly onAdd: (path: string, clear: () => void) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [partial, setPartial] = useState(false);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    // Systems put quotation marks around a path that they copy.
    const path = typed.trim().replace(/^"(.*)"$/, "$1");
    if (path === "" || busy) return;
    setPartial(!isWholePath(path));
    if (isWholePath(path)) onAdd(path, () => setTyped(""));
  };
  return (
    <form className={classes.grow} onSubmit={submit}>
      <TextInput
        label={label}
        placeholder={placeholder}
        value={typed}
        error={partial ? t("models.places.wholePath") : problem}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPartial(false);
        }}
        rightSectionWidth={92}
        rightSection={
          <Button
            type="submit"
            variant="light"
            size="compact-xs"
            {...busyButton(busy, <Plus size={12} aria-hidden />)}
            aria-label={t("common.named", { name: t("models.places.add"), value: label })}
          >
            {t("models.places.add")}
          </Button>
        }
      />
    </form>
  );
}
