import { Equal, Minus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownTriple } from "../../../../core/similarity/matched-triples.ts";
import type { ShownGraph } from "../../../../engine/contract/experience.ts";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { PlainTable } from "../../../components/transcript/pictures/picture.tsx";
import classes from "./pictures.module.css";

/** One meaning graph, indented as PENMAN and as the list of its triples, with those that the other graph has too. */
export function MeaningGraph({
  graph: { penman, triples, failed },
  text,
}: {
  readonly graph: ShownGraph;
  /** Which text it is of, in words. */
  readonly text: string;
}): ReactNode {
  const { t } = useTranslation();
  const name = t("pictures.experience.compare.graph", { text });
  return (
    <section className={classes.graph} aria-label={name}>
      <h4>{name}</h4>
      {failed && (
        <p className={classes.warning}>
          <TriangleAlert size={14} aria-hidden /> {t("pictures.experience.compare.standIn")}
        </p>
      )}
      <ScrollBox as="pre" className={classes.penman} name={name}>
        {penman}
      </ScrollBox>
      <PlainTable
        caption={t("pictures.experience.compare.triples", { text })}
        columns={["matched", "triple", "kind"].map((column) =>
          t(`pictures.experience.compare.columns.${column}`),
        )}
        rows={triples.map((triple, index) => ({
          key: String(index),
          cells: [
            <MatchSign key="match" matched={triple.matched} />,
            <code key="triple" data-matched={triple.matched || undefined}>
              {tripleText(triple)}
            </code>,
            t(`pictures.experience.compare.kinds.${triple.kind}`),
          ],
        }))}
      />
    </section>
  );
}

function MatchSign({ matched }: { readonly matched: boolean }): ReactNode {
  const { t } = useTranslation();
  const Sign = matched ? Equal : Minus;
  return (
    <span className={classes.match} data-matched={matched || undefined}>
      <Sign size={13} aria-hidden />
      {t(matched ? "pictures.experience.compare.matched" : "pictures.experience.compare.unmatched")}
    </span>
  );
}

/** `b / boy` for a concept, `w :ARG0 b` for a relation. */
function tripleText({ kind, source, role, target }: ShownTriple): string {
  return kind === "instance" ? `${source} / ${target}` : `${source} :${role} ${target}`;
}
