import { UnstyledButton } from "@mantine/core";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunListing } from "../../../engine/contract/reports.ts";
import { StateSign } from "../../components/state-sign.tsx";
import { Panel } from "../../components/view.tsx";
import { useNavigation } from "../../state/navigation.ts";
import { methodTitles } from "../runs/history-rows.ts";
import { fullDate } from "../runs/when.ts";
import classes from "./sweep.module.css";

/** So many are listed here; Runs has them all. */
const MOST = 8;

/** Sweeps that go on or are over, newest first. */
export function EarlierSweeps({ sweeps }: { readonly sweeps: readonly RunListing[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Panel title={t("sweep.earlier.title")}>
      <ul className={classes.earlier}>
        {sweeps.slice(0, MOST).map((sweep) => (
          <li key={sweep.run}>
            <EarlierSweep sweep={sweep} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function EarlierSweep({ sweep }: { readonly sweep: RunListing }): ReactNode {
  const { t, i18n } = useTranslation();
  const { go } = useNavigation();
  const { run, title, model, state, done, questions, started } = sweep;
  return (
    <UnstyledButton className={classes.sweep} onClick={() => go("sweep", run)}>
      <span>
        <strong>{title}</strong>
        <small>{[methodTitles(sweep, t), model, fullDate(started, i18n.language)].join(" · ")}</small>
      </span>
      <span data-figures>{t("runs.of", { done, questions })}</span>
      <StateSign state={state} />
      <ArrowRight size={16} aria-hidden />
    </UnstyledButton>
  );
}
