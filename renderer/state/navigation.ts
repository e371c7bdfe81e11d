import { create } from "zustand";
import type { RunKind } from "../../engine/contract/reports.ts";

export const VIEWS = ["ask", "evaluate", "sweep", "runs", "experience", "models", "settings"] as const;
export type ViewName = (typeof VIEWS)[number];

/** What is shown. The address's fragment holds it, so that a reload shows the same. */
export interface Place {
  readonly view: ViewName;
  /** The run that is shown in the view, or null. */
  readonly run: string | null;
  /** The run of a cell, where the shown run is a sweep and one of its cells is open; or null. */
  readonly cell: string | null;
  /** The question of that run, or of the cell's, or null. */
  readonly question: string | null;
  /** Runs that are set side by side instead of one being shown; empty: none are. */
  readonly compared: readonly string[];
  /** The experience repository that is shown; null in every other view, and where none was chosen. */
  readonly repository: string | null;
  /** Id of the experience of that repository that is open, or null. */
  readonly experience: string | null;
}

interface Navigation extends Place {
  /** Shows a view, with a run and a question in it if they are given. */
  readonly go: (view: ViewName, run?: string | null, question?: string | null) => void;
  /** Shows a cell of a sweep, by the cell's run, with a question of it if that is given. */
  readonly goToCell: (view: ViewName, sweep: string, cell: string, question?: string | null) => void;
  /** Sets runs side by side; a sweep stands for the runs of its cells. */
  readonly goToComparison: (runs: readonly string[]) => void;
  /** Shows a repository in the view of experience, with one of its experiences open if it is given. */
  readonly goToExperience: (repository: string, experience?: string | null) => void;
}

/** A view in which nothing is chosen yet. */
export function viewAlone(view: ViewName): Place {
  return {
    view,
    run: null,
    cell: null,
    question: null,
    compared: [],
    repository: null,
    experience: null,
  };
}

const FIRST = viewAlone("ask");
/** Stands in an address before the run of a sweep's cell, and before runs that are set side by side. */
const CELL = "cell";
const COMPARE = "compare";
/** Stands in an address, where other runs have a question, behind a model whose speed is to be measured. */
export const SPEED = "speed";

/**
 * @returns the place that a fragment such as `#/runs/RUN/QUESTION`, `#/runs/SWEEP/cell/RUN/QUESTION`, `#/runs/compare/RUN/RUN`
 * or `#/experience/REPOSITORY/ID` names; the first view for anything else
 */
export function parsePlace(fragment: string): Place {
  const [name, ...parts] = fragment
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decode);
  const view = VIEWS.find((known) => known === name);
  if (view === undefined) return FIRST;
  const [outer, inner, cell, question] = parts;
  if (view === "experience")
    return { ...viewAlone(view), repository: orNull(outer), experience: orNull(inner) };
  if (view === "runs" && outer === COMPARE)
    return { ...viewAlone(view), compared: parts.slice(1).filter((run) => run !== "") };
  return inner === CELL && orNull(cell) !== null
    ? { ...viewAlone(view), run: orNull(outer), cell: orNull(cell), question: orNull(question) }
    : { ...viewAlone(view), run: orNull(outer), question: orNull(inner) };
}

/** The fragment that names a place. */
export function formatPlace(place: Place): string {
  return `#/${[place.view, ...partsOf(place)].map(encodeURIComponent).join("/")}`;
}

function partsOf({ view, run, cell, question, compared, repository, experience }: Place): readonly string[] {
  if (compared.length > 0) return [COMPARE, ...compared];
  if (view === "experience") return repository === null ? [] : [repository, ...known(experience)];
  if (run === null) return [];
  return cell === null ? [run, ...known(question)] : [run, CELL, cell, ...known(question)];
}

function known(part: string | null): readonly string[] {
  return part === null ? [] : [part];
}

/** The view in which a run of a kind is followed while it goes on. */
export function viewOfKind(kind: RunKind): ViewName {
  return ({ ask: "ask", eval: "evaluate", sweep: "sweep" } as const)[kind];
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
  goToCell: (view, run, cell, question = null) => set({ ...viewAlone(view), run, cell, question }),
  goToComparison: (compared) => set({ ...viewAlone("runs"), compared }),
  goToExperience: (repository, experience = null) =>
    set({ ...viewAlone("experience"), repository, experience }),
}));

/** What of a window holds its address. */
export interface AddressWindow {
  readonly location: Pick<Location, "hash">;
  readonly history: Pick<History, "pushState" | "replaceState">;
  addEventListener(type: "hashchange" | "popstate", listener: () => void): void;
}

/**
 * Keeps the address and the place the same, both ways. A place is an entry of the window's history, but for the rows of a
 * table that are gone through one after another: those are one.
 */
export function bindAddress(target: AddressWindow): void {
  let reading = false;
  const read = (): void => {
    reading = true;
    useNavigation.setState(parsePlace(target.location.hash));
    reading = false;
  };
  useNavigation.subscribe((place, before) => {
    const fragment = formatPlace(place);
    if (target.location.hash === fragment) return;
    // An entry that is read stays one, however its fragment was written: else nobody could go back past it.
    if (reading || isNextRow(before, place)) target.history.replaceState(null, "", fragment);
    else target.history.pushState(null, "", fragment);
  });
  read();
  target.addEventListener("hashchange", read);
  target.addEventListener("popstate", read);
}

/** Whether two places differ only in which question or experience of a table is open. */
function isNextRow(before: Place, place: Place): boolean {
  const isOpen = ({ question, experience }: Place): boolean => question !== null || experience !== null;
  return isOpen(before) && isOpen(place) && formatPlace(closed(before)) === formatPlace(closed(place));
}

function closed(place: Place): Place {
  return { ...place, question: null, experience: null };
}
