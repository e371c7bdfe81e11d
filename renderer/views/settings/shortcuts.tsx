import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { commandKey } from "../../components/command-key.ts";
import { Panel } from "../../components/view.tsx";
import { VIEWS } from "../../state/navigation.ts";
import classes from "./settings.module.css";

const MOD = commandKey();

const SHORTCUTS = [
  ["palette", [MOD, "K"]],
  ["views", [MOD, `1 – ${VIEWS.length}`]],
  ["settings", [MOD, ","]],
  ["run", [MOD, "Enter"]],
  ["stop", ["Esc"]],
  ["turns", ["←", "→"]],
  ["rows", ["↑", "↓"]],
] as const;

/** What can be done with keys alone. */
export function Shortcuts(): ReactNode {
  const { t } = useTranslation();
  return (
    <Panel title={t("settings.shortcuts.title")}>
      <table className={classes.shortcuts} aria-label={t("settings.shortcuts.title")}>
        <tbody>
          {SHORTCUTS.map(([name, keys]) => (
            <tr key={name}>
              <th scope="row">{t(`settings.shortcuts.keys.${name}`)}</th>
              <td>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
