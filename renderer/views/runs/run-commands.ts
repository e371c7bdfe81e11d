import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { tellProblem } from "../../components/tell-problem.ts";
import { useEngine } from "../../connection/engine.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { useCommands } from "../../state/palette.ts";
import { QUESTION_READS, takeQuestions } from "../evaluate/evaluate-store.ts";
import { ownRuns, RUNS_KEY, useHistory, useLiveRuns } from "../../state/runs.ts";

/**
 * What the palette can do with runs and evaluations, whatever is shown. It draws nothing, so that no view is drawn anew with each
 * look at the runs.
 */
export function RunCommands(): null {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const engine = useEngine();
  const queries = useQueryClient();
  const newest = useHistory().data?.[0];
  const going = ownRuns(useLiveRuns().data ?? []);

  const chooseSample = async (): Promise<void> => {
    const isNewest = QUESTION_READS.begin();
    const preview = await (await engine()).datasets.sample();
    if (isNewest()) takeQuestions(preview);
    go("evaluate");
  };
  const stopAll = async (): Promise<void> => {
    const client = await engine();
    await Promise.all(going.map(({ run }) => client.runs.cancel({ run }).catch(tellProblem)));
    await queries.invalidateQueries({ queryKey: RUNS_KEY });
  };
  useCommands("runs", [
    ...(newest === undefined
      ? []
      : [
          {
            id: "open-newest-run",
            label: t("runs.commands.newest"),
            hint: newest.title,
            run: () => go("runs", newest.run),
          },
        ]),
    {
      id: "evaluate-sample",
      label: t("runs.commands.sample"),
      run: () => void chooseSample().catch(tellProblem),
    },
    ...(going.length === 0
      ? []
      : [
          {
            id: "stop-all",
            label: t("runs.commands.stopAll"),
            hint: t("runs.commands.going", { count: going.length }),
            run: () => void stopAll(),
          },
        ]),
  ]);
  return null;
}
