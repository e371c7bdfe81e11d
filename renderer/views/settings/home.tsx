import { Button } from "@mantine/core";
import { FolderOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../core/figure-words.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Facts } from "../../components/facts.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { tellProblem } from "../../components/tell-problem.ts";
import { Panel } from "../../components/view.tsx";
import { useEngineQuery } from "../../connection/engine.tsx";
import { shell } from "../../connection/shell.ts";
import { useSystemInfo } from "../../state/system.ts";
import classes from "./settings.module.css";

/** Where everything is kept, and how large it is. */
export function Home(): ReactNode {
  const { t } = useTranslation();
  const system = useSystemInfo();
  const size = useEngineQuery(["system", "homeSize"], (client) => client.system.homeSize());
  const home = system.data?.home;
  const desktop = shell();
  return (
    <Panel title={t("settings.home.title")}>
      <ReadProblem query={size} />
      {home === null && <p className={classes.help}>{t("settings.home.none")}</p>}
      {home !== null && (
        <Facts
          facts={[
            [
              t("settings.home.path"),
              home === undefined ? (
                "–"
              ) : (
                <>
                  {home} <CopyButton text={home} name={t("settings.home.title")} />
                </>
              ),
            ],
            ...(["runs", "models", "other", "total"] as const).map(
              (part) =>
                [
                  t(`settings.home.sizes.${part}`),
                  size.data === undefined ? "–" : bytesInWords(size.data[part]),
                ] as const,
            ),
          ]}
        />
      )}
      {desktop === undefined ? (
        <p className={classes.help}>{t("settings.home.browser")}</p>
      ) : (
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<FolderOpen size={14} aria-hidden />}
            onClick={() => void desktop.openHome().catch(tellProblem)}
          >
            {t("settings.home.open")}
          </Button>
          <Button variant="default" onClick={() => void desktop.chooseHome().catch(tellProblem)}>
            {t("settings.home.choose")}
          </Button>
          <p className={classes.help}>{t("settings.home.chooseHelp")}</p>
        </div>
      )}
    </Panel>
  );
}
