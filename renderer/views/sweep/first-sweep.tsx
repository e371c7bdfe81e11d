import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Grid3x3, Play } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEngine } from "../../connection/engine.tsx";
import { busyButton } from "../../components/busy-button.tsx";
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
  const { mutateAsync: startSweep } = useStartSweep();
  const starting = useMutation({
    mutationFn: async () => {
      const { datasets, settings } = await engine();
      const [sample, known] = await Promise.all([datasets.sample(), settings.get()]);
      const { keep } = chosenOf(useEvaluateDraft.getState(), known).common;
      return startSweep(sampleSweep(sample, { keep, runtime: known.runtime }));
    },
    onError: tellProblem,
  });
  return (
    <Empty icon={<Grid3x3 size={28} aria-hidden />} title={t("sweep.first.title")}>
      <p>{t("sweep.first.about")}</p>
      <Button
        {...busyButton(starting.isPending, <Play size={16} aria-hidden />)}
        onClick={() => !starting.isPending && starting.mutate()}
      >
        {t("sweep.first.start")}
      </Button>
    </Empty>
  );
}
