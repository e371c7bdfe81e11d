import { create } from "zustand";

export const VIEWS = ["ask", "evaluate", "runs", "models", "settings"] as const;
export type ViewName = (typeof VIEWS)[number];

/** What is shown. The address's fragment holds it, so that a reload shows the same. */
export interface Place {
  readonly view: ViewName;
  /** The run that is shown in the view, or null. */
  readonly run: string | null;
  /** The question of that run, or null. */
  readonly question: string | null;
}

interface Navigation extends Place {
  /** Shows a view, with a run and a question in it if they are given. */
  readonly go: (view: ViewName, run?: string | null, question?: string | null) => void;
}

const FIRST: Place = { view: "ask", run: null, question: null };

/** @returns the place that a fragment such as `#/runs/RUN/QUESTION` names; the first view for anything else */
export function parsePlace(fragment: string): Place {
  const [view, run, question] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  if (!VIEWS.includes(view as ViewName)) return FIRST;
  return { view: view as ViewName, run: orNull(run), question: orNull(question) };
}

/** The fragment that names a place. */
export function formatPlace({ view, run, question }: Place): string {
  const parts = [
    view,
    ...(run === null ? [] : [run]),
    ...(run === null || question === null ? [] : [question]),
  ];
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

function orNull(part: string | undefined): string | null {
  return part === undefined || part === "" ? null : part;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export const useNavigation = create<Navigation>((set) => ({
  ...FIRST,
  go: (view, run = null, question = null) => set({ view, run, question }),
}));

/** Keeps the address and the place the same, both ways. */
export function bindAddress(target: Window): void {
  const read = (): void => useNavigation.setState(parsePlace(target.location.hash));
  read();
  target.addEventListener("hashchange", read);
  useNavigation.subscribe((place) => {
    const fragment = formatPlace(place);
    if (target.location.hash !== fragment) target.history.pushState(null, "", fragment);
  });
  target.addEventListener("popstate", read);
}
