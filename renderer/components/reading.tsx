import { Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Says that something is still being read. */
export function Reading(): ReactNode {
  const { t } = useTranslation();
  return <Loader size="sm" role="status" aria-label={t("evaluate.reading")} />;
}
