import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TFunction } from "i18next";
import { bytesInWords } from "../../../../core/figure-words.ts";
import type { ModelReport } from "../../../../engine/contract/models.ts";
import { Facts } from "../../../components/facts.tsx";
import { count } from "../../../components/numbers.ts";
import { Problem } from "../../../components/problem.tsx";
import { useNavigation } from "../../../state/navigation.ts";

type Planned = ModelReport["runtime"];
type Plan = Extract<Planned, { fits: true }>["plan"];

/** How a model would be run here and now, or why it cannot be. */
export function ModelPlan({ runtime }: { readonly runtime: Planned }): ReactNode {
  const { t, i18n } = useTranslation();
  const { go } = useNavigation();
  return (
    <>
      <h3>{t("models.plan.title")}</h3>
      {runtime.fits ? (
        <>
          <Facts facts={planFacts(runtime.plan, t, i18n.language)} />
          {runtime.plan.notes.length > 0 && (
            <ul>
              {runtime.plan.notes.map((note) => (
                <li key={note} lang="en">
                  {note}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        <Problem error={{ code: "model-load", message: runtime.problem, details: runtime.details }}>
          <Button variant="default" mt="xs" onClick={() => go("settings")}>
            {t("models.plan.settings")}
          </Button>
        </Problem>
      )}
    </>
  );
}

function planFacts(plan: Plan, t: TFunction, language: string): [string, ReactNode][] {
  const { free, bytes: needed, replies, kept, contextTokens, flashAttention, kvCache } = plan;
  const onDevice = t("models.plan.onDevice", { size: bytesInWords(free.device) });
  const device = plan.gpuLayers === 0 ? "" : ` + ${onDevice}`;
  return [
    [t("models.plan.computed"), where(plan, t)],
    [
      t("models.plan.memory"),
      t("models.plan.needs", {
        weights: bytesInWords(needed.weights),
        context: bytesInWords(needed.context),
        free: bytesInWords(free.ram) + device,
      }),
    ],
    [
      t("models.plan.context"),
      t("common.tokens", { count: contextTokens, value: count(contextTokens, language) }),
    ],
    [t("models.plan.together"), t("models.plan.replies", { count: replies, kept })],
    [
      t("models.plan.cache"),
      t(flashAttention ? "models.plan.cacheFlash" : "models.plan.cachePlain", { format: kvCache }),
    ],
  ];
}

function where({ gpuLayers, layers, device }: Plan, t: TFunction): string {
  if (gpuLayers === 0) return t("models.plan.cpu");
  const { kind, name } = device;
  const words = name === null ? kind : t("common.named", { name: kind, value: name });
  return t("models.plan.layers", { on: gpuLayers, of: layers, device: words });
}
