import { ActionIcon, CopyButton as MantineCopyButton, Tooltip } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Copies a text. @param name what is copied, for who cannot see where the button stands */
export function CopyButton({ text, name }: { readonly text: string; readonly name: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <MantineCopyButton value={text}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t("common.copied") : t("common.copy")}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`${t("common.copy")}: ${name}`}
            onClick={copy}
          >
            {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </MantineCopyButton>
  );
}
