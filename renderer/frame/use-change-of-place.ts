import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { focusViewHeading } from "../components/focus-heading.ts";
import { useNavigation, type Place } from "../state/navigation.ts";

/**
 * What goes with a change of place: another view gives the window its name and begins at its top, and the heading takes the
 * focus if what had it is gone with the place that was left.
 */
export function useChangeOfPlace(): void {
  const { t } = useTranslation();
  const place = useNavigation();
  const { view } = place;
  const name = t(`frame.views.${view}`);
  useEffect(() => {
    // The view alone: a browser writes titles into its history, also those of questions that are not to be kept.
    document.title = `${name} · Counterpoint`;
  }, [name]);
  useLayoutEffect(() => {
    document.getElementById("content")?.scrollTo(0, 0);
  }, [view]);
  const page = pageOf(place);
  const left = useRef(page);
  useEffect(() => {
    // A page that has just been opened begins before its heading, with the link that skips to it.
    if (left.current === page) return;
    left.current = page;
    if (document.activeElement === document.body) focusViewHeading();
  }, [page]);
  useEffect(() => leaveFieldsInTime(), []);
}

/**
 * Leaves the field that has the focus before its page goes, as it does by a hot key or on the way back: many fields take what
 * was typed only when they are left, and what React takes away is told nothing.
 * @returns ends that
 */
export function leaveFieldsInTime(): () => void {
  return useNavigation.subscribe((place, before) => {
    if (pageOf(place) !== pageOf(before)) document.querySelector<HTMLElement>("#content input:focus")?.blur();
  });
}

/** What is drawn anew as a whole: only these views have a page for each run, elsewhere the view stays as it is. */
function pageOf({ view, run, compared }: Place): string {
  return view === "runs" || view === "sweep" ? [view, run, ...compared].join(" ") : view;
}
