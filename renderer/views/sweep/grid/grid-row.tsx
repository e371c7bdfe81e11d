import { ActionIcon, SegmentedControl, Tooltip } from "@mantine/core";
import { Info, Trash2 } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NumberOption } from "../../../../core/strategies/options.ts";
import { BoundedNumber } from "../../../components/bounded-number.tsx";
import { focusHeading } from "../../../components/focus-heading.ts";
import { optionLabel, strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import type { VariedOption } from "../sweep-draft.ts";
import { isNumber, type GridOption } from "./grid-options.ts";
import classes from "./grid.module.css";
import { NumberChips, ValueChips } from "./value-chips.tsx";

/** One option with the values that it takes. */
export function GridRow({
  option: { name, option, lacking },
  varied,
  isDrawn,
  onChange,
  onRemove,
}: {
  readonly option: GridOption;
  readonly varied: VariedOption;
  /** Whether values are drawn, so that a range may stand for them. */
  readonly isDrawn: boolean;
  readonly onChange: (varied: VariedOption) => void;
  readonly onRemove: () => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const label = optionLabel(name, t);
  const ranges = isDrawn && isNumber(option);
  const { values, range } = varied;
  const titles = lacking.map((id) => strategyTitle(id, t));
  return (
    <li className={classes.row}>
      <span className={classes.name}>{label}</span>
      <div className={classes.values}>
        {ranges && (
          <SegmentedControl
            size="xs"
            aria-label={t("sweep.grid.drawFrom", { option: label })}
            value={range === null ? "values" : "range"}
            onChange={(kind) =>
              onChange({ ...varied, range: kind === "range" ? rangeOf(option, values) : null })
            }
            data={[
              { value: "values", label: t("sweep.grid.values") },
              { value: "range", label: t("sweep.grid.range") },
            ]}
          />
        )}
        {ranges && range !== null ? (
          <RangeFields
            {...{ label, option, range }}
            onChange={(next) => onChange({ ...varied, range: next })}
          />
        ) : isNumber(option) ? (
          <NumberChips
            {...{ name, label, option, values }}
            onChange={(next) => onChange({ ...varied, values: next })}
          />
        ) : (
          <ValueChips
            {...{ name, label, option, values }}
            onChange={(next) => onChange({ ...varied, values: next })}
          />
        )}
        {titles.length > 0 && (
          <p className={classes.lacking}>
            <Info size={14} aria-hidden />
            {t("sweep.grid.lacking", {
              methods: new Intl.ListFormat(i18n.language).format(titles),
              option: label,
              count: titles.length,
            })}
          </p>
        )}
      </div>
      <Tooltip label={t("sweep.grid.remove", { option: label })}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("sweep.grid.remove", { option: label })}
          onClick={({ currentTarget }) => {
            focusHeading(currentTarget);
            onRemove();
          }}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}

function RangeFields({
  label,
  option,
  range,
  onChange,
}: {
  readonly label: string;
  readonly option: NumberOption;
  readonly range: NonNullable<VariedOption["range"]>;
  readonly onChange: (range: NonNullable<VariedOption["range"]>) => void;
}): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const field = (end: "from" | "to") => (
    <BoundedNumber
      key={end}
      id={`${id}-${end}`}
      className={classes.end}
      aria-label={t(`sweep.grid.${end}`, { option: label })}
      min={option.min}
      max={option.max}
      step={option.type === "integer" ? 1 : 0.1}
      allowDecimal={option.type === "number"}
      value={range[end]}
      onChange={(value) => onChange({ ...range, [end]: value })}
    />
  );
  return (
    <span className={classes.ends}>
      {field("from")} – {field("to")}
    </span>
  );
}

/** A range that holds the values that were chosen. */
function rangeOf({ min, default: usual }: NumberOption, values: VariedOption["values"]) {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length === 0) return { from: min, to: usual };
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}
