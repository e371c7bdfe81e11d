import { Button, SegmentedControl, Select, VisuallyHidden } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { SearchField } from "../../components/search-field.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { useHistoryPlace } from "./history-place.ts";
import { isComparable, KIND_FILTERS, STATE_FILTERS } from "./history-rows.ts";
import classes from "./runs.module.css";

/** By what runs are found, how many are, and the way to compare those that are chosen. */
export function HistoryTools({
  runs,
  found,
}: {
  readonly runs: readonly RunListing[];
  /** How many of them are found. */
  readonly found: number;
}): ReactNode {
  const { t } = useTranslation();
  const { kind, state, search, chosen } = useHistoryPlace();
  const there = chosen.flatMap((run) => runs.find((one) => one.run === run) ?? []);
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label={t("runs.search")}
        value={search}
        onChange={(words) => useHistoryPlace.setState({ search: words })}
      />
      <SegmentedControl
        aria-label={t("runs.kind")}
        value={kind}
        onChange={(value) => useHistoryPlace.setState({ kind: value })}
        data={KIND_FILTERS.map((value) => ({ value, label: t(`runs.kindFilters.${value}`) }))}
      />
      <Select
        aria-label={t("runs.state")}
        className={classes.state}
        allowDeselect={false}
        value={state}
        onChange={(value) => value !== null && useHistoryPlace.setState({ state: value })}
        data={STATE_FILTERS.map((value) => ({ value, label: t(`runs.stateFilters.${value}`) }))}
      />
      <p className={classes.count} role="status" data-figures>
        {t("runs.count", { count: found })}
      </p>
      <VisuallyHidden role="status">{t("runs.chosen", { count: there.length })}</VisuallyHidden>
      {there.length > 0 && <CompareButton chosen={there} />}
    </div>
  );
}

/** Sets the chosen runs side by side, as soon as there is anything to compare. */
function CompareButton({ chosen }: { readonly chosen: readonly RunListing[] }): ReactNode {
  const { t } = useTranslation();
  const { goToComparison } = useNavigation();
  return (
    <Button
      leftSection={<GitCompareArrows size={14} aria-hidden />}
      disabled={!isComparable(chosen)}
      onClick={() => goToComparison(chosen.map(({ run }) => run))}
    >
      {t("runs.compare", { count: chosen.length })}
    </Button>
  );
}
