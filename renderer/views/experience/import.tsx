import { Button, FileButton, Loader, Tooltip } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { FileUp } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { busyButton, quietlyDisabled } from "../../components/busy-button.tsx";
import { oneFile } from "../../components/notice.ts";
import { QueryProblem } from "../../components/query-problem.tsx";
import type { useExperienceImport } from "../../state/use-experience-actions.ts";
import classes from "./experience.module.css";

type Importing = ReturnType<typeof useExperienceImport>;

/** Chooses a file whose experiences are added. */
export function ImportButton({
  importing: { isPending, mutate },
  lasting,
}: {
  readonly importing: Importing;
  /** Only a lasting repository takes what others found. */
  readonly lasting: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept=".jsonl"
      resetRef={reset}
      onChange={(file) => {
        if (file !== null) mutate(file);
        // The same file may be chosen again.
        reset.current?.();
      }}
    >
      {({ onClick }) => (
        <Tooltip
          label={t(lasting ? "experience.import.help" : "experience.import.ofEvaluation")}
          events={{ hover: true, focus: true, touch: true }}
        >
          <Button
            variant="default"
            {...busyButton(isPending, <FileUp size={14} aria-hidden />)}
            // A button that is really disabled could not say why.
            {...quietlyDisabled(!lasting)}
            onClick={() => lasting && !isPending && onClick()}
          >
            {t("experience.import.button")}
          </Button>
        </Tooltip>
      )}
    </FileButton>
  );
}

/** Takes a file that is dropped anywhere in the window. */
export function ImportDrop({
  repository,
  importing: { isPending, mutate },
}: {
  readonly repository: string;
  readonly importing: Importing;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Dropzone.FullScreen
      active={!isPending}
      multiple={false}
      onDropAny={oneFile(mutate)}
      onDrop={() => undefined}
    >
      <div className={classes.drop}>
        <FileUp size={28} aria-hidden />
        <strong>{t("experience.import.drop", { repository })}</strong>
      </div>
    </Dropzone.FullScreen>
  );
}

/** What became of a file: what was added, or why it could not be read. */
export function ImportReport({ importing }: { readonly importing: Importing }): ReactNode {
  const { t } = useTranslation();
  const { isPending, isError, data } = importing;
  if (isError) return <QueryProblem query={importing} />;
  return (
    <p className={classes.report} role="status">
      {isPending && (
        <>
          <Loader size={14} /> {t("experience.import.going")}
        </>
      )}
      {data !== undefined && (
        <>
          {t("experience.import.added", { count: data.added })}{" "}
          {data.known > 0 && t("experience.import.known", { count: data.known })}
        </>
      )}
    </p>
  );
}
