import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Gauge, Square } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import type { ErrorRecord } from "../../../../core/errors.ts";
import type { RuntimeSettings } from "../../../../core/runtime.ts";
import type { BenchState, KeptSpeed } from "../../../../engine/contract/models.ts";
import { busyButton } from "../../../components/busy-button.tsx";
import { Problem } from "../../../components/problem.tsx";
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

/** How fast a model is on this machine, and the measuring of that. */
export function ModelSpeed({ reference, runtime, speed }: ModelSpeedProps): ReactNode {
  const { t } = useTranslation();
  const bench = useBench();
  const measuring = isMeasured(bench, reference) ? bench : null;
  return (
    <>
      <h3>{t("models.speed.title")}</h3>
      {measuring === null ? (
        <Kept speed={speed} />
      ) : (
        <SpeedTable
          prompt={measuring.figures.find(({ replies }) => replies === 0)?.tokensPerSecond}
          decode={measuring.figures.filter(({ replies }) => replies > 0)}
        />
      )}
      <p className={classes.soft}>{t("models.speed.help")}</p>
      <Measuring reference={reference} runtime={runtime} bench={bench} />
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
}: Omit<ModelSpeedProps, "speed"> & { readonly bench: BenchState | undefined }): ReactNode {
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
  const problem = start.isError ? errorRecord(start.error) : problemOf(bench, reference);
  return (
    <>
      <div className={classes.row}>
        {isMeasured(bench, reference) ? (
          <Button
            ref={button}
            variant="default"
            {...busyButton(stop.isPending, <Square size={14} aria-hidden />)}
            onClick={() => !stop.isPending && stop.mutate()}
          >
            {t("models.speed.stop")}
          </Button>
        ) : (
          <Button
            ref={button}
            variant="default"
            {...busyButton(start.isPending, <Gauge size={14} aria-hidden />)}
            onClick={() => !start.isPending && start.mutate()}
          >
            {t("common.estimate.measure")}
          </Button>
        )}
      </div>
      <span role="status" className={classes.soft}>
        {stateWords(bench, reference, t)}
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

/** How the measuring stands, or how that of this model ended. */
function stateWords(bench: BenchState | undefined, reference: string, t: TFunction): string {
  if (bench === undefined) return "";
  if (bench.state === "measuring") {
    if (bench.model !== reference) return t("models.speed.elsewhere", { model: bench.model });
    return t(bench.figures.length === 0 ? "models.speed.loading" : "models.speed.measuring");
  }
  const { last } = bench;
  if (last?.model !== reference || last.result === "failed") return "";
  return t(`models.speed.end.${last.result}`);
}

function problemOf(bench: BenchState | undefined, reference: string): ErrorRecord | null {
  return bench?.state === "idle" && bench.last?.model === reference ? bench.last.problem : null;
}
