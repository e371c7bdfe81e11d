import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NetworkState } from "../../../../engine/contract/models.ts";
import { Read } from "../../../components/read.tsx";
import { Panel } from "../../../components/view.tsx";
import { useCatalog } from "../../../state/models.ts";
import { useSystemInfo } from "../../../state/system.ts";
import classes from "../models.module.css";
import { CatalogRow } from "./catalog-row.tsx";

/** Models worth having. Nothing is fetched before a person allowed that one download. */
export function Catalog({ network }: { readonly network: NetworkState | undefined }): ReactNode {
  const { t } = useTranslation();
  const catalog = useCatalog();
  const system = useSystemInfo();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Panel title={t("models.catalog.title")}>
      <p className={classes.note}>{t("models.catalog.note")}</p>
      <Read query={catalog}>
        {(items) => (
          <div className={classes.scroll} tabIndex={-1}>
            <table className={classes.table} aria-label={t("models.catalog.title")}>
              <thead>
                <tr>
                  <th scope="col" className={classes.widest}>
                    {t("models.columns.name")}
                  </th>
                  <th scope="col" className={classes.figure}>
                    {t("models.columns.parameters")}
                  </th>
                  <th scope="col" className={classes.figure}>
                    {t("models.columns.size")}
                  </th>
                  <th scope="col">{t("models.columns.license")}</th>
                  <th scope="col">{t("models.columns.state")}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <CatalogRow
                    key={item.id}
                    item={item}
                    memory={system.data?.memory}
                    home={system.data?.home ?? null}
                    network={network}
                    isOpen={opened === item.id}
                    onOpen={(open) => setOpened(open ? item.id : null)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Read>
    </Panel>
  );
}
