import { CloudDownload, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../components/view.tsx";
import { useNetwork } from "../../state/network.ts";
import classes from "./settings.module.css";

const POINTS = ["kept", "notKept", "deleted", "network", "models"] as const;

/** What is kept, what leaves the machine (nothing), and what deleting does. */
export function Privacy(): ReactNode {
  const { t } = useTranslation();
  const network = useNetwork();
  return (
    <Panel title={t("settings.privacy.title")}>
      <div className={classes.prose}>
        {network?.state === "downloading" ? (
          <p>
            <CloudDownload size={16} aria-hidden />{" "}
            {t("settings.privacy.downloading", {
              name: network.name,
              from: t(`models.fetch.sources.${network.source.kind}`, { from: network.source.from }),
            })}
          </p>
        ) : (
          <p className={classes.offline}>
            <ShieldCheck size={16} aria-hidden /> {t("settings.privacy.offline")}
          </p>
        )}
        {POINTS.map((point) => (
          <p key={point}>
            <strong>{t(`settings.privacy.points.${point}.title`)}</strong>{" "}
            {t(`settings.privacy.points.${point}.words`)}
          </p>
        ))}
      </div>
    </Panel>
  );
}
