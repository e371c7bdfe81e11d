import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DEVICES, type RuntimeSettings } from "../../../core/runtime.ts";
import {
  MAX_CONTEXT_TOKENS,
  MAX_LAYERS,
  MAX_THREADS,
  MIN_CONTEXT_TOKENS,
} from "../../../engine/contract/limits.ts";
import type { Settings } from "../../../engine/contract/settings.ts";
import { Choice } from "../../components/choice.tsx";
import { Panel } from "../../components/view.tsx";
import { useChangeSettings } from "../../state/settings.ts";
import { useSystemInfo } from "../../state/system.ts";
import { deviceWords } from "./device-words.ts";
import { NumberField } from "./number-field.tsx";
import classes from "./settings.module.css";

type Device = NonNullable<RuntimeSettings["device"]>;

/** How models are run. What is left to the program is planned from the model and the free memory. */
export function Runtime({ settings }: { readonly settings: Settings }): ReactNode {
  const { t } = useTranslation();
  const save = useChangeSettings();
  const system = useSystemInfo().data;
  const { runtime } = settings;
  const change = (changes: { [Field in keyof RuntimeSettings]?: RuntimeSettings[Field] | undefined }) =>
    save({ runtime: withChanges(runtime, changes) });
  return (
    <Panel title={t("settings.runtime.title")}>
      <div className={classes.fields}>
        <p className={classes.help}>{t("settings.runtime.note")}</p>
        <Choice<Device>
          label={t("settings.runtime.device")}
          help={deviceHelp()}
          values={devices().map((device) => [device, t(`settings.runtime.devices.${device}`)] as const)}
          value={runtime.device ?? "auto"}
          onChange={(device) => change({ device: device === "auto" ? undefined : device })}
        />
        <GpuLayers
          value={runtime.gpuLayers ?? "auto"}
          onChange={(gpuLayers) => change({ gpuLayers: gpuLayers === "auto" ? undefined : gpuLayers })}
        />
        <NumberField
          label={t("settings.runtime.threads")}
          help={system && t("settings.runtime.threadsHelp", { count: system.cores })}
          min={1}
          max={MAX_THREADS}
          value={runtime.threads}
          onChange={(threads) => change({ threads })}
        />
        <NumberField
          label={t("settings.runtime.context")}
          help={t("settings.runtime.contextHelp")}
          min={MIN_CONTEXT_TOKENS}
          max={MAX_CONTEXT_TOKENS}
          value={runtime.contextTokens}
          onChange={(contextTokens) => change({ contextTokens })}
        />
      </div>
    </Panel>
  );

  function devices(): readonly Device[] {
    const found = system?.devices.map(({ kind }) => kind) ?? [];
    return [
      "auto",
      ...DEVICES.filter((kind) => kind === "cpu" || kind === runtime.device || found.includes(kind)),
    ];
  }

  function deviceHelp(): string {
    if (system === undefined) return t("settings.runtime.looking");
    if (system.devices.length === 0) return t("settings.runtime.noDevice");
    return system.devices.map((device) => deviceWords(device, t)).join(" · ");
  }
}

type Layers = NonNullable<RuntimeSettings["gpuLayers"]>;

function GpuLayers({
  value,
  onChange,
}: {
  readonly value: Layers;
  readonly onChange: (value: Layers) => void;
}): ReactNode {
  const { t } = useTranslation();
  const kind = typeof value === "number" ? "number" : value;
  return (
    <>
      <Choice
        label={t("settings.runtime.layers")}
        help={t("settings.runtime.layersHelp")}
        values={(["auto", "all", "number"] as const).map(
          (one) => [one, t(`settings.runtime.layerChoices.${one}`)] as const,
        )}
        value={kind}
        onChange={(chosen) => onChange(chosen === "number" ? 0 : chosen)}
      />
      {typeof value === "number" && (
        <NumberField
          label={t("settings.runtime.layersNumber")}
          min={0}
          max={MAX_LAYERS}
          value={value}
          isRequired
          onChange={(layers) => layers !== undefined && onChange(layers)}
        />
      )}
    </>
  );
}

/** Settings with some of them changed; those that are undefined are left to the program. */
function withChanges(
  runtime: Settings["runtime"],
  changes: { [Field in keyof RuntimeSettings]?: RuntimeSettings[Field] | undefined },
): Settings["runtime"] {
  return Object.fromEntries(
    Object.entries({ ...runtime, ...changes }).filter(([, value]) => value !== undefined),
  );
}
