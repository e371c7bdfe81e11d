import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "./fold.tsx";
import classes from "./passage.module.css";
import { ScrollBox } from "./scroll-box.tsx";

/** The passage that a question is about, folded away; nothing for a question without. */
export function Passage({ text }: { readonly text: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (text === undefined) return null;
  return (
    <Fold title={t("ask.context.label")} open={open} onToggle={setOpen}>
      <ScrollBox className={classes.passage} data-prose name={t("ask.context.label")}>
        {text}
      </ScrollBox>
    </Fold>
  );
}
