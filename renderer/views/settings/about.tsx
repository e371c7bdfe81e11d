import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../core/figure-words.ts";
import { Facts } from "../../components/facts.tsx";
import { Read } from "../../components/read.tsx";
import { Panel } from "../../components/view.tsx";
import { useSystemInfo } from "../../state/system.ts";
import { deviceWords } from "./device-words.ts";

const LICENSE = "Apache-2.0";

/** Id of the panel, by which a menu's command finds it. */
export const ABOUT = "about";

/** What is running, and on what. */
export function About(): ReactNode {
  const { t } = useTranslation();
  const system = useSystemInfo();
  return (
    <Panel id={ABOUT} title={t("settings.about.title")}>
      <Read query={system}>
        {({ version, machine, cores, memory, devices }) => (
          <Facts
            facts={[
              [t("settings.about.version"), version],
              [t("settings.about.license"), LICENSE],
              [t("settings.about.machine"), machine],
              [t("settings.about.cores"), cores],
              [t("settings.about.memory"), bytesInWords(memory)],
              [
                t("settings.about.devices"),
                devices.length === 0
                  ? t("settings.about.noDevices")
                  : devices.map((device) => (
                      <div key={device.kind}>
                        {deviceWords(device, t)} · {bytesInWords(device.memory.total)}
                      </div>
                    )),
              ],
            ]}
          />
        )}
      </Read>
    </Panel>
  );
}
