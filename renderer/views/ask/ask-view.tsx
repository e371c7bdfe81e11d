import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";

export function AskView(): ReactNode {
  const { t } = useTranslation();
  return <View title={t("frame.views.ask")}>{null}</View>;
}
