import { Anchor } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatPlace, SPEED, viewAlone } from "../../state/navigation.ts";

/** Lead to where the speed of each model is measured. */
export function MeasureLinks({
  models,
  named,
}: {
  readonly models: readonly string[];
  /** Whether others are chosen beside them, so that it must be said which are meant. */
  readonly named: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return models.map((model, index) => (
    <Fragment key={model}>
      {index > 0 && t("common.listSeparator")}
      <Anchor
        inherit
        underline="always"
        href={formatPlace({ ...viewAlone("models"), run: model, question: SPEED })}
      >
        {named ? t("common.estimate.measureOf", { model }) : t("common.estimate.measure")}
      </Anchor>
    </Fragment>
  ));
}
