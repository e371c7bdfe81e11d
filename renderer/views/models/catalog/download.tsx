import { Button, Progress } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../../core/figure-words.ts";
import type { NetworkState } from "../../../../engine/contract/models.ts";
import { busyButton } from "../../../components/busy-button.tsx";
import { Fold } from "../../../components/fold.tsx";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { tellProblem } from "../../../components/tell-problem.ts";
import { useEngine } from "../../../connection/engine.tsx";
import classes from "../models.module.css";

/** A download as it goes on. */
export function Download({
  download,
}: {
  readonly download: Extract<NetworkState, { state: "downloading" }>;
}): ReactNode {
  const { t } = useTranslation();
  const engine = useEngine();
  const [open, setOpen] = useState(false);
  const cancel = useMutation({
    mutationFn: async () => (await engine()).network.cancel(),
    onError: tellProblem,
  });
  const { bytes: arrived, total, phase, source, log, name } = download;
  return (
    <section className={classes.download} aria-label={t("models.download.title", { name })}>
      <div className={classes.downloadHead}>
        <span>
          <strong role="status">{t(`models.download.phases.${phase}`)}</strong>{" "}
          <span data-figures>
            {t("models.download.of", { arrived: bytesInWords(arrived), total: bytesInWords(total) })}
          </span>{" "}
          ·{" "}
          {t("frame.downloadingFrom", {
            from: t(`models.fetch.sources.${source.kind}`, { from: source.from }),
          })}
        </span>
        <Button
          variant="default"
          {...busyButton(cancel.isPending, null)}
          onClick={() => !cancel.isPending && cancel.mutate()}
        >
          {t("models.download.cancel")}
        </Button>
      </div>
      <Progress
        value={(100 * arrived) / total}
        animated={phase === "verifying"}
        size="sm"
        aria-label={t("models.download.title", { name })}
      />
      {log.length > 0 && (
        <Fold
          title={t("models.download.log")}
          note={<span lang="en">{log.at(-1)}</span>}
          open={open}
          onToggle={setOpen}
        >
          <ScrollBox as="pre" name={t("models.download.log")}>
            <span lang="en">{log.join("\n")}</span>
          </ScrollBox>
        </Fold>
      )}
    </section>
  );
}
