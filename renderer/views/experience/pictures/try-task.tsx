import { Button, Textarea, UnstyledButton } from "@mantine/core";
import { Check, Search, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RetrievalSettings } from "../../../../core/experience/repository.ts";
import { mcfOptions } from "../../../../core/strategies/mcf/options.ts";
import type { RetrievalProbe } from "../../../../engine/contract/experience.ts";
import { BoundedNumber } from "../../../components/bounded-number.tsx";
import { busyButton } from "../../../components/busy-button.tsx";
import { QueryProblem } from "../../../components/query-problem.tsx";
import { optionLabel } from "../../../components/run-choices/strategy-words.ts";
import { isRunKey } from "../../../components/run-key.ts";
import { PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import { figure, shorten } from "../../../components/transcript/words.ts";
import { useExperienceTrials } from "../experience-trials.ts";
import { limitsOf, outcomeOf, type TestSettings } from "./outlier-test.ts";
import classes from "./pictures.module.css";

export interface TryTaskProps {
  /** What was found for the task that was looked up last. */
  readonly probe: RetrievalProbe | undefined;
  readonly looking: boolean;
  /** Why nothing could be looked up, or null. */
  readonly error: Error | null;
  readonly settings: RetrievalSettings;
  readonly onChange: (settings: RetrievalSettings) => void;
  readonly onTry: (task: string) => void;
  readonly onOpen: (id: string) => void;
}

/** A task that is not stored: what would be retrieved for it, or why nothing would. */
export function TryTask(props: TryTaskProps): ReactNode {
  const { probe, looking, settings, onChange, onTry, onOpen } = props;
  const { t } = useTranslation();
  const { task } = useExperienceTrials();
  const isEmpty = task.trim() === "";
  const look = (): void => {
    if (!isEmpty) onTry(task.trim());
  };
  return (
    <section className={classes.try} aria-label={t("pictures.experience.try.title")}>
      <h3>{t("pictures.experience.try.title")}</h3>
      <Textarea
        label={t("pictures.experience.try.task")}
        description={t("pictures.experience.try.help")}
        autosize
        minRows={2}
        maxRows={8}
        value={task}
        onChange={({ currentTarget }) => useExperienceTrials.setState({ task: currentTarget.value })}
        onKeyDown={({ nativeEvent }) => isRunKey(nativeEvent) && look()}
      />
      <div className={classes.row}>
        <BoundedNumber
          className={classes.minimum}
          label={optionLabel("minimum", t)}
          min={mcfOptions.minimum.min}
          max={mcfOptions.minimum.max}
          allowDecimal={false}
          allowNegative={false}
          value={settings.minimum}
          onChange={(minimum) => onChange({ ...settings, minimum })}
        />
        <Button
          {...busyButton(looking, <Search size={14} aria-hidden />)}
          disabled={isEmpty}
          onClick={() => !looking && look()}
        >
          {t("pictures.experience.try.look")}
        </Button>
      </div>
      <QueryProblem query={{ error: props.error }} />
      <div role="status">
        {looking && <span className={classes.hidden}>{t("pictures.experience.try.looking")}</span>}
        {probe !== undefined && <Outcome probe={probe} settings={settings} />}
      </div>
      {probe !== undefined && <Nearest probe={probe} onOpen={onOpen} />}
    </section>
  );
}

function Outcome({
  probe,
  settings,
}: {
  readonly probe: RetrievalProbe;
  readonly settings: RetrievalSettings;
}): ReactNode {
  const { t } = useTranslation();
  const { kind, retrieved } = outcomeOf(probe, settings);
  const Sign = kind === "found" ? Check : X;
  return (
    <p className={classes.outcome} data-outcome={kind}>
      <Sign size={16} aria-hidden />
      <span>
        <strong>
          {t(`pictures.experience.try.${kind}`, {
            task: shorten(retrieved?.experience.task ?? "", 120),
            stored: probe.stored,
            minimum: settings.minimum,
          })}
        </strong>{" "}
        {probe.z !== null && <span data-figures>{limitWords(probe.z, settings)}</span>}
      </span>
    </p>
  );

  function limitWords(z: number, test: TestSettings): string {
    const limits = limitsOf(test);
    const broken = limits.find(({ side, at }) => (side === "below" ? z < at : z > at));
    const stand = limits.length === 0 ? "untested" : (broken?.side ?? "within");
    return t(`pictures.experience.try.${stand}`, { z: figure(z), limit: figure(broken?.at ?? 0) });
  }
}

/** The experiences most like the task, with the parts of their similarity. */
function Nearest({
  probe: { nearest },
  onOpen,
}: {
  readonly probe: RetrievalProbe;
  readonly onOpen: (id: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  if (nearest.length === 0) return null;
  return (
    <>
      <h4>{t("pictures.experience.try.nearest")}</h4>
      <PlainTable
        caption={t("pictures.experience.try.nearest")}
        columns={["task", "answer", "cosine", "graph", "total"].map((name) =>
          t(`pictures.experience.columns.${name}`),
        )}
        figures={[2, 3, 4]}
        rows={nearest.map(({ experience: { id, task, answer }, similarity }) => ({
          key: id,
          cells: [
            <UnstyledButton key="open" className={classes.link} onClick={() => onOpen(id)}>
              {shorten(task, 160)}
            </UnstyledButton>,
            shorten(answer),
            figure(similarity.semantic),
            figure(similarity.graph),
            figure(similarity.total),
          ],
        }))}
      />
    </>
  );
}
