import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SweepPlan, SweepSearch } from "../../../../core/sweep/cell.ts";
import type { SweepManifest } from "../../../../core/sweep/events.ts";
import { fixedOptions } from "../../../../core/sweep/fixed-options.ts";
import { Facts } from "../../../components/facts.tsx";
import { Read } from "../../../components/read.tsx";
import { optionNote, strategyTitle } from "../../../components/run-choices/strategy-words.ts";
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
        {({ manifest }) => {
          const { plan, seed, data, concurrency, machine, maxTokens, promptSet } = manifest;
          return (
            <Facts
              facts={[
                ...variedFacts(plan, t),
                ...fixedFacts(manifest, t),
                [t("sweep.facts.cells"), number(plan.cells.length)],
                [t("sweep.plan.search"), searchWords(plan.search, t)],
                [t("sweep.plan.repeats"), number(plan.repeats)],
                [t("strategies.seed"), seed],
                [t("strategies.maxTokens"), maxTokens === undefined ? null : number(maxTokens)],
                [t("runs.facts.prompts"), promptSet ?? null],
                [t("runs.facts.concurrency"), concurrency === null ? null : number(concurrency)],
                [t("runs.facts.file"), data.file],
                [t("runs.facts.fileHash"), <code key="hash">{data.sha256}</code>],
                [t("runs.facts.machine"), machine],
                [t("runs.facts.run"), <code key="run">{run}</code>],
              ]}
            />
          );
        }}
      </Read>
    </Panel>
  );
}

type Fact = readonly [name: string, value: string];

/** The values of each axis. */
function variedFacts({ axes }: Pick<SweepPlan, "axes">, t: TFunction): readonly Fact[] {
  return axes.map(({ name, values }): Fact => [
    axisWords(name, t),
    values.map((value) => valueWords(name, value, t)).join(t("common.listSeparator")),
  ]);
}

/** The options that each method has in all its cells. */
function fixedFacts({ plan, data }: Pick<SweepManifest, "plan" | "data">, t: TFunction): readonly Fact[] {
  return fixedOptions(plan.cells, data).map(({ strategy, options }): Fact => [
    t("sweep.facts.fixed", { method: strategyTitle(strategy, t) }),
    Object.entries(options)
      .map(([name, value]) => optionNote(name, value, t))
      .join(t("common.listSeparator")),
  ]);
}

function searchWords(search: SweepSearch, t: TFunction): string {
  switch (search.kind) {
    case "grid":
      return t("sweep.facts.searches.grid");
    case "random":
      return t("sweep.facts.searches.random", { count: search.samples });
    case "halving": {
      const { first, eta, samples } = search;
      const halving = t("sweep.facts.searches.halving", { count: first, eta });
      const drawn = samples === undefined ? [] : [t("sweep.facts.searches.random", { count: samples })];
      return [...drawn, halving].join(" · ");
    }
  }
}
