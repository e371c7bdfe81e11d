import { Button } from "@mantine/core";
import { Grid3x3, Play } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEngine } from "../../connection/engine.tsx";
import { Empty } from "../../components/empty.tsx";
import { tellProblem } from "../../components/tell-problem.ts";
import { useEvaluateDraft } from "../evaluate/evaluate-store.ts";
import { chosenOf } from "../evaluate/evaluations.ts";
import { sampleSweep } from "./sample.ts";
import { useStartSweep } from "./use-start-sweep.ts";

/** What stands here before the first sweep: what it is for, and one in one click. */
export function FirstSweep(): ReactNode {
  const { t } = useTranslation();
  const engine = useEngine();
  const starting = useStartSweep();
  const start = async (): Promise<void> => {
    try {
      const { datasets, settings } = await engine();
      const [sample, known] = await Promise.all([datasets.sample(), settings.get()]);
      const { keep } = chosenOf(useEvaluateDraft.getState(), known).common;
      await starting.mutateAsync(sampleSweep(sample, { keep, runtime: known.runtime }));
    } catch (error) {
      tellProblem(error);
    }
  };
  return (
    <Empty icon={<Grid3x3 size={28} aria-hidden />} title={t("sweep.first.title")}>
      <p>{t("sweep.first.about")}</p>
      <Button
        leftSection={<Play size={16} aria-hidden />}
        loading={starting.isPending}
        onClick={() => void start()}
      >
        {t("sweep.first.start")}
      </Button>
    </Empty>
  );
}
