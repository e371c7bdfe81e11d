import { Button } from "@mantine/core";
import { Check, Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../../core/figure-words.ts";
import type { CatalogItem, NetworkState } from "../../../../engine/contract/models.ts";
import { focusHeading } from "../../../components/focus-heading.ts";
import { offerUndo } from "../../../components/undo.tsx";
import { MODELS_KEY } from "../../../state/models.ts";
import { useNavigation } from "../../../state/navigation.ts";
import { useEngineAction } from "../../../state/use-engine-action.ts";
import classes from "../models.module.css";
import { discardLater } from "./pending-discards.ts";

/** Whether a model is here, and what can be done about it. */
export function ItemState({
  item,
  network,
  isOpen,
  onOpen,
}: {
  readonly item: CatalogItem;
  readonly network: NetworkState | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const throwAway = useThrowAway(item);
  const { id, name, state, arrived } = item;
  if (network?.state === "downloading" && network.id === id) {
    return (
      <span className={classes.tag} data-kind="warn">
        {t("models.catalog.fetching")}
      </span>
    );
  }
  if (state === "present") {
    return (
      <>
        <span className={classes.tag} data-kind="good">
          <Check size={14} aria-hidden /> {t("models.catalog.present")}
        </span>
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={t("models.catalog.showNamed", { name })}
          onClick={() => go("models", id)}
        >
          {t("models.catalog.show")}
        </Button>
      </>
    );
  }
  const isPartial = state === "partial";
  return (
    <>
      <Button
        variant={isOpen ? "light" : "default"}
        aria-expanded={isOpen}
        aria-label={t(isPartial ? "models.catalog.goOnNamed" : "models.catalog.fetchNamed", { name })}
        disabled={network?.state === "downloading"}
        leftSection={<Download size={14} aria-hidden />}
        onClick={() => onOpen(!isOpen)}
      >
        {t(isPartial ? "models.catalog.goOn" : "models.catalog.fetch")}
      </Button>
      {isPartial && (
        <>
          <small>{t("models.catalog.arrived", { size: bytesInWords(arrived) })}</small>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={t("models.catalog.discardNamed", { name })}
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget);
              throwAway();
            }}
          >
            {t("models.catalog.discard")}
          </Button>
        </>
      )}
    </>
  );
}

/** Throws away what has arrived once the time to undo is over, also if the view is left meanwhile. */
export function useThrowAway({
  id,
  name,
  arrived,
}: Pick<CatalogItem, "id" | "name" | "arrived">): () => void {
  const { t } = useTranslation();
  const discard = useEngineAction(MODELS_KEY, (client, model: string) =>
    client.network.discard({ id: model }),
  );
  return () =>
    discardLater(id, {
      carryOut: () => discard.mutateAsync(id),
      offerUndo: (undo) =>
        offerUndo(t("models.catalog.discarded", { name, size: bytesInWords(arrived) }), undo, t),
    });
}
