import { ActionIcon, Group, Tooltip } from "@mantine/core";
import { Pause, Play, RotateCcw, Square, X, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { offerUndo } from "../../../components/undo.tsx";
import { useRunActions } from "../../../state/use-run-actions.ts";
import { putBack, remove } from "../evaluate-store.ts";
import type { Evaluation } from "../evaluations.ts";
import type { Standing } from "./standing.ts";

const UNDO_MILLISECONDS = 8000;

/** What can be done with a row as it stands. */
export function RowActions({
  evaluation: { id, run },
  standing,
  title,
}: {
  readonly evaluation: Evaluation;
  readonly standing: Standing;
  /** The method's name, so that buttons of different rows have different names. */
  readonly title: string;
}): ReactNode {
  const { t } = useTranslation();
  const { pause, resume, cancel } = useRunActions();
  const going = standing === "running" || standing === "loading-model";
  const stopped = standing === "paused" || standing === "interrupted";
  const button = (
    name: "pause" | "resume" | "stop" | "again" | "remove",
    Icon: LucideIcon,
    act: () => void,
  ) => (
    <Tooltip label={t(`evaluate.rows.${name}`)}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("evaluate.rows.named", { action: t(`evaluate.rows.${name}`), title })}
        onClick={act}
      >
        <Icon size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  const takeAway = (): void =>
    offerUndo(t("evaluate.rows.removed", { title }), remove(id), UNDO_MILLISECONDS, t);
  return (
    <Group gap={2} justify="flex-end">
      {run !== null && going && button("pause", Pause, () => pause.mutate(run))}
      {run !== null && stopped && button("resume", Play, () => resume.mutate(run))}
      {run !== null && (going || stopped) && button("stop", Square, () => cancel.mutate(run))}
      {run === null && standing === "refused" && button("again", RotateCcw, () => putBack(id))}
      {!going &&
        !stopped &&
        !id.startsWith("foreign/") &&
        standing !== "pausing" &&
        button("remove", X, takeAway)}
    </Group>
  );
}
