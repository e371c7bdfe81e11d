import { Tooltip, UnstyledButton } from "@mantine/core";
import { CloudDownload, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "../state/navigation.ts";
import { useNetwork } from "../state/network.ts";
import classes from "./frame.module.css";

/** Whether anything comes from beyond this machine; always visible. */
export function NetworkBadge(): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const network = useNetwork();
  if (network?.state !== "downloading") {
    return (
      <Tooltip
        label={t("frame.offlineHelp")}
        position="top-start"
        events={{ hover: true, focus: true, touch: true }}
      >
        <div className={classes.network} data-state="offline" tabIndex={0} role="note">
          <ShieldCheck size={16} aria-hidden /> {t("frame.offline")}
        </div>
      </Tooltip>
    );
  }
  const { name, source, bytes, total } = network;
  const from = t(`models.fetch.sources.${source.kind}`, { from: source.from });
  return (
    <UnstyledButton className={classes.network} data-state="downloading" onClick={() => go("models")}>
      <CloudDownload size={16} aria-hidden />
      <span className={classes.networkWords}>
        {t("frame.downloading", { name })}
        <span data-figures> · {Math.floor((100 * bytes) / total)} %</span>
        <small>{t("frame.downloadingFrom", { from })}</small>
      </span>
    </UnstyledButton>
  );
}
