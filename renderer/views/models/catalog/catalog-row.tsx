import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../../core/figure-words.ts";
import type { CatalogItem, NetworkState } from "../../../../engine/contract/models.ts";
import { CopyButton } from "../../../components/copy-button.tsx";
import { fitOf } from "../../../components/memory-fit.ts";
import { modelNotes } from "../../../i18n/model-notes.ts";
import { shortHash } from "../figures.ts";
import classes from "../models.module.css";
import { Download } from "./download.tsx";
import { DownloadEnd } from "./download-end.tsx";
import { FetchPanel } from "./fetch-panel.tsx";
import { ItemState } from "./item-state.tsx";
import { useWithoutDiscarded } from "./pending-discards.ts";

const COLUMNS = 5;

/** One model of the catalogue, and below it what is being done about it. */
export function CatalogRow({
  item: listed,
  memory,
  home,
  network,
  isOpen,
  onOpen,
}: {
  readonly item: CatalogItem;
  /** Bytes of this machine; undefined until it is known. */
  readonly memory: number | undefined;
  readonly home: string | null;
  readonly network: NetworkState | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}): ReactNode {
  const { i18n } = useTranslation();
  const item = useWithoutDiscarded(listed);
  const { id, name, published, notes, sha256, bytes: size } = item;
  const row = useRef<HTMLTableRowElement>(null);
  // The buttons of what opens below go with it, and that of the row with a download.
  const close = (): void => {
    const button = row.current?.querySelector<HTMLElement>("button[aria-expanded]:enabled");
    (button ?? row.current)?.focus();
    onOpen(false);
  };
  const closeForDownload = (): void => {
    row.current?.focus();
    onOpen(false);
  };
  const below = belowRow();
  return (
    <>
      <tr ref={row} tabIndex={-1}>
        <th scope="row">
          <strong>{name}</strong>
          <small>{modelNotes(id, notes, i18n.language)}</small>
          <small className={classes.hash}>
            <span>{published}</span>
            <span className={classes.together}>
              SHA-256 <code title={sha256}>{shortHash(sha256)}</code>
              <CopyButton text={sha256} name={`SHA-256 ${name}`} />
            </span>
          </small>
        </th>
        <td className={classes.figure}>
          {item.parameters}
          <small>{item.quantization}</small>
        </td>
        <td className={classes.figure}>
          {bytesInWords(size)}
          <FitWord size={size} memory={memory} />
        </td>
        <td>{item.license}</td>
        <td>
          <ItemState item={item} network={network} isOpen={isOpen} onOpen={onOpen} />
        </td>
      </tr>
      {below !== null && (
        <tr>
          <td colSpan={COLUMNS}>{below}</td>
        </tr>
      )}
    </>
  );

  function belowRow(): ReactNode {
    if (network?.state === "downloading" && network.id === id) return <Download download={network} />;
    if (isOpen) return <FetchPanel item={item} home={home} onAllowed={closeForDownload} onClose={close} />;
    if (network?.state === "offline" && network.last?.id === id) return <DownloadEnd end={network.last} />;
    return null;
  }
}

function FitWord({
  size,
  memory,
}: {
  readonly size: number;
  readonly memory: number | undefined;
}): ReactNode {
  const { t } = useTranslation();
  if (memory === undefined) return null;
  const fit = fitOf(size, memory);
  const kind = { fits: "good", tight: "warn", "too-large": "bad" }[fit];
  return (
    <small className={classes.fit} data-kind={kind}>
      {t(`models.fit.${fit}`, { memory: bytesInWords(memory) })}
    </small>
  );
}
