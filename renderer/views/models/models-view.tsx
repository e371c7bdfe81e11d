import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";
import { MODELS_KEY } from "../../state/models.ts";
import { useNetwork } from "../../state/network.ts";
import { Catalog } from "./catalog/catalog.tsx";
import { Embedders } from "./embedders.tsx";
import { LocalModels } from "./local/local-models.tsx";

/** The models of this machine, and those that could be fetched. */
export function ModelsView(): ReactNode {
  const { t } = useTranslation();
  const network = useNetwork();
  const queries = useQueryClient();
  const end = network?.state === "offline" ? network : null;
  useEffect(() => {
    // A download that has ended has left a file, or a part of one. It may be over before it was seen to run.
    if (end !== null) void queries.invalidateQueries({ queryKey: MODELS_KEY });
  }, [end, queries]);
  return (
    <View title={t("frame.views.models")} lead={t("models.lead")}>
      <LocalModels />
      <Catalog network={network} />
      <Embedders />
    </View>
  );
}
