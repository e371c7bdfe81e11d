import { Select } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Analysis, AnalysisKind } from "../../../../core/analyses/analysis.ts";
import { chartTitle, noteText, wordsOf } from "../../../../core/analyses/words.ts";
import { Read } from "../../../components/read.tsx";
import { Panel } from "../../../components/view.tsx";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { analysisWords } from "../../../i18n/analysis-words.ts";
import { RUNS_KEY } from "../../../state/runs.ts";
import { workedOut, type Finality } from "../../../state/finality.ts";
import { AnalysisPicture } from "./analysis-picture.tsx";
import { AnalysisTables } from "./analysis-tables.tsx";
import classes from "./analyses.module.css";
import { chartInWords } from "./chart-words.ts";
import { chrfOf100 } from "./chrf-chart.ts";
import { SoFar } from "./so-far.tsx";

/** The tables and charts of the papers that these runs have something to say to, one of them at a time. */
export function AnalysesPanel({
  runs,
  finality,
}: {
  /** A sweep stands for the runs of its cells. */
  readonly runs: readonly string[];
  /** How they stand together; undefined until that is known. */
  readonly finality: Finality | undefined;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<AnalysisKind | null>(null);
  const kinds = useEngineQuery(
    [...RUNS_KEY, "analyses", runs, finality],
    (client) => client.runs.analyses({ runs }),
    workedOut(finality),
  );
  const words = analysisWords(i18n.language);
  return (
    <Panel title={t("runs.analyses.title")}>
      <Read query={kinds}>
        {(known) => {
          const kind = known.find((one) => one === chosen) ?? known[0];
          if (kind === undefined) return <p className={classes.nothing}>{t("runs.analyses.none")}</p>;
          return (
            <>
              <Select
                className={classes.kind}
                label={t("runs.analyses.kind")}
                allowDeselect={false}
                data={known.map((value) => ({ value, label: wordsOf("kinds", value, words) }))}
                value={kind}
                onChange={setChosen}
              />
              <OneAnalysis key={kind} runs={runs} kind={kind} finality={finality} />
            </>
          );
        }}
      </Read>
    </Panel>
  );
}

function OneAnalysis({
  runs,
  kind,
  finality,
}: {
  readonly runs: readonly string[];
  readonly kind: AnalysisKind;
  readonly finality: Finality | undefined;
}): ReactNode {
  const analysis = useEngineQuery(
    [...RUNS_KEY, "analyse", runs, kind, finality],
    (client) => client.runs.analyse({ runs, kind }),
    workedOut(finality),
  );
  // At the end the figures from before stay until they are read again.
  const isSoFar = finality === "going" || analysis.isPlaceholderData;
  return (
    <Read query={analysis}>
      {(read) => (
        <>
          {isSoFar && <SoFar reading={analysis.isFetching} onAgain={() => void analysis.refetch()} />}
          <AnalysisContent analysis={read} />
        </>
      )}
    </Read>
  );
}

/** Charts, tables and notes, in the language that is shown. */
export function AnalysisContent({
  analysis: { charts, tables, notes },
}: {
  readonly analysis: Analysis;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const words = analysisWords(i18n.language);
  return (
    <div className={classes.analysis}>
      {charts.map((chart, index) => {
        const label = chartTitle(chart, words);
        return (
          <figure key={`${index} ${chart.id}`} className={classes.chart}>
            <figcaption>{label}</figcaption>
            <AnalysisPicture chart={chartInWords(chrfOf100(chart), words, t)} label={label} />
          </figure>
        );
      })}
      <AnalysisTables tables={tables} />
      {notes.length > 0 && (
        <ul className={classes.notes}>
          {notes.map((note, index) => (
            <li key={`${index} ${note.id}`}>{noteText(note, words)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
