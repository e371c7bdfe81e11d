import { Select } from "@mantine/core";
import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isWorthMapping } from "../../../../core/analyses/heat-map.ts";
import type { CellReport, SweepReport } from "../../../../core/sweep/report.ts";
import { metricOf, type Metric } from "../../../../core/sweep/worth.ts";
import { PatternKey } from "../../../charts/bars.tsx";
import { HeatMap } from "../../../charts/heatmap.tsx";
import { estimateWords } from "../../../charts/scales.ts";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { axisWords, valueWords } from "../sweep-words.ts";
import { byPlace, mapChoice, settingsOf, variedAxes, type MapChoice } from "./cell-map.ts";
import { formOf, heatMapPicture, type HeatMapPicture } from "./charts-of-report.ts";
import { useCellWords } from "./use-cell-words.ts";
import classes from "./page.module.css";

/** The cells by two of the axes; where there are more, a person chooses which two, and the value of every other one. */
export function MapPanel({
  report,
  onOpen,
}: {
  readonly report: SweepReport;
  readonly onOpen: (cell: CellReport) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Partial<MapChoice>>({});
  const choice = useMemo(() => mapChoice(report, chosen), [report, chosen]);
  const metric = metricOf(report);
  const picture = useMemo(() => heatMapPicture(report, choice, metric, t), [report, choice, metric, t]);
  const { x, y } = picture.chart;
  const size = { columns: x.values.length, rows: y.values.length, cells: picture.cells };
  const isDrawn = picture.cells > 0 && isWorthMapping(size);
  return (
    <>
      <AxisFields report={report} choice={choice} onChange={setChosen} />
      {isDrawn ? (
        <MapPicture picture={picture} metric={metric} onOpen={onOpen} />
      ) : (
        <p className={classes.rule}>
          {t(picture.cells === 0 ? "sweep.map.noCell" : "sweep.map.tooManyValues")}
        </p>
      )}
    </>
  );
}

function MapPicture({
  picture,
  metric,
  onOpen,
}: {
  readonly picture: HeatMapPicture;
  readonly metric: Metric;
  readonly onOpen: (cell: CellReport) => void;
}): ReactNode {
  const { t } = useTranslation();
  const words = useCellWords(metric);
  const title = t("sweep.map.title", {
    metric: t(`sweep.metrics.${metric}`),
    y: picture.chart.y.name,
    x: picture.chart.x.name,
  });
  return (
    <Picture
      title={title}
      steady={false}
      picture={
        <>
          <HeatMap
            chart={picture.chart}
            label={`${title}. ${t("sweep.map.keys")}`}
            form={formOf(metric)}
            hatched={picture.hatched}
            wordsOf={(place) => words(picture.cellAt(place))}
            onOpen={(place) => {
              const cell = picture.cellAt(place);
              if (cell !== undefined) onOpen(cell);
            }}
          />
          <HatchKey picture={picture} />
        </>
      }
      table={<MapTable picture={picture} caption={title} form={formOf(metric)} />}
    />
  );
}

/** What hatching stands for; nothing where no cell is hatched. */
function HatchKey({ picture: { hatched } }: { readonly picture: HeatMapPicture }): ReactNode {
  const { t } = useTranslation();
  if (hatched.length === 0) return null;
  const areStopped = hatched.every(({ cell }) => cell.state === "stopped");
  return (
    <div className={classes.patterns}>
      <PatternKey pattern="hatched">
        {t(areStopped ? "sweep.cellStates.stopped" : "sweep.map.unfinished")}
      </PatternKey>
    </div>
  );
}

function MapTable({
  picture: { chart, cellAt },
  caption,
  form,
}: {
  readonly picture: HeatMapPicture;
  readonly caption: string;
  readonly form: "share" | "number";
}): ReactNode {
  const { t, i18n } = useTranslation();
  const estimateAt = byPlace(chart.cells);
  const wordsAt = (x: number, y: number): string => {
    const estimate = estimateAt({ x, y });
    const words = estimate === undefined ? "–" : estimateWords(estimate, form, i18n.language);
    const cell = cellAt({ x, y });
    const state = cell === undefined || cell.state === "done" ? [] : [t(`sweep.cellStates.${cell.state}`)];
    return [words, ...state].join(" · ");
  };
  return (
    <PlainTable
      caption={caption}
      columns={[`${chart.y.name} \\ ${chart.x.name}`, ...chart.x.values]}
      figures={chart.x.values.map((_, index) => index + 1)}
      rows={chart.y.values.map((name, y) => ({
        key: name,
        cells: [name, ...chart.x.values.map((_, x) => wordsAt(x, y))],
      }))}
    />
  );
}

/** Which two axes are drawn, and which value of the others; nothing where there is no choice. */
function AxisFields({
  report,
  choice,
  onChange,
}: {
  readonly report: SweepReport;
  readonly choice: MapChoice;
  readonly onChange: (choice: MapChoice) => void;
}): ReactNode {
  const { t } = useTranslation();
  const axes = variedAxes(report);
  if (axes.length < 3) return null;
  const names = axes.map(({ name }) => ({ value: name, label: axisWords(name, t) }));
  const place = (side: "x" | "y", name: string): void => {
    const other = side === "x" ? "y" : "x";
    // The two change places when one takes what the other has.
    onChange({ ...choice, [side]: name, ...(choice[other] === name && { [other]: choice[side] }) });
  };
  return (
    <div className={classes.axes}>
      {(["y", "x"] as const).map((side) => (
        <Select
          key={side}
          label={t(`sweep.map.${side}`)}
          allowDeselect={false}
          data={names}
          value={choice[side]}
          onChange={(name) => name !== null && place(side, name)}
        />
      ))}
      {Object.entries(choice.fixed).map(([name, value]) => {
        const values = settingsOf(report, name);
        return (
          <Select
            key={name}
            label={axisWords(name, t)}
            allowDeselect={false}
            data={values.map((one, index) => ({ value: String(index), label: valueWords(name, one, t) }))}
            value={String(values.indexOf(value))}
            onChange={(index) =>
              onChange({ ...choice, fixed: { ...choice.fixed, [name]: values[Number(index)] ?? null } })
            }
          />
        );
      })}
    </div>
  );
}
