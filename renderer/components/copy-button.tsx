import { ActionIcon, Tooltip } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** So long it says that it did. */
const COPIED = { timeout: 1000 };

/** Copies a text. */
export function CopyButton({
  text,
  name,
  label,
}: {
  /** The text, or what makes it when it is copied. */
  readonly text: string | (() => string);
  /** What is copied, for who cannot see where the button stands. */
  readonly name: string;
  /** What the button does, where it is more than copying what is shown. */
  readonly label?: string;
}): ReactNode {
  const { t } = useTranslation();
  const does = label ?? t("common.copy");
  const { copied, copy } = useClipboard(COPIED);
  return (
    <Tooltip label={copied ? t("common.copied") : does}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={`${does}: ${name}`}
        onClick={() => copy(typeof text === "string" ? text : text())}
      >
        {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}
