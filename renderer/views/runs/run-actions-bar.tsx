import { Button, Menu } from "@mantine/core";
import { Download, Pause, Play, Repeat, Square, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ExportFormat } from "../../../engine/contract/contract.ts";
import type { RunListing } from "../../../engine/contract/reports.ts";
import type { FollowedRun } from "../../state/followed-run.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useAskAgain } from "./ask-again.ts";
import { useRunActions } from "../../state/use-run-actions.ts";

const FORMATS: readonly ExportFormat[] = ["markdown", "json", "csv"];

/** What can be done with a run. */
export function RunActionsBar({
  run,
  listing,
  followed: { phase, transcript },
}: {
  readonly run: string;
  readonly listing: RunListing | undefined;
  readonly followed: FollowedRun;
}): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const { pause, resume, cancel, remove, save } = useRunActions();
  const askAgain = useAskAgain(listing?.kept ?? true);
  const going = phase === "running" || phase === "loading-model";
  const { manifest, questions } = transcript;
  const asked = manifest?.kind === "ask" ? questions[0]?.asked : undefined;
  return (
    <>
      {going && (
        <>
          <Button
            variant="default"
            leftSection={<Pause size={14} aria-hidden />}
            onClick={() => pause.mutate(run)}
          >
            {t("runs.pause")}
          </Button>
          <Button
            variant="default"
            leftSection={<Square size={14} aria-hidden />}
            onClick={() => cancel.mutate(run)}
          >
            {t("runs.stop")}
          </Button>
        </>
      )}
      {!going && listing?.resumable === true && (
        <Button
          leftSection={<Play size={14} aria-hidden />}
          loading={resume.isPending}
          onClick={() => resume.mutate(run)}
        >
          {t("runs.resume")}
        </Button>
      )}
      {asked !== undefined && manifest !== null && (
        <Button
          variant="default"
          leftSection={<Repeat size={14} aria-hidden />}
          onClick={() => askAgain(asked, manifest)}
        >
          {t("runs.askAgain")}
        </Button>
      )}
      {manifest !== null && (
        <Menu>
          <Menu.Target>
            <Button variant="default" leftSection={<Download size={14} aria-hidden />}>
              {t("runs.export")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {FORMATS.map((format) => (
              <Menu.Item key={format} onClick={() => save(run, format)}>
                {t(`runs.formats.${format}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {!going && listing !== undefined && (
        <Button
          variant="default"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => {
            remove(listing);
            go("runs");
          }}
        >
          {t("runs.delete")}
        </Button>
      )}
    </>
  );
}
