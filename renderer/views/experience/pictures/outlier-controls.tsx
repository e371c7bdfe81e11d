import { Slider } from "@mantine/core";
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OUTLIER_TESTS, type RetrievalSettings } from "../../../../core/experience/repository.ts";
import type { MappedTask } from "../../../../engine/contract/experience.ts";
import { Choice } from "../../../components/choice.tsx";
import { count } from "../../../components/numbers.ts";
import { optionLabel, optionValueWords } from "../../../components/run-choices/strategy-words.ts";
import { GREATEST_LAMBDA, refusedCount } from "./outlier-test.ts";
import classes from "./pictures.module.css";

/** Which test is made, how strict it is, and how many of the stored tasks it would refuse. */
export function OutlierControls({
  tasks,
  greatestZ,
  settings,
  onChange,
}: {
  readonly tasks: readonly MappedTask[];
  readonly greatestZ: number;
  readonly settings: RetrievalSettings;
  readonly onChange: (settings: RetrievalSettings) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { outlierTest, lambda } = settings;
  const isOff = outlierTest === "off";
  const total = count(tasks.length, i18n.language);
  return (
    <div className={classes.controls}>
      <Choice
        label={t("pictures.experience.test.title")}
        values={OUTLIER_TESTS.map((test) => [test, optionValueWords("outlierTest", test, t)] as const)}
        value={outlierTest}
        onChange={(chosen) => onChange({ ...settings, outlierTest: chosen })}
      />
      <div className={classes.lambda}>
        <span className={classes.label} data-figures>
          {optionLabel("lambda", t)} <strong>{lambda.toFixed(1)}</strong>
        </span>
        <Slider
          size="sm"
          label={null}
          thumbLabel={optionLabel("lambda", t)}
          disabled={isOff}
          min={0}
          max={GREATEST_LAMBDA}
          step={0.1}
          value={lambda}
          onChange={(chosen) => onChange({ ...settings, lambda: Number(chosen.toFixed(1)) })}
        />
      </div>
      <p className={classes.refusedCount} role="status" data-figures>
        {t("pictures.experience.test.refused", {
          count: tasks.length,
          refused: count(refusedCount(tasks, settings), i18n.language),
          total,
        })}
      </p>
      {!isOff && lambda >= greatestZ && (
        <p className={classes.note}>
          <Info size={14} aria-hidden />
          {t("pictures.experience.test.tooLarge", {
            count: tasks.length,
            value: total,
            greatest: greatestZ.toFixed(2),
          })}
        </p>
      )}
    </div>
  );
}
