import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../core/figure-words.ts";
import { count } from "../../components/numbers.ts";
import { Read } from "../../components/read.tsx";
import { Panel } from "../../components/view.tsx";
import { useEmbedders } from "../../state/models.ts";
import classes from "./models.module.css";

/** The models that turn text into vectors: methods compare replies with them. */
export function Embedders(): ReactNode {
  const { t, i18n } = useTranslation();
  const embedders = useEmbedders();
  const number = (value: number | null): string => (value === null ? "–" : count(value, i18n.language));
  return (
    <Panel title={t("models.embedders.title")}>
      <p className={classes.note}>{t("models.embedders.note")}</p>
      <Read query={embedders}>
        {(found) => (
          <table className={classes.table} aria-label={t("models.embedders.title")}>
            <thead>
              <tr>
                <th scope="col">{t("models.columns.name")}</th>
                <th scope="col" className={classes.figure}>
                  {t("models.columns.size")}
                </th>
                <th scope="col" className={classes.figure}>
                  {t("models.embedders.dimensions")}
                </th>
                <th scope="col" className={classes.figure}>
                  {t("models.embedders.longest")}
                </th>
                <th scope="col">{t("models.columns.origin")}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ name, path, bytes: size, dimensions, maxTokens, origin, problem }) => (
                <tr key={path}>
                  <th scope="row" title={path}>
                    {name}
                    {problem !== null && (
                      <small lang="en">
                        <span className={classes.tag} data-kind="warn">
                          <TriangleAlert size={12} aria-hidden />
                        </span>{" "}
                        {problem}
                      </small>
                    )}
                  </th>
                  <td className={classes.figure}>{bytesInWords(size)}</td>
                  <td className={classes.figure}>{number(dimensions)}</td>
                  <td className={classes.figure}>{number(maxTokens)}</td>
                  <td className={classes.word}>{t(`models.embedders.origins.${origin}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Read>
    </Panel>
  );
}
