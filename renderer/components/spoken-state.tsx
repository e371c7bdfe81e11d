import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FollowedRun } from "../state/followed-run.ts";

/** Tells who cannot see it how a run goes on and how it ends; its counts would be too many words. */
export function SpokenState({ followed: { phase, end } }: { readonly followed: FollowedRun }): ReactNode {
  const { t } = useTranslation();
  const going = phase === null ? "" : t(`frame.phases.${phase}`);
  const words = end === null ? going : t(`runs.states.${end.state}`);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
