import { Loader } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Read } from "../../../components/read.tsx";
import { Panel } from "../../../components/view.tsx";
import { useModels } from "../../../state/models.ts";
import { useNavigation } from "../../../state/navigation.ts";
import classes from "../models.module.css";
import { Places } from "../places.tsx";
import { ModelDetails } from "./model-details.tsx";
import { ModelTable } from "./model-table.tsx";

/** What is on this machine, and everything about the one that is chosen. The address names it. */
export function LocalModels(): ReactNode {
  const { t } = useTranslation();
  const { run: chosen, go } = useNavigation();
  const models = useModels();
  const list = useRef<HTMLDivElement>(null);
  const close = (): void => {
    // The button that closes goes with its panel; the focus goes back to the name of the model.
    list.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    go("models");
  };
  return (
    <div className={classes.columns} data-split={chosen === null ? undefined : true}>
      <div ref={list} className={classes.column}>
        <Panel title={t("models.local.title")}>
          <Read
            query={models}
            reading={
              <div className={classes.busy} role="status">
                <Loader size={16} /> {t("models.local.searching")}
              </div>
            }
          >
            {(found) => (
              <>
                <ModelTable models={found} chosen={chosen} onChoose={(name) => go("models", name)} />
                {found.length === 1 && <p className={classes.soft}>{t("models.local.onlyPractice")}</p>}
              </>
            )}
          </Read>
        </Panel>
        <Places />
      </div>
      {chosen !== null && <ModelDetails key={chosen} reference={chosen} onClose={close} />}
    </div>
  );
}
