import { Check, X } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MappedTask, RepositoryMap, RetrievalProbe } from "../../../../engine/contract/experience.ts";
import { Histogram, type HistogramLine } from "../../../charts/histogram.tsx";
import { binsOf, scaleOf } from "../../../charts/histogram-bins.ts";
import { Scatter } from "../../../charts/scatter.tsx";
import { count } from "../../../components/numbers.ts";
import { figure, shorten } from "../../../components/transcript/words.ts";
import { GREATEST_LAMBDA, isRefused, limitsOf, type TestSettings } from "./outlier-test.ts";
import classes from "./pictures.module.css";

/** Where the tasks lie, and how unusual they are: what the test refuses is marked in both pictures. */
export function MapPicture({
  map: { tasks, variance },
  settings,
  probe,
  onOpen,
}: {
  readonly map: RepositoryMap;
  readonly settings: TestSettings;
  readonly probe: RetrievalProbe | undefined;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const [current, setCurrent] = useState(-1);
  const { outlierTest, lambda } = settings;
  const points = useMemo(
    () => tasks.map(({ x, y, z }) => ({ x, y, crossed: isRefused(z, { outlierTest, lambda }) })),
    [tasks, outlierTest, lambda],
  );
  const shown = tasks[current];
  const near = new Set(probe?.nearest.map(({ experience }) => experience.id));
  return (
    <div className={classes.pictures}>
      <div>
        <Scatter
          label={t("pictures.experience.map.label", {
            count: tasks.length,
            value: count(tasks.length, i18n.language),
          })}
          points={points}
          current={current}
          wordsOf={(index) => {
            const task = tasks[index];
            return task === undefined ? "" : `${shorten(task.task, 200)} · ${factsOf(task)}`;
          }}
          onMove={setCurrent}
          onOpen={(index) => {
            const task = tasks[index];
            if (task !== undefined) onOpen(task.id);
          }}
          guest={
            probe === undefined
              ? undefined
              : { x: probe.x, y: probe.y, name: t("pictures.experience.map.newTask") }
          }
          ringed={near.size === 0 ? [] : tasks.flatMap(({ id }, index) => (near.has(id) ? [index] : []))}
        />
        <MapKey asked={probe !== undefined} />
        <p className={classes.soft}>
          {t("pictures.experience.map.about", {
            first: Math.round(100 * variance[0]),
            second: Math.round(100 * variance[1]),
          })}
        </p>
      </div>
      <div>
        <Distribution tasks={tasks} settings={settings} shown={shown} probe={probe} />
        <div className={classes.shown}>
          {shown === undefined ? (
            <p className={classes.soft}>{t("pictures.experience.map.point")}</p>
          ) : (
            <>
              <p className={classes.words}>{shown.task}</p>
              <small data-figures>{factsOf(shown)}</small>
            </>
          )}
        </div>
      </div>
    </div>
  );

  function factsOf({ z, meanSimilarity, graphFailed }: MappedTask): string {
    return [
      t("pictures.experience.map.means", { z: figure(z), similarity: figure(meanSimilarity) }),
      t(isRefused(z, settings) ? "pictures.experience.map.refused" : "pictures.experience.map.kept"),
      graphFailed ? t("pictures.experience.map.standIn") : "",
    ]
      .filter((fact) => fact !== "")
      .join(" · ");
  }
}

function Distribution({
  tasks,
  settings,
  shown,
  probe,
}: {
  readonly tasks: readonly MappedTask[];
  readonly settings: TestSettings;
  readonly shown: MappedTask | undefined;
  readonly probe: RetrievalProbe | undefined;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const values = useMemo(() => tasks.map(({ z }) => z), [tasks]);
  const scale = scaleOf(values, GREATEST_LAMBDA);
  const bins = binsOf(values, scale, (z) => isRefused(z, settings));
  const most = Math.max(...bins.map(({ plain, marked }) => plain + marked));
  const lines: HistogramLine[] = limitsOf(settings).map(({ side, at }) => ({
    at,
    kind: "limit",
    name: side === "below" ? "−λ" : "λ",
  }));
  if (shown !== undefined) lines.push({ at: shown.z, kind: "value", name: "z" });
  if (probe !== undefined && probe.z !== null) lines.push({ at: probe.z, kind: "value", name: "z₀" });
  return (
    <figure className={classes.distribution}>
      <figcaption>{t("pictures.experience.test.distribution")}</figcaption>
      <Histogram
        label={t("pictures.experience.test.distributionLabel", { from: figure(-scale), to: figure(scale) })}
        bins={bins}
        lines={lines}
      />
      <p className={classes.soft}>
        {t("pictures.experience.test.axis")} ·{" "}
        {t("pictures.experience.test.most", { value: count(most, i18n.language) })}
      </p>
    </figure>
  );
}

/** What the marks of the map stand for. @param asked a task was tried */
function MapKey({ asked }: { readonly asked: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className={classes.key}>
      <span>
        <i className={classes.dot} aria-hidden /> {t("pictures.experience.map.kept")}
      </span>
      <span>
        <X size={12} strokeWidth={3} className={classes.refused} aria-hidden />{" "}
        {t("pictures.experience.map.refused")}
      </span>
      {asked && (
        <>
          <span>
            <i className={classes.diamond} aria-hidden /> {t("pictures.experience.map.newTask")}
          </span>
          <span>
            <i className={classes.ring} aria-hidden /> {t("pictures.experience.map.nearest")}
          </span>
        </>
      )}
    </p>
  );
}

/** Whether the test refuses a task, by sign, colour and word. */
export function TestSign({ refused }: { readonly refused: boolean }): ReactNode {
  const { t } = useTranslation();
  const Sign = refused ? X : Check;
  return (
    <span className={classes.sign} data-refused={refused || undefined}>
      <Sign size={13} aria-hidden />
      {t(refused ? "pictures.experience.map.refused" : "pictures.experience.map.kept")}
    </span>
  );
}
