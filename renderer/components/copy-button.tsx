import { ActionIcon, Tooltip } from "@mantine/core";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCopyText } from "./use-copy-text.ts";

/** Copies a text, and says that it did, or what went wrong. */
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
  const { copy } = useCopyText();
  return (
    <Tooltip label={does}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t("common.named", { name: does, value: name })}
        onClick={() => copy(() => Promise.resolve(typeof text === "string" ? text : text()))}
      >
        <Copy size={14} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
