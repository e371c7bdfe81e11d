import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { View } from "../../components/view.tsx";

export function SettingsView(): ReactNode {
  const { t } = useTranslation();
  return <View title={t("frame.views.settings")}>{null}</View>;
}
