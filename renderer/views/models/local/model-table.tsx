import { UnstyledButton } from "@mantine/core";
import { Check, FileX2 } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../../core/figure-words.ts";
import type { ModelListing } from "../../../../engine/contract/models.ts";
import { originInWords } from "../../../components/model-origin.ts";
import { useSettings } from "../../../state/settings.ts";
import classes from "../models.module.css";

/** The models by name; a click or Enter shows one, the arrows move among them. */
export function ModelTable({
  models,
  chosen,
  onChoose,
}: {
  readonly models: readonly ModelListing[];
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const used = useSettings()?.model;
  return (
    <table className={classes.table} aria-label={t("models.local.title")}>
      <thead>
        <tr>
          <th scope="col">{t("models.columns.name")}</th>
          <th scope="col" className={classes.figure}>
            {t("models.columns.size")}
          </th>
          <th scope="col">{t("models.columns.origin")}</th>
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {models.map(({ name, bytes: size, origin, path }) => (
          <tr
            key={name}
            data-choosable
            data-chosen={name === chosen ? true : undefined}
            onClick={() => onChoose(name)}
          >
            <th scope="row">
              <UnstyledButton className={classes.name} aria-pressed={name === chosen} title={path}>
                {name}
              </UnstyledButton>
              {name === used && (
                <span className={classes.tag} data-kind="good">
                  <Check size={12} aria-hidden /> {t("models.local.used")}
                </span>
              )}
            </th>
            <td className={classes.figure}>
              {size === null ? (
                <span className={classes.tag} data-kind="bad">
                  <FileX2 size={14} aria-hidden /> {t("models.local.missing")}
                </span>
              ) : (
                bytesInWords(size)
              )}
            </td>
            <td className={classes.word}>{originInWords(origin, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Down and up go to the next and the previous name. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = buttons[at + step];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
