import { Button, Textarea } from "@mantine/core";
import { Scale } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TextComparison } from "../../../../engine/contract/experience.ts";
import { busyButton } from "../../../components/busy-button.tsx";
import { QueryProblem } from "../../../components/query-problem.tsx";
import { isRunKey } from "../../../components/run-key.ts";
import { EXPERIENCE_KEY } from "../../../state/experience.ts";
import { useEngineQuery } from "../../../connection/engine.tsx";
import { useExperienceTrials } from "../experience-trials.ts";
import { MeaningGraph } from "./meaning-graph.tsx";
import { figure } from "../../../components/transcript/words.ts";
import classes from "./pictures.module.css";

const SIDES = ["left", "right"] as const;

/** The similarity of two texts taken apart: cosine, Smatch, and both meaning graphs with what they have in common. */
export function CompareTexts(): ReactNode {
  const { t } = useTranslation();
  const { texts, compared } = useExperienceTrials();
  const comparison = useEngineQuery(
    [...EXPERIENCE_KEY, "compare", compared],
    (client) => client.experience.compare(compared ?? texts),
    { enabled: compared !== null },
  );
  const isComplete = SIDES.every((side) => texts[side].trim() !== "");
  const compare = (): void => {
    if (!isComplete) return;
    const [left, right] = [texts.left.trim(), texts.right.trim()];
    // The same again, after something that failed was mended.
    if (compared?.left === left && compared.right === right) void comparison.refetch();
    else useExperienceTrials.setState({ compared: { left, right } });
  };
  return (
    <div className={classes.compare}>
      <div className={classes.sides}>
        {SIDES.map((side) => (
          <Textarea
            key={side}
            label={t(`pictures.experience.compare.${side}`)}
            autosize
            minRows={3}
            maxRows={10}
            value={texts[side]}
            onChange={({ currentTarget }) =>
              useExperienceTrials.setState({ texts: { ...texts, [side]: currentTarget.value } })
            }
            onKeyDown={({ nativeEvent }) => isRunKey(nativeEvent) && compare()}
          />
        ))}
      </div>
      <div className={classes.row}>
        <Button
          {...busyButton(comparison.isFetching, <Scale size={14} aria-hidden />)}
          disabled={!isComplete}
          onClick={() => !comparison.isFetching && compare()}
        >
          {t("pictures.experience.compare.go")}
        </Button>
        <small className={classes.soft}>{t("pictures.experience.compare.english")}</small>
      </div>
      <span role="status" className={classes.hidden}>
        {comparison.isFetching && t("pictures.experience.compare.comparing")}
      </span>
      <QueryProblem query={comparison} />
      {comparison.data !== undefined && <Compared comparison={comparison.data} />}
    </div>
  );
}

function Compared({ comparison }: { readonly comparison: TextComparison }): ReactNode {
  const { t } = useTranslation();
  const { cosine, smatch, embedder, parser, left, right } = comparison;
  return (
    <>
      <dl className={classes.figures} data-figures>
        <Part
          name={t("pictures.experience.compare.cosine")}
          value={cosine}
          notes={[t("pictures.experience.compare.cosineHelp", { embedder })]}
        />
        <Part
          name={t("pictures.experience.compare.smatch")}
          value={smatch.f1}
          notes={[
            t("pictures.experience.compare.smatchHelp", {
              matched: smatch.matched,
              left: smatch.left,
              right: smatch.right,
            }),
            smatch.exact
              ? t("pictures.experience.compare.best")
              : t("pictures.experience.compare.gap", { bound: smatch.bound, f1: figure(boundedF1(smatch)) }),
          ]}
        />
        <Part
          name={t("pictures.experience.compare.sum")}
          value={cosine + smatch.f1}
          notes={[t("pictures.experience.compare.sumHelp")]}
        />
      </dl>
      <p className={classes.soft}>{t("pictures.experience.compare.parser", { parser })}</p>
      <div className={classes.sides}>
        <MeaningGraph graph={left} text={t("pictures.experience.compare.leftText")} />
        <MeaningGraph graph={right} text={t("pictures.experience.compare.rightText")} />
      </div>
    </>
  );
}

function Part({
  name,
  value,
  notes,
}: {
  readonly name: string;
  readonly value: number;
  readonly notes: readonly string[];
}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{figure(value)}</strong>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </dd>
    </div>
  );
}

/** The F1 that the most triples which could match would give. */
function boundedF1({ bound, left, right }: TextComparison["smatch"]): number {
  return left + right === 0 ? 0 : (2 * bound) / (left + right);
}
