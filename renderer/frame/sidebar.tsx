import { UnstyledButton } from "@mantine/core";
import { spotlight } from "@mantine/spotlight";
import {
  Boxes,
  FlaskConical,
  Grid3x3,
  History,
  Lightbulb,
  MessagesSquare,
  Search,
  Settings,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shortcut } from "../components/command-key.ts";
import { formatPlace, useNavigation, viewAlone, VIEWS, type ViewName } from "../state/navigation.ts";
import classes from "./frame.module.css";
import { NetworkBadge } from "./network-badge.tsx";
import { RunningList } from "./running-list.tsx";

const ICONS = {
  ask: MessagesSquare,
  evaluate: FlaskConical,
  sweep: Grid3x3,
  runs: History,
  experience: Lightbulb,
  models: Boxes,
  settings: Settings,
} as const;

/** Navigation, what is running, and whether anything leaves the machine. */
export function Sidebar(): ReactNode {
  const { t } = useTranslation();
  return (
    <aside className={classes.sidebar}>
      <div className={classes.brand}>
        <img src="./icon.svg" alt="" width={22} height={22} /> Counterpoint
      </div>
      <UnstyledButton className={classes.search} onClick={spotlight.open}>
        <Search size={14} aria-hidden /> <span>{t("frame.palette.open")}</span> <kbd>{shortcut("K")}</kbd>
      </UnstyledButton>
      <nav aria-label={t("frame.navigation")}>
        {VIEWS.map((name) => (
          <ViewLink key={name} name={name} />
        ))}
      </nav>
      <RunningList />
      <NetworkBadge />
    </aside>
  );
}

function ViewLink({ name }: { readonly name: ViewName }): ReactNode {
  const { t } = useTranslation();
  const { view, go } = useNavigation();
  const Icon = ICONS[name];
  return (
    <a
      className={classes.link}
      href={formatPlace(viewAlone(name))}
      aria-current={view === name ? "page" : undefined}
      onClick={(event) => {
        event.preventDefault();
        go(name);
      }}
    >
      <Icon size={16} aria-hidden /> {t(`frame.views.${name}`)}
    </a>
  );
}
