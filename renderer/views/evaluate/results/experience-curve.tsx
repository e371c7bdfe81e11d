import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ExperienceFigures, ExperienceTenth } from "../../../../core/evaluation/evaluate.ts";
import { Columns } from "../../../charts/columns.tsx";
import { percent } from "../../../components/numbers.ts";
import { Picture, PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { useCount } from "../../../components/use-count.ts";
import classes from "./results.module.css";

const COUNTS = [
  "retrieved",
  "outliers",
  "nothingSimilar",
  "tooFew",
  "judged",
  "stored",
  "unreadable",
] as const;

/** How an evaluation used its experience repository: counts of questions, and the learning curve (MCF, fig. 8). */
export function ExperienceCurve({ figures }: { readonly figures: ExperienceFigures }): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const { repository, tenths } = figures;
  return (
    <div className={classes.experience}>
      <Picture
        title={t("pictures.experience.curve.title")}
        steady={false}
        picture={<Curve tenths={tenths} />}
        table={<CurveTable tenths={tenths} />}
      />
      <p data-figures>
        <small>
          {[
            t("pictures.experience.curve.repository", { repository }),
            ...COUNTS.map((name) => `${t(`pictures.experience.curve.${name}`)} ${number(figures[name])}`),
          ].join(" · ")}
        </small>
      </p>
    </div>
  );
}

function Curve({ tenths }: { readonly tenths: readonly ExperienceTenth[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Columns
      label={t("pictures.experience.curve.label")}
      barName={t("pictures.experience.curve.right")}
      markName={t("pictures.experience.curve.used")}
      columns={tenths.map((tenth) => ({
        name: rangeOf(tenth),
        bar: shareRight(tenth),
        mark: shareUsed(tenth),
      }))}
    />
  );
}

function CurveTable({ tenths }: { readonly tenths: readonly ExperienceTenth[] }): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  return (
    <PlainTable
      caption={t("pictures.experience.curve.title")}
      columns={["questions", "count", "right", "used"].map((name) =>
        t(`pictures.experience.curve.columns.${name}`),
      )}
      figures={[1, 2, 3]}
      rows={tenths.map((tenth) => ({
        key: String(tenth.from),
        cells: [
          rangeOf(tenth),
          number(tenth.questions),
          percent(shareRight(tenth)),
          percent(shareUsed(tenth)),
        ],
      }))}
    />
  );
}

function rangeOf({ from, to }: ExperienceTenth): string {
  return from === to ? String(from) : `${from}–${to}`;
}

function shareRight({ compared, correct }: ExperienceTenth): number | null {
  return compared === 0 ? null : correct / compared;
}

function shareUsed({ questions, retrieved }: ExperienceTenth): number | null {
  return questions === 0 ? null : retrieved / questions;
}
