import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BenchFigure } from "../../../../engine/contract/models.ts";
import { speedFigure } from "../figures.ts";
import classes from "../models.module.css";

/** Tokens a second of the prompt, and of so many agents at once. */
export function SpeedTable({
  prompt,
  decode,
}: {
  /** Undefined while it is not known. */
  readonly prompt: number | undefined;
  readonly decode: readonly BenchFigure[];
}): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {prompt !== undefined && (
        <p className={classes.soft} data-figures>
          {t("models.speed.prompt", { value: speedFigure(prompt) })}
        </p>
      )}
      {decode.length > 0 && (
        <table className={classes.table} aria-label={t("models.speed.title")} data-figures>
          <thead>
            <tr>
              <th scope="col">{t("models.speed.together")}</th>
              <th scope="col" className={classes.figure}>
                {t("models.speed.all")}
              </th>
              <th scope="col" className={classes.figure}>
                {t("models.speed.each")}
              </th>
            </tr>
          </thead>
          <tbody>
            {decode.map(({ replies, tokensPerSecond }) => (
              <tr key={replies}>
                <th scope="row">{replies}</th>
                <td className={classes.figure}>{speedFigure(tokensPerSecond)}</td>
                <td className={classes.figure}>{speedFigure(tokensPerSecond / replies)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
