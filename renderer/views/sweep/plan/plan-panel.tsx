import { Button, SegmentedControl } from "@mantine/core";
import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_CELLS } from "../../../../core/sweep/plan.ts";
import {
  MAX_CONCURRENCY,
  MAX_ETA,
  MAX_QUESTIONS,
  MAX_REPEATS,
  MIN_ETA,
} from "../../../../engine/contract/limits.ts";
import { BoundedNumber } from "../../../components/bounded-number.tsx";
import { busyButton, quietlyDisabled } from "../../../components/busy-button.tsx";
import { OptionalNumber } from "../../../components/optional-number.tsx";
import { QueryProblem } from "../../../components/query-problem.tsx";
import { SettingsProblem } from "../../../components/settings-problem.tsx";
import { Panel } from "../../../components/view.tsx";
import { useSettings } from "../../../state/settings.ts";
import { usePageKeys } from "../../ask/use-page-keys.ts";
import { useEvaluateDraft } from "../../evaluate/evaluate-store.ts";
import { chosenOf, largestLimit, obstacleTo } from "../../evaluate/evaluations.ts";
import { sweepRequest, type SweepDraft } from "../sweep-draft.ts";
import { useSweepDraft } from "../sweep-store.ts";
import { useStartSweep } from "../use-start-sweep.ts";
import { Cost } from "./cost.tsx";
import classes from "./plan.module.css";

const SEARCHES = ["grid", "random", "halving"] as const;

/** How the cells are searched, what that will take, and the start; Ctrl+Enter starts. */
export function PlanPanel(): ReactNode {
  const { t } = useTranslation();
  const draft = useSweepDraft();
  const data = useEvaluateDraft();
  const settings = useSettings();
  const starting = useStartSweep();
  const { common } = chosenOf(data, settings);
  const obstacle = obstacleTo(data, { common });
  const request = sweepRequest(draft, data, common, settings);
  const isReady = obstacle === null && request !== null;
  const canStart = isReady && !starting.isPending;
  const start = (): void => {
    if (canStart) starting.mutate(request);
  };
  usePageKeys({ run: start });
  return (
    <Panel title={t("sweep.plan.title")}>
      <SegmentedControl
        aria-label={t("sweep.plan.search")}
        value={draft.search}
        onChange={(search) => change({ search })}
        data={SEARCHES.map((value) => ({ value, label: t(`sweep.plan.searches.${value}`) }))}
      />
      <p className={classes.why}>{t(`sweep.plan.searchHelp.${draft.search}`)}</p>
      <div className={classes.fields}>
        {draft.search === "random" && (
          <Whole
            name="samples"
            value={draft.samples}
            most={MOST_CELLS}
            onChange={(samples) => change({ samples })}
          />
        )}
        {draft.search === "halving" && (
          <>
            <Whole
              name="first"
              value={draft.first}
              most={MAX_QUESTIONS}
              onChange={(first) => change({ first })}
            />
            <Whole
              name="eta"
              value={draft.eta}
              least={MIN_ETA}
              most={MAX_ETA}
              onChange={(eta) => change({ eta })}
            />
          </>
        )}
        <Whole
          name="repeats"
          value={draft.repeats}
          most={MAX_REPEATS}
          onChange={(repeats) => change({ repeats })}
        />
        <WholeOrNone
          name="limit"
          value={data.limit}
          most={largestLimit(data.preview)}
          onChange={(limit) => useEvaluateDraft.setState({ limit })}
        />
        <WholeOrNone
          name="concurrency"
          value={draft.concurrency}
          most={MAX_CONCURRENCY}
          onChange={(concurrency) => change({ concurrency })}
        />
      </div>
      {isReady && <Cost request={request} />}
      <div className={classes.start}>
        {obstacle !== null && <span className={classes.obstacle}>{t(`evaluate.obstacles.${obstacle}`)}</span>}
        <Button
          size="sm"
          {...busyButton(starting.isPending, <Play size={16} aria-hidden />)}
          {...quietlyDisabled(!isReady)}
          onClick={start}
        >
          {t("sweep.plan.start")}
        </Button>
      </div>
      <SettingsProblem />
      <QueryProblem query={starting} />
    </Panel>
  );
}

function change(to: Partial<SweepDraft>): void {
  useSweepDraft.setState(to);
}

interface WholeProps<Value> {
  readonly name: "samples" | "first" | "eta" | "repeats" | "limit" | "concurrency";
  readonly value: Value;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: Value) => void;
}

/** A whole number that must be there. */
function Whole({ name, value, least = 1, most, onChange }: WholeProps<number>): ReactNode {
  const { t } = useTranslation();
  return (
    <BoundedNumber
      label={t(`sweep.plan.${name}`)}
      className={classes.field}
      min={least}
      max={most}
      allowDecimal={false}
      allowNegative={false}
      value={value}
      onChange={onChange}
    />
  );
}

/** A whole number that may be left out. */
function WholeOrNone({ name, value, least = 1, most, onChange }: WholeProps<number | null>): ReactNode {
  const { t } = useTranslation();
  return (
    <OptionalNumber
      label={t(`sweep.plan.${name}`)}
      placeholder={t(name === "limit" ? "evaluate.methods.all" : "sweep.plan.asManyAsFit")}
      className={classes.field}
      min={least}
      max={most}
      value={value}
      onChange={onChange}
    />
  );
}
