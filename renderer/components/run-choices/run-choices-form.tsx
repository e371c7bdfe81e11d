import { Button, Switch } from "@mantine/core";
import { RotateCcw, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MAX_SEED } from "../../../core/seed.ts";
import { optionsOf } from "../../../core/strategies/options-of.ts";
import type { NumberOption } from "../../../core/strategies/options.ts";
import { MAX_NEW_TOKENS } from "../../../engine/contract/limits.ts";
import { MeasuredNote } from "../advice/measured-note.tsx";
import { BoundedNumber } from "../bounded-number.tsx";
import { quietlyDisabled } from "../busy-button.tsx";
import { Fold } from "../fold.tsx";
import { ModelSelect } from "./model-select.tsx";
import { OptionField, ProminentNumber, type OptionFieldProps } from "./option-fields.tsx";
import { hasEffect, OPTION_GROUPS, optionGroup, type OptionGroup } from "./option-groups.ts";
import { RepositoryField } from "./repository-field.tsx";
import {
  hasOwnMethod,
  learns,
  optionValues,
  strategyOf,
  withFirstMethod,
  withOption,
  type RunChoices,
} from "./run-choices.ts";
import classes from "./run-choices.module.css";
import { StrategyPicker } from "./strategy-picker.tsx";
import { oddityWords } from "./strategy-words.ts";

interface RunChoicesFormProps {
  readonly choices: RunChoices;
  readonly onChange: (choices: RunChoices) => void;
}

/** What most matters about a method, and stands in sight whatever the method. */
const PROMINENT = ["agents", "temperature"];

/** Strategy, number of agents, temperature, the strategy's other options, model, and what is rarely changed. */
export function RunChoicesForm({ choices, onChange }: RunChoicesFormProps): ReactNode {
  return (
    <div className={classes.form}>
      <MethodFields {...{ choices, onChange }} />
      <ResetMethod {...{ choices, onChange }} />
      <MeasuredNote choices={choices} />
      <ModelSelect model={choices.model} onChange={(model) => onChange({ ...choices, model })} />
      <AdvancedFields {...{ choices, onChange }} />
    </div>
  );
}

interface MethodFieldsProps extends RunChoicesFormProps {
  /** It is one of several that are evaluated at once, and so have no experience repository in common. */
  readonly together?: boolean;
  /** Whether there are questions that are answered with SQL: how results of queries are compared can be chosen then. */
  readonly queries?: boolean;
}

/** Strategy and options alone: what a method is, whatever model it is put to. */
export function MethodFields({
  choices,
  onChange,
  together = false,
  queries = false,
}: MethodFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      <StrategyPicker {...{ choices, onChange }} />
      <StrategyOptions {...{ choices, onChange, together, queries }} />
      {oddityWords(choices, t).map((words) => (
        <p key={words} className={classes.odd}>
          <TriangleAlert size={14} aria-hidden /> <span>{words}</span>
        </p>
      ))}
    </div>
  );
}

/** Sets the method back, which otherwise stays as it was chosen. It keeps the focus when there is nothing left to set back. */
function ResetMethod({ choices, onChange }: RunChoicesFormProps): ReactNode {
  const { t } = useTranslation();
  const canReset = hasOwnMethod(choices);
  return (
    <Button
      className={classes.reset}
      variant="subtle"
      size="compact-xs"
      leftSection={<RotateCcw size={12} aria-hidden />}
      {...quietlyDisabled(!canReset)}
      onClick={() => canReset && onChange(withFirstMethod(choices))}
    >
      {t("strategies.reset")}
    </Button>
  );
}

function StrategyOptions({ choices, onChange, together, queries }: Required<MethodFieldsProps>): ReactNode {
  const strategy = strategyOf(choices.strategy);
  if (strategy === undefined) return null;
  const values = optionValues(choices);
  // One that was set for other questions can be seen, and set back.
  const table = queries || values.sqlCompare !== undefined ? optionsOf(strategy) : strategy.options;
  const fields = Object.entries(table).map(([name, option]) => ({
    strategy,
    name,
    option,
    value: values[name] ?? option.default,
    disabled: values[name] === option.default && !hasEffect(name, values),
    onChange: (value: string | number | boolean) => onChange(withOption(choices, name, value)),
  }));
  const others = fields.filter(({ name }) => !PROMINENT.includes(name));
  return (
    <>
      {PROMINENT.flatMap((name) => fields.filter((field) => field.name === name)).map((field) => (
        <ProminentNumber
          key={field.name}
          {...field}
          option={field.option as NumberOption}
          value={Number(field.value)}
        />
      ))}
      {OPTION_GROUPS.map((group) => (
        <OptionFold
          key={group}
          group={group}
          fields={others.filter(({ name }) => optionGroup(name) === group)}
        >
          {group === "experience" && learns(choices) && (
            <RepositoryField
              repository={choices.repository ?? ""}
              onChange={(repository) => onChange({ ...choices, repository })}
              together={together}
            />
          )}
        </OptionFold>
      ))}
    </>
  );
}

/** The options of one group, folded away, with how many of them are not at their defaults. */
function OptionFold({
  group,
  fields,
  children,
}: {
  readonly group: OptionGroup;
  readonly fields: readonly OptionFieldProps[];
  /** What belongs to them beside the options. */
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (fields.length === 0) return null;
  return (
    <Fold
      title={t(`strategies.groups.${group}`)}
      note={fields.filter(({ value, option }) => value !== option.default).length || undefined}
      open={open}
      onToggle={setOpen}
    >
      <div className={classes.fields}>
        {fields.map((field) => (
          <OptionField key={field.name} {...field} />
        ))}
        {children}
      </div>
    </Fold>
  );
}

/** Seed, length and privacy, folded away. */
export function AdvancedFields<Choices extends Pick<RunChoices, "seed" | "maxTokens" | "keep">>({
  choices,
  onChange,
}: {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { seed, maxTokens, keep } = choices;
  return (
    <Fold
      title={t("strategies.advanced")}
      note={
        <span data-figures>
          {[seed, maxTokens].join(" · ")}
          {!keep && ` · ${t("strategies.doNotKeep")}`}
        </span>
      }
      open={open}
      onToggle={setOpen}
    >
      <div className={classes.fields}>
        <div className={classes.pair}>
          <BoundedNumber
            label={t("strategies.seed")}
            min={0}
            max={MAX_SEED}
            allowDecimal={false}
            value={seed}
            onChange={(next) => onChange({ ...choices, seed: next })}
          />
          <BoundedNumber
            label={t("strategies.maxTokens")}
            min={1}
            max={MAX_NEW_TOKENS}
            step={64}
            allowDecimal={false}
            value={maxTokens}
            onChange={(next) => onChange({ ...choices, maxTokens: next })}
          />
        </div>
        <small className={classes.help}>{t("strategies.seedHelp")}</small>
        <Switch
          label={t("strategies.doNotKeep")}
          description={t("strategies.doNotKeepHelp")}
          checked={!keep}
          onChange={(event) => onChange({ ...choices, keep: !event.currentTarget.checked })}
        />
      </div>
    </Fold>
  );
}
