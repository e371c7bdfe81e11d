import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { focusViewHeading } from "../components/focus-heading.ts";
import { useNavigation } from "../state/navigation.ts";

/**
 * What goes with a change of place: another view gives the window its name and begins at its top, and the heading takes the
 * focus if what had it is gone with the place that was left.
 */
export function useChangeOfPlace(): void {
  const { t } = useTranslation();
  const { view, run, compared } = useNavigation();
  const name = t(`frame.views.${view}`);
  useEffect(() => {
    // The view alone: a browser writes titles into its history, also those of questions that are not to be kept.
    document.title = `${name} · Counterpoint`;
  }, [name]);
  useLayoutEffect(() => {
    document.getElementById("content")?.scrollTo(0, 0);
  }, [view]);
  // Only these have a page for each run; elsewhere the view stays as it is.
  const place = view === "runs" || view === "sweep" ? [view, run, ...compared].join(" ") : view;
  const left = useRef(place);
  useEffect(() => {
    // A page that has just been opened begins before its heading, with the link that skips to it.
    if (left.current === place) return;
    left.current = place;
    if (document.activeElement === document.body) focusViewHeading();
  }, [place]);
}
