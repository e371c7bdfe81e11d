import { Button, Radio, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../../core/figure-words.ts";
import type { CatalogItem, CatalogSource } from "../../../../engine/contract/models.ts";
import { busyButton } from "../../../components/busy-button.tsx";
import { QueryProblem } from "../../../components/query-problem.tsx";
import { useEngine } from "../../../connection/engine.tsx";
import classes from "../models.module.css";
import { settleDiscard } from "./pending-discards.ts";

/** Says exactly what a download would be, and waits for a person to allow it. */
export function FetchPanel({
  item,
  home,
  onAllowed,
  onClose,
}: {
  readonly item: CatalogItem;
  readonly home: string | null;
  /** The download has begun. */
  readonly onAllowed: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const engine = useEngine();
  const [chosen, setChosen] = useState<string>();
  const [fullest] = item.sources.toSorted((one, other) => other.arrived - one.arrived);
  const source = item.sources.find(({ kind }) => kind === chosen) ?? fullest;
  const allow = useMutation({
    mutationFn: async (from: CatalogSource["kind"]) => {
      // What is to be thrown away would be gone on with.
      await settleDiscard(item.id);
      return (await engine()).network.download({ id: item.id, from });
    },
    onSuccess: onAllowed,
  });
  const arrived = source?.arrived ?? 0;
  const size = bytesInWords(Math.max(0, item.bytes - arrived));
  return (
    <section className={classes.fetch} aria-label={t("models.fetch.title", { name: item.name })}>
      <h3>{t("models.fetch.title", { name: item.name })}</h3>
      {item.sources.length > 1 && (
        <Radio.Group label={t("models.fetch.source")} value={source?.kind ?? ""} onChange={setChosen}>
          <Stack gap={4} mt={4}>
            {item.sources.map((one) => (
              <Radio
                key={one.kind}
                value={one.kind}
                size="sm"
                label={t(`models.fetch.sources.${one.kind}`, { from: one.from })}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {source !== undefined && (
        <ul>
          <li>
            {t("models.fetch.what", {
              published: item.published,
              size,
              from: t(`models.fetch.sources.${source.kind}`, { from: source.from }),
            })}
          </li>
          {arrived < item.arrived && (
            <li>{t("models.fetch.thrownAway", { size: bytesInWords(item.arrived) })}</li>
          )}
          <li>{t(`models.fetch.how.${source.kind}`)}</li>
          {home !== null && <li>{t("models.fetch.where", { home })}</li>}
          <li>{t("models.fetch.verified")}</li>
          <li>{t("models.fetch.offline")}</li>
        </ul>
      )}
      <QueryProblem query={allow} />
      <div className={classes.row}>
        <Button
          {...busyButton(allow.isPending, null)}
          disabled={source === undefined}
          onClick={() => source !== undefined && !allow.isPending && allow.mutate(source.kind)}
        >
          {t("models.fetch.allow")}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t("models.fetch.notNow")}
        </Button>
      </div>
    </section>
  );
}
