import { Combobox, InputBase, useCombobox } from "@mantine/core";
import type { TFunction } from "i18next";
import { ChevronsUpDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import type { ModelOutlook, Strategy, StrategyFamily } from "../../../core/strategies/strategy.ts";
import type { ModelAdvice } from "../../../engine/contract/advice.ts";
import { MethodWorth } from "../advice/method-worth.tsx";
import { useModelAdvice } from "../advice/use-model-advice.ts";
import { hasWords } from "../has-words.ts";
import { callsOf, strategyOf, withStrategy, type RunChoices } from "./run-choices.ts";
import classes from "./run-choices.module.css";
import { strategySummary, strategyTitle } from "./strategy-words.ts";

/** The strategy in use as a card; opened, all of them by family, each with what it does and what it costs. */
export function StrategyPicker({
  choices,
  onChange,
}: {
  readonly choices: RunChoices;
  readonly onChange: (choices: RunChoices) => void;
}): ReactNode {
  const { t } = useTranslation();
  const advice = useModelAdvice(choices.model);
  const [labelId, titleId] = [useId(), useId()];
  const [search, setSearch] = useState("");
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch("");
    },
    onDropdownOpen: () => {
      combobox.selectActiveOption();
      combobox.focusSearchInput();
    },
  });
  const families = byFamily(STRATEGIES.filter((strategy) => hasWords(wordsOf(strategy, t), search)));
  const chosen = strategyOf(choices.strategy);
  return (
    <Combobox
      store={combobox}
      width="target"
      position="bottom-end"
      onOptionSubmit={(id) => {
        onChange(withStrategy(choices, id));
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button">
        <InputBase
          component="button"
          type="button"
          label={t("strategies.label")}
          labelProps={{ id: labelId }}
          // The label alone would take the place of what the button says.
          aria-labelledby={`${labelId} ${titleId}`}
          multiline
          pointer
          className={classes.picker}
          rightSection={<ChevronsUpDown size={14} aria-hidden />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
        >
          {chosen === undefined ? (
            <span id={titleId}>{choices.strategy}</span>
          ) : (
            <StrategyCard strategy={chosen} choices={choices} model={advice?.model} titleId={titleId} />
          )}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={t("strategies.search")}
          aria-label={t("strategies.search")}
          // The list scrolls while the focus stays here: that is told by the role.
          role="combobox"
          aria-expanded
        />
        <Combobox.Options aria-label={t("strategies.label")} className={classes.options}>
          {families.length === 0 && <Combobox.Empty>{t("strategies.nothing")}</Combobox.Empty>}
          {families.map(([family, strategies]) => (
            <Combobox.Group key={family} label={t(`strategies.families.${family}`)}>
              {strategies.map((strategy) => (
                <Combobox.Option
                  key={strategy.id}
                  value={strategy.id}
                  active={strategy.id === choices.strategy}
                  className={classes.option}
                >
                  <StrategyCard
                    strategy={strategy}
                    choices={withStrategy(choices, strategy.id)}
                    model={advice?.model}
                    advice={advice}
                  />
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function StrategyCard({
  strategy,
  choices,
  model,
  advice,
  titleId,
}: {
  readonly strategy: Strategy;
  readonly choices: RunChoices;
  /** Undefined until it is known. */
  readonly model: ModelOutlook | undefined;
  /** Left out where what was measured stands elsewhere. */
  readonly advice?: ModelAdvice | undefined;
  readonly titleId?: string;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.card}>
      <span id={titleId} className={classes.cardTitle}>
        {strategyTitle(strategy.id, t)}
      </span>
      <span className={classes.cardCalls} data-figures>
        {t("strategies.about", { count: Math.round(callsOf(choices, model)?.calls ?? 1) })}
      </span>
      <span className={classes.cardSummary}>{strategySummary(strategy, t)}</span>
      {advice !== undefined && <MethodWorth advice={advice} choices={choices} />}
    </span>
  );
}

/** What a search for a strategy looks through. */
function wordsOf(strategy: Strategy, t: TFunction): string {
  const { id, title, summary, source } = strategy;
  return [id, title, summary, source, strategyTitle(id, t), strategySummary(strategy, t)].join(" ");
}

/** Families in the order of their first strategy. */
function byFamily(
  strategies: readonly Strategy[],
): readonly (readonly [StrategyFamily, readonly Strategy[]])[] {
  return [...Map.groupBy(strategies, ({ family }) => family)];
}
