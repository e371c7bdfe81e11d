import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Gauge, Square } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import type { RuntimeSettings } from "../../../../core/runtime.ts";
import type { BenchEnd, BenchFigure, BenchState, KeptSpeed } from "../../../../engine/contract/models.ts";
import { busyButton } from "../../../components/busy-button.tsx";
import { Problem } from "../../../components/problem.tsx";
import { pressOnce } from "../../../components/run-key.ts";
import { tellProblem } from "../../../components/tell-problem.ts";
import { useEngine } from "../../../connection/engine.tsx";
import { errorRecord } from "../../../connection/errors.ts";
import { useBench } from "../../../state/bench.ts";
import { SPEED, useNavigation } from "../../../state/navigation.ts";
import classes from "../models.module.css";
import { SpeedTable } from "./speed-table.tsx";

interface ModelSpeedProps {
  readonly reference: string;
  readonly runtime: RuntimeSettings;
  /** As it was last measured with these settings; null if it never was. */
  readonly speed: KeptSpeed | null;
}

interface SpeedSoFarProps extends ModelSpeedProps {
  /** Undefined until the engine said it. */
  readonly bench: BenchState | undefined;
}

/** What was seen of a measurement since the model is shown. */
interface SeenMeasurement {
  readonly figures: readonly BenchFigure[];
  /** The speed that was kept until then. */
  readonly before: KeptSpeed | null;
}

/** How fast a model is on this machine, and the measuring of that. */
export function ModelSpeed(props: ModelSpeedProps): ReactNode {
  return <SpeedSoFar {...props} bench={useBench()} />;
}

/** The same, given how the engine's measuring stands. */
export function SpeedSoFar({ reference, runtime, speed, bench }: SpeedSoFarProps): ReactNode {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<SeenMeasurement | null>(null);
  const measuring = isMeasured(bench, reference) ? bench : null;
  if (measuring !== null && measuring.figures !== seen?.figures)
    setSeen({ figures: measuring.figures, before: speed });
  // The engine tells its last end for as long as it lives: one from before says nothing of the speed that is shown.
  const end = seen === null ? null : endOf(bench, reference);
  // What was measured is kept at once, but is read a moment later.
  const isUnread = end?.result === "done" && speed === seen?.before;
  return (
    <>
      <h3>{t("models.speed.title")}</h3>
      {seen !== null && (measuring !== null || isUnread) ? (
        <SpeedTable
          prompt={seen.figures.find(({ replies }) => replies === 0)?.tokensPerSecond}
          decode={seen.figures.filter(({ replies }) => replies > 0)}
        />
      ) : (
        <Kept speed={speed} />
      )}
      <p className={classes.soft}>{t("models.speed.help")}</p>
      <Measuring reference={reference} runtime={runtime} bench={bench} end={end} />
    </>
  );
}

function Kept({ speed }: Pick<ModelSpeedProps, "speed">): ReactNode {
  const { t, i18n } = useTranslation();
  if (speed === null) return <p className={classes.soft}>{t("models.speed.never")}</p>;
  const { measured, promptTokensPerSecond, decode } = speed;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }).format(new Date(measured));
  return (
    <>
      <SpeedTable prompt={promptTokensPerSecond} decode={decode} />
      <p className={classes.soft}>{t("models.speed.measured", { date })}</p>
    </>
  );
}

/** Begins a measurement and stops it, and says how it stands. Who was led here by the address finds the focus there. */
function Measuring({
  reference,
  runtime,
  bench,
  end,
}: Omit<SpeedSoFarProps, "speed"> & {
  /** How the measurement ended that was seen here; null: none has. */
  readonly end: BenchEnd | null;
}): ReactNode {
  const { t } = useTranslation();
  const engine = useEngine();
  const { question } = useNavigation();
  const button = useRef<HTMLButtonElement>(null);
  const start = useMutation({
    mutationFn: async () => (await engine()).models.bench({ reference, runtime }),
  });
  const stop = useMutation({
    mutationFn: async () => (await engine()).models.cancelBench(),
    onError: tellProblem,
  });
  useEffect(() => {
    if (question === SPEED) button.current?.focus();
  }, [question]);
  const problem = start.isError ? errorRecord(start.error) : (end?.problem ?? null);
  return (
    <>
      <div className={classes.row}>
        {isMeasured(bench, reference) ? (
          <Button
            ref={button}
            variant="default"
            {...busyButton(stop.isPending, <Square size={14} aria-hidden />)}
            onKeyDown={pressOnce}
            onClick={() => !stop.isPending && stop.mutate()}
          >
            {t("models.speed.stop")}
          </Button>
        ) : (
          <Button
            ref={button}
            variant="default"
            {...busyButton(start.isPending, <Gauge size={14} aria-hidden />)}
            onKeyDown={pressOnce}
            onClick={() => !start.isPending && start.mutate()}
          >
            {t("common.estimate.measure")}
          </Button>
        )}
      </div>
      <span role="status" className={classes.soft}>
        {stateWords(bench, end, reference, t)}
      </span>
      {problem !== null && <Problem error={problem} />}
    </>
  );
}

function isMeasured(
  bench: BenchState | undefined,
  reference: string,
): bench is Extract<BenchState, { state: "measuring" }> {
  return bench?.state === "measuring" && bench.model === reference;
}

function endOf(bench: BenchState | undefined, reference: string): BenchEnd | null {
  return bench?.state === "idle" && bench.last?.model === reference ? bench.last : null;
}

/** How the measuring stands, or how that of this model ended. */
function stateWords(
  bench: BenchState | undefined,
  end: BenchEnd | null,
  reference: string,
  t: TFunction,
): string {
  if (bench?.state === "measuring") {
    if (bench.model !== reference) return t("models.speed.elsewhere", { model: bench.model });
    return t(bench.figures.length === 0 ? "models.speed.loading" : "models.speed.measuring");
  }
  return end === null || end.result === "failed" ? "" : t(`models.speed.end.${end.result}`);
}
