import { Button } from "@mantine/core";
import { Lightbulb } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Empty } from "../../components/empty.tsx";
import { neededWords } from "../../components/experience-words.ts";
import { useNavigation } from "../../state/navigation.ts";
import classes from "./experience.module.css";
import { FIRST_SETTINGS } from "./pictures/outlier-test.ts";

const WAYS = ["thumbs", "method", "file"] as const;

/** What an experience is and how one comes here, while there is none. */
export function NothingYet(): ReactNode {
  const { t } = useTranslation();
  const { go } = useNavigation();
  return (
    <Empty icon={<Lightbulb size={28} aria-hidden />} title={t("experience.empty.title")}>
      <p>{t("experience.empty.what")}</p>
      <ul className={classes.ways} aria-label={t("experience.empty.ways")}>
        {WAYS.map((way) => (
          <li key={way}>{t(`experience.empty.${way}`)}</li>
        ))}
      </ul>
      <p>{t("experience.empty.few", { needed: neededWords(0, FIRST_SETTINGS.minimum, t) })}</p>
      <div className={classes.tools}>
        <Button onClick={() => go("ask")}>{t("experience.empty.ask")}</Button>
        <Button variant="subtle" onClick={() => go("evaluate")}>
          {t("experience.empty.evaluate")}
        </Button>
      </div>
    </Empty>
  );
}
