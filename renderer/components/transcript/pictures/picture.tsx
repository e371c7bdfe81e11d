import { SegmentedControl } from "@mantine/core";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionTranscript } from "../../../../core/transcript.ts";
import { ScrollBox } from "../../scroll-box.tsx";
import classes from "./picture.module.css";

export interface PictureProps {
  /** As far as the replay has come. */
  readonly question: QuestionTranscript;
  /** Whether more is to come. */
  readonly live: boolean;
  /** Whether it may change, so that its room must not. */
  readonly steady: boolean;
}

/** A picture of what a method did, which can be read as a table as well. */
export function Picture({
  title,
  steady,
  picture,
  table,
}: {
  readonly title: string;
  /** While it is true the picture keeps the room that it has: what stands below must not move. */
  readonly steady: boolean;
  readonly picture: ReactNode;
  readonly table: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const [shown, setShown] = useState<"picture" | "table">("picture");
  return (
    <section className={classes.picture} aria-label={title}>
      <header className={classes.header}>
        <h3>{title}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t("transcript.showAs")}
          value={shown}
          onChange={(value) => setShown(value === "table" ? "table" : "picture")}
          data={[
            { value: "picture", label: t("transcript.asPicture") },
            { value: "table", label: t("transcript.asTable") },
          ]}
        />
      </header>
      <KeepRoom steady={steady}>{shown === "picture" ? picture : table}</KeepRoom>
    </section>
  );
}

function KeepRoom({
  steady,
  children,
}: {
  readonly steady: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    current.style.minHeight = steady ? `${height.current}px` : "";
    if (!steady) height.current = current.offsetHeight;
  });
  return (
    <div ref={box} className={classes.room}>
      {children}
    </div>
  );
}

/** A plain table. The cells at `figures` are numbers. */
export function PlainTable({
  caption,
  columns,
  rows,
  figures = [],
}: {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly figures?: readonly number[];
}): ReactNode {
  return (
    <ScrollBox className={classes.tableBox} name={caption}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-figure={figures.includes(index) || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={columns[index] ?? index} data-figure={figures.includes(index) || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
