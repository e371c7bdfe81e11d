import { Button } from "@mantine/core";
import { History as HistoryIcon } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { Empty } from "../../components/empty.tsx";
import { focusViewHeading, useFocusWhenGone } from "../../components/focus-heading.ts";
import { focusTable } from "../../components/grid/opened.ts";
import { Read } from "../../components/read.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { millisecondsToNextLook } from "./history-rows.ts";
import { HistoryTable } from "./history-table.tsx";
import { HistoryTools } from "./history-tools.tsx";
import { MINUTE_MILLISECONDS } from "./when.ts";
import { markBeside, toggleChosen, useFoundRuns, useHistoryPlace } from "./history-place.ts";
import classes from "./runs.module.css";
import { useRunActions } from "../../state/use-run-actions.ts";
import { useHistory } from "../../state/runs.ts";
import { useNow } from "../../state/use-now.ts";

/** Every run that is remembered, newest first, and how one is found among them. */
export function History(): ReactNode {
  const runs = useHistory();
  useLookAgain(runs.data ?? []);
  useFocusWhenGone(runs.data !== undefined && runs.data.length > 0);
  return (
    <Read query={runs}>{(read) => (read.length === 0 ? <NothingYet /> : <RunsFound runs={read} />)}</Read>
  );
}

function RunsFound({ runs }: { readonly runs: readonly RunListing[] }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const { remove } = useRunActions();
  const { current, chosen } = useHistoryPlace();
  const now = useNow(MINUTE_MILLISECONDS);
  useFocusOnReturn(current);
  const found = useFoundRuns(runs);
  useFocusWhenGone(found.length > 0);
  return (
    <>
      <HistoryTools runs={runs} found={found.length} />
      {found.length === 0 ? (
        <Empty title={t("runs.nothingFound")}>
          <Button
            variant="default"
            onClick={() => {
              focusViewHeading();
              useHistoryPlace.setState({ kind: "all", state: "all", search: "" });
            }}
          >
            {t("runs.showAll")}
          </Button>
        </Empty>
      ) : (
        <HistoryTable
          runs={found}
          now={now}
          current={current}
          chosen={chosen}
          onMove={({ run }) => useHistoryPlace.setState({ current: run })}
          onOpen={({ run }) => {
            useHistoryPlace.setState({ current: run });
            go("runs", run);
          }}
          onDelete={(listing) => {
            markBeside(found, listing);
            remove(listing);
          }}
          onChoose={({ run }) => toggleChosen(run)}
        />
      )}
      <p className={classes.hint}>{t("runs.keys")}</p>
    </>
  );
}

/** What goes on elsewhere is looked for again and again, and when the window is come back to. */
function useLookAgain(runs: readonly RunListing[]): void {
  useHistory({ refetchInterval: millisecondsToNextLook(runs), refetchOnWindowFocus: true });
}

/** Who comes back to the list goes on from the row that was left, unless the focus is elsewhere. */
function useFocusOnReturn(current: string | null): void {
  const [isBack] = useState(current !== null);
  useEffect(() => {
    if (isBack && document.activeElement === document.body) focusTable(document.getElementById("content"));
  }, [isBack]);
}

function NothingYet(): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  return (
    <Empty icon={<HistoryIcon size={28} aria-hidden />} title={t("runs.empty")}>
      <p>{t("runs.emptyHelp")}</p>
      <Button onClick={() => go("ask")}>{t("runs.emptyAsk")}</Button>
      <Button variant="subtle" onClick={() => go("evaluate")}>
        {t("runs.emptyEvaluate")}
      </Button>
    </Empty>
  );
}
