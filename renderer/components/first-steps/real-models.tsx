import { Button, UnstyledButton } from "@mantine/core";
import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../core/figure-words.ts";
import { PRACTICE } from "../../../engine/contract/limits.ts";
import type { CatalogItem, ModelListing } from "../../../engine/contract/models.ts";
import { useCatalog, useModels } from "../../state/models.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useChangeSettings, useSettings } from "../../state/settings.ts";
import { useMemory } from "../../state/system.ts";
import { focusHeading } from "../focus-heading.ts";
import { fitOf } from "../memory-fit.ts";
import { originInWords } from "../model-origin.ts";
import classes from "./first-steps.module.css";

const SHOWN = 4;

/** Says what the practice model cannot do, and which real models are here or could be had. */
export function RealModels(): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const settings = useSettings();
  const models = useModels();
  const here = models.data?.filter(({ origin, bytes: size }) => origin !== "built-in" && size !== null);
  const fetchable = useFetchable();
  const isPractice = (settings?.model ?? PRACTICE) === PRACTICE;
  return (
    <section className={classes.real} aria-labelledby="first-steps-models">
      <h2 id="first-steps-models" tabIndex={-1}>
        {t("firstSteps.models.title")}
      </h2>
      <p>{t("firstSteps.models.practice")}</p>
      {here !== undefined && here.length > 0 && (
        <>
          <h3>{t("firstSteps.models.here")}</h3>
          <ul className={classes.models}>
            {here.slice(0, SHOWN).map((model) => (
              <HereModel key={model.name} model={model} isUsed={settings?.model === model.name} />
            ))}
          </ul>
        </>
      )}
      {here?.length === 0 && <p className={classes.soft}>{t("firstSteps.models.none")}</p>}
      {!isPractice && <BackToPractice />}
      {fetchable.length > 0 && <Fetchable items={fetchable} />}
      <Button variant="default" onClick={() => go("models")}>
        {t("firstSteps.models.all")}
      </Button>
    </section>
  );
}

function HereModel({ model, isUsed }: { readonly model: ModelListing; readonly isUsed: boolean }): ReactNode {
  const { t } = useTranslation();
  const change = useChangeSettings();
  const { name, origin, bytes: size } = model;
  return (
    <li>
      <span className={classes.modelName}>
        {name}
        <small>
          {size !== null && bytesInWords(size)} · {originInWords(origin, t)}
        </small>
      </span>
      {isUsed ? (
        <span className={classes.used}>
          <Check size={14} aria-hidden /> {t("firstSteps.models.used")}
        </span>
      ) : (
        <Button
          variant="light"
          size="compact-xs"
          aria-label={t("firstSteps.models.useNamed", { name })}
          onClick={({ currentTarget }) => {
            change({ model: name });
            focusHeading(currentTarget);
          }}
        >
          {t("firstSteps.models.use")}
        </Button>
      )}
    </li>
  );
}

function BackToPractice(): ReactNode {
  const { t } = useTranslation();
  const change = useChangeSettings();
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      onClick={({ currentTarget }) => {
        change({ model: PRACTICE });
        focusHeading(currentTarget);
      }}
    >
      {t("firstSteps.models.back")}
    </Button>
  );
}

/** Models that are not here and fit this machine; none until that is known. */
function useFetchable(): readonly CatalogItem[] {
  const catalog = useCatalog();
  const memory = useMemory();
  if (catalog.data === undefined || memory.isPending) return [];
  const room = memory.data ?? Infinity;
  return catalog.data.filter(({ state, bytes: size }) => state !== "present" && fitOf(size, room) === "fits");
}

function Fetchable({ items }: { readonly items: readonly CatalogItem[] }): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  return (
    <>
      <h3>{t("firstSteps.models.fetchable")}</h3>
      <ul className={classes.samples}>
        {items.slice(0, SHOWN).map(({ id, name, bytes: size }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.sample}
              title={t("firstSteps.models.show")}
              onClick={() => go("models")}
            >
              <span className={classes.modelName}>
                {name}
                <small>{bytesInWords(size)}</small>
              </span>
              <ArrowRight size={16} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
