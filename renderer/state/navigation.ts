import { create } from "zustand";

export const VIEWS = ["ask", "evaluate", "runs", "experience", "models", "settings"] as const;
export type ViewName = (typeof VIEWS)[number];

/** What is shown. The address's fragment holds it, so that a reload shows the same. */
export interface Place {
  readonly view: ViewName;
  /** The run that is shown in the view, or null. */
  readonly run: string | null;
  /** The question of that run, or null. */
  readonly question: string | null;
  /** The experience repository that is shown; null in every other view, and where none was chosen. */
  readonly repository: string | null;
  /** Id of the experience of that repository that is open, or null. */
  readonly experience: string | null;
}

interface Navigation extends Place {
  /** Shows a view, with a run and a question in it if they are given. */
  readonly go: (view: ViewName, run?: string | null, question?: string | null) => void;
  /** Shows a repository in the view of experience, with one of its experiences open if it is given. */
  readonly goToExperience: (repository: string, experience?: string | null) => void;
}

/** A view in which nothing is chosen yet. */
export function viewAlone(view: ViewName): Place {
  return { view, run: null, question: null, repository: null, experience: null };
}

const FIRST = viewAlone("ask");

/**
 * @returns the place that a fragment such as `#/runs/RUN/QUESTION` or `#/experience/REPOSITORY/ID` names; the first view for
 * anything else
 */
export function parsePlace(fragment: string): Place {
  const [name, outer, inner] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  const view = VIEWS.find((known) => known === name);
  if (view === undefined) return FIRST;
  return view === "experience"
    ? { ...viewAlone(view), repository: orNull(outer), experience: orNull(inner) }
    : { ...viewAlone(view), run: orNull(outer), question: orNull(inner) };
}

/** The fragment that names a place. */
export function formatPlace({ view, run, question, repository, experience }: Place): string {
  const [outer, inner] = view === "experience" ? [repository, experience] : [run, question];
  const parts = [
    view,
    ...(outer === null ? [] : [outer]),
    ...(outer === null || inner === null ? [] : [inner]),
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
  go: (view, run = null, question = null) => set({ ...viewAlone(view), run, question }),
  goToExperience: (repository, experience = null) =>
    set({ ...viewAlone("experience"), repository, experience }),
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
