import { Button, UnstyledButton } from "@mantine/core";
import { ArrowRight, Play } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./first-steps.module.css";
import { RealModels } from "./real-models.tsx";
import { SAMPLES, type Sample } from "./samples.ts";

/** What stands on the stage before anything was asked: a first question in one click, and where real models are. */
export function FirstSteps({
  canAsk,
  onAsk,
}: {
  readonly canAsk: boolean;
  readonly onAsk: (sample: { readonly question: string; readonly strategy: string }) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [first, ...others] = SAMPLES;
  return (
    <div className={classes.steps}>
      <section className={classes.first} aria-labelledby="first-steps">
        <h2 id="first-steps">{t("firstSteps.title")}</h2>
        <blockquote lang="en">{first.question}</blockquote>
        <p className={classes.how}>{t(`firstSteps.how.${first.strategy}`)}</p>
        <Button
          size="md"
          leftSection={<Play size={16} aria-hidden />}
          disabled={!canAsk}
          onClick={() => onAsk(first)}
        >
          {t("firstSteps.ask")}
        </Button>
        <h3>{t("firstSteps.others")}</h3>
        <ul className={classes.samples}>
          {others.map((sample) => (
            <li key={sample.question}>
              <SampleButton sample={sample} canAsk={canAsk} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      </section>
      <RealModels />
    </div>
  );
}

function SampleButton({
  sample,
  canAsk,
  onAsk,
}: {
  readonly sample: Sample;
  readonly canAsk: boolean;
  readonly onAsk: (sample: Sample) => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.sample} disabled={!canAsk} onClick={() => onAsk(sample)}>
      <span>
        <span lang="en">{sample.question}</span>
        <small>{t(`firstSteps.how.${sample.strategy}`)}</small>
      </span>
      <ArrowRight size={16} aria-hidden />
    </UnstyledButton>
  );
}
