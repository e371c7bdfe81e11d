import { Loader, VisuallyHidden } from "@mantine/core";
import { useHotkeys, useTimeout } from "@mantine/hooks";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useDrops } from "../components/use-dropped-file.ts";
import { isUnreachable } from "../connection/connection.ts";
import { useConnection } from "../connection/engine.tsx";
import { shell } from "../connection/shell.ts";
import { useMeasuredSpeeds } from "../state/bench.ts";
import { formatPlace, useNavigation, VIEWS } from "../state/navigation.ts";
import { AskView } from "../views/ask/ask-view.tsx";
import { EvaluateView } from "../views/evaluate/evaluate-view.tsx";
import { ExperienceView } from "../views/experience/experience-view.tsx";
import { ModelsView } from "../views/models/models-view.tsx";
import { RunCommands } from "../views/runs/run-commands.ts";
import { RunsView } from "../views/runs/runs-view.tsx";
import { SettingsView } from "../views/settings/settings-view.tsx";
import { SweepView } from "../views/sweep/sweep-view.tsx";
import { CommandPalette } from "./command-palette.tsx";
import classes from "./frame.module.css";
import { obey } from "./menu-command.ts";
import { PausedNote } from "./paused-note.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useChangeOfPlace } from "./use-change-of-place.ts";
import { useKeptDrafts } from "./use-kept-drafts.ts";
import { useLook } from "./use-look.ts";
import { ViewBoundary } from "./view-boundary.tsx";

const SHOWN = {
  ask: AskView,
  evaluate: EvaluateView,
  sweep: SweepView,
  runs: RunsView,
  experience: ExperienceView,
  models: ModelsView,
  settings: SettingsView,
} as const;

/** What stands around every view: navigation, what is running, the network's state, the palette. */
export function Frame(): ReactNode {
  const { t } = useTranslation();
  const place = useNavigation();
  const { view, go } = place;
  const connection = useConnection();
  useLook();
  useKeptDrafts();
  useMeasuredSpeeds();
  useChangeOfPlace();
  useDrops();
  useHotkeys(
    [
      ["mod+,", () => go("settings")],
      ...VIEWS.map((name, index) => [`mod+${index + 1}`, () => go(name)] as [string, () => void]),
    ],
    [],
  );
  useEffect(() => shell()?.onCommand(obey), []);
  const View = SHOWN[view];
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content" onClick={skipToContent}>
        {t("frame.skip")}
      </a>
      <Sidebar />
      <main id="content" className={classes.content} tabIndex={-1}>
        {connection.state === "lost" && (
          <div role="alert" className={classes.lost}>
            {!isUnreachable(connection) && <Loader size={14} color="currentColor" />}{" "}
            {t(isUnreachable(connection) ? "frame.unreachable" : "frame.lost")}
          </div>
        )}
        {connection.state === "connecting" && <SlowStart />}
        <PausedNote />
        <ViewBoundary title={t(`frame.views.${view}`)} place={formatPlace(place)}>
          <View />
        </ViewBoundary>
      </main>
      <VisuallyHidden role="status">
        {connection.state === "connecting" ? t("frame.connecting") : ""}
      </VisuallyHidden>
      <CommandPalette />
      <RunCommands />
    </div>
  );
}

/** Milliseconds that a start may take before a person wonders. */
const USUAL_START = 2500;

/** Shows what is waited for, but not at a usual start. It is spoken from the beginning, elsewhere. */
function SlowStart(): ReactNode {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useTimeout(() => setSlow(true), USUAL_START, { autoInvoke: true });
  return (
    isSlow && (
      <div aria-hidden className={classes.starting}>
        <Loader size={14} color="currentColor" /> {t("frame.connecting")}
      </div>
    )
  );
}

/** The fragment of the address is the place, so the link moves the focus itself. */
function skipToContent(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
