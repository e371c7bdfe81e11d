import { ActionIcon, CopyButton as MantineCopyButton, Tooltip } from "@mantine/core";
import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Copies a text. */
export function CopyButton({
  text,
  name,
  label,
}: {
  readonly text: string;
  /** What is copied, for who cannot see where the button stands. */
  readonly name: string;
  /** What the button does, where it is more than copying what is shown. */
  readonly label?: string;
}): ReactNode {
  const { t } = useTranslation();
  const does = label ?? t("common.copy");
  return (
    <MantineCopyButton value={text}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? t("common.copied") : does}>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`${does}: ${name}`} onClick={copy}>
            {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </MantineCopyButton>
  );
}
