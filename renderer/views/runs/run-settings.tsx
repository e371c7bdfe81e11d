import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import type { RunManifest } from "../../../core/events.ts";
import { meantOptions } from "../../../core/meant-options.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Facts } from "../../components/facts.tsx";
import { useCount } from "../../components/use-count.ts";
import { optionLabel, optionValueWords, strategyTitle } from "../../components/run-choices/strategy-words.ts";
import classes from "./runs.module.css";

/** Everything that fixes what the run computed, so that it can be done again elsewhere. */
export function RunSettings({
  run,
  manifest,
}: {
  readonly run: string;
  readonly manifest: RunManifest;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const { model, data } = manifest;
  const { runtime } = model;
  return (
    <div className={classes.facts}>
      <section>
        <h3>{t("runs.facts.method")}</h3>
        <Facts
          facts={[
            [t("runs.facts.strategy"), strategyTitle(manifest.strategy, t)],
            ...Object.entries(meantOptions(manifest)).map(
              ([name, value]) => [optionLabel(name, t), optionValueWords(name, value, t)] as const,
            ),
            [t("strategies.seed"), String(manifest.seed)],
            [t("strategies.maxTokens"), number(manifest.maxTokens)],
            [
              t("runs.facts.prompts"),
              Object.entries(manifest.promptVersions)
                .map(([id, version]) => `${id} ${version}`)
                .join(t("common.listSeparator")),
            ],
            [t("runs.facts.concurrency"), data === null ? null : number(manifest.concurrency)],
            [t("runs.facts.embedder"), manifest.embedder],
            [t("runs.facts.exemplars"), manifest.exemplars?.file ?? null],
            [t("runs.facts.experience"), manifest.experience ?? null],
            [t("runs.facts.agents"), agentsText(manifest, t)],
          ]}
        />
      </section>
      <section>
        <h3>{t("runs.facts.model")}</h3>
        <Facts
          facts={[
            [t("runs.facts.name"), model.name],
            [t("runs.facts.sha256"), <Hash key="hash" value={model.sha256} />],
            [t("runs.facts.architecture"), model.architecture],
            [t("runs.facts.parameters"), number(model.parameters)],
            [
              t("runs.facts.device"),
              t("runs.facts.deviceLayers", {
                device: runtime.device,
                on: runtime.gpuLayers,
                layers: runtime.layers,
              }),
            ],
            [t("runs.facts.context"), number(model.contextTokens)],
            [t("runs.facts.sequences"), number(model.sequences)],
          ]}
        />
      </section>
      <section>
        <h3>{t("runs.facts.origin")}</h3>
        <Facts
          facts={[
            [t("runs.facts.run"), <Hash key="run" value={run} />],
            [t("runs.facts.file"), data?.file ?? null],
            [t("runs.facts.fileHash"), data === null ? null : <Hash key="file" value={data.sha256} />],
            [
              t("runs.facts.skipped"),
              data === null || data.skippedLines.length === 0
                ? null
                : data.skippedLines.slice(0, 50).join(t("common.listSeparator")),
            ],
            [t("runs.facts.machine"), manifest.machine],
            [
              t("runs.facts.versions"),
              Object.entries(manifest.versions)
                .map(([name, version]) => `${name} ${version}`)
                .join(t("common.listSeparator")),
            ],
          ]}
        />
      </section>
    </div>
  );
}

/** `Judge: its model`, for roles that have one of their own. */
export function agentsText({ agents }: Pick<RunManifest, "agents">, t: TFunction): string | null {
  if (agents === undefined) return null;
  return Object.entries(agents)
    .map(([role, model]) => t("common.named", { name: t(`transcript.roles.${role}`), value: model.name }))
    .join(t("common.listSeparator"));
}

function Hash({ value }: { readonly value: string }): ReactNode {
  return (
    <span className={classes.hash}>
      {value} <CopyButton text={value} name={value.slice(0, 8)} />
    </span>
  );
}
