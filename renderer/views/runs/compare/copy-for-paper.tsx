import { Button, Menu } from "@mantine/core";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { busyButton } from "../../../components/busy-button.tsx";
import { useCopyText } from "../../../components/use-copy-text.ts";
import { useEngine } from "../../../connection/engine.tsx";
import classes from "../runs.module.css";

const FORMS = ["markdown", "latex"] as const;

/** Copies a comparison as a paper reports it: a paragraph, a table and the commands. */
export function CopyForPaper({
  runs,
  equal,
}: {
  /** As they were asked for: a sweep stands for the runs of its cells. */
  readonly runs: readonly string[];
  /** Whether the methods are set against self-consistency at equal tokens too. */
  readonly equal: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const engine = useEngine();
  const { copy, copying } = useCopyText();
  const read = async (form: (typeof FORMS)[number]): Promise<string> => {
    const client = await engine();
    const texts = await client.runs.compareForPaper({ runs, ...(equal && { budget: "tokens" as const }) });
    return texts[form];
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" {...busyButton(copying, <Copy size={14} aria-hidden />)}>
          {t("compare.paper.copy")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMS.map((form) => (
          <Menu.Item key={form} onClick={() => !copying && copy(() => read(form))}>
            {t(`compare.paper.forms.${form}.name`)}
            <small className={classes.format}>{t(`compare.paper.forms.${form}.use`)}</small>
          </Menu.Item>
        ))}
        <Menu.Label>{t("compare.paper.note")}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
