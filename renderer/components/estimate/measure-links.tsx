import { Anchor } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPlace, SPEED, viewAlone } from "../../state/navigation.ts";

/** Lead to where the speed of each model is measured. A single one needs no name. */
export function MeasureLinks({ models }: { readonly models: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  return models.map((model, index) => (
    <Fragment key={model}>
      {index > 0 && ", "}
      <Anchor
        inherit
        underline="always"
        href={formatPlace({ ...viewAlone("models"), run: model, question: SPEED })}
      >
        {models.length === 1 ? t("common.estimate.measure") : t("common.estimate.measureOf", { model })}
      </Anchor>
    </Fragment>
  ));
}
