import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Facts } from "../../../components/facts.tsx";
import { Read } from "../../../components/read.tsx";
import { useCount } from "../../../components/use-count.ts";
import { Panel } from "../../../components/view.tsx";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { axisWords, valueWords } from "../sweep-words.ts";

/** What was asked of a sweep; all that fixes what it does. */
export function PlanFacts({ run }: { readonly run: string }): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const shown = useEngineQuery(["sweep", "shown", run], (client) => client.runs.showSweep({ run }));
  return (
    <Panel title={t("sweep.facts.title")}>
      <Read key={run} query={shown}>
        {({ manifest: { plan, seed, data, concurrency, machine } }) => (
          <Facts
            facts={[
              ...plan.axes.map(
                ({ name, values }) =>
                  [
                    axisWords(name, t),
                    values.map((value) => valueWords(name, value, t)).join(t("common.listSeparator")),
                  ] as const,
              ),
              [t("sweep.facts.cells"), number(plan.cells.length)],
              [t("sweep.plan.search"), t(`sweep.facts.searches.${plan.search.kind}`, { ...plan.search })],
              [t("sweep.plan.repeats"), number(plan.repeats)],
              [t("strategies.seed"), seed],
              [t("runs.facts.concurrency"), concurrency === null ? null : number(concurrency)],
              [t("runs.facts.file"), data.file],
              [t("runs.facts.fileHash"), <code key="hash">{data.sha256}</code>],
              [t("runs.facts.machine"), machine],
              [t("runs.facts.run"), <code key="run">{run}</code>],
            ]}
          />
        )}
      </Read>
    </Panel>
  );
}
