import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { isPlain } from "../components/grid/keys.ts";
import classes from "./explored.module.css";

/** A place in a picture, in pixels from its upper left corner. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
}

export interface ExploredProps {
  readonly label: string;
  /** What the mark that is looked at says; without one, what to do. */
  readonly words: string;
  /** 1-based place of that mark among all; 0: none is looked at. */
  readonly position: number;
  readonly count: number;
  /** Moves to another mark. @returns whether the key does that */
  readonly onKey: (key: string) => boolean;
  /** The pointer is there. */
  readonly onPoint: (place: PicturePlace) => void;
  /** Opens the mark that is looked at; undefined: there is nothing to open. */
  readonly onOpen?: (() => void) | undefined;
  /** The picture, one element in its natural size; in it `data-current` is the mark that is looked at. */
  readonly children: ReactNode;
}

/**
 * A picture of many marks, one of which is looked at; what it says stands below. It takes the focus as a whole: arrow keys go
 * from mark to mark, Enter opens one, as a click does. So nothing but one line is drawn anew when the pointer moves.
 */
export function Explored(props: ExploredProps): ReactNode {
  const { label, words, position, count, onKey, onPoint, onOpen, children } = props;
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const move = (key: string): boolean => {
    // At once, for figures that come later change the position too, and are to scroll nothing.
    const moves = flushSync(() => onKey(key));
    const mark = picture.current?.querySelector("[data-current]");
    if (moves) mark?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return moves;
  };
  const press = (event: KeyboardEvent): void => {
    if (!isPlain(event)) return;
    if (event.key === "Enter" && position > 0 && onOpen !== undefined) onOpen();
    else if (!move(event.key)) return;
    event.preventDefault();
  };
  const point = (event: MouseEvent): void => onPoint(placeOf(event));
  return (
    <div
      className={classes.explored}
      role="listbox"
      aria-label={label}
      aria-activedescendant={id}
      tabIndex={0}
      onKeyDown={press}
    >
      <div
        ref={picture}
        className={classes.scroller}
        onPointerMove={point}
        // A finger is nowhere before it touches.
        onPointerDown={point}
        // The words below are read alone.
        onClick={() => position > 0 && onOpen?.()}
        data-opens={(position > 0 && onOpen !== undefined) || undefined}
        aria-hidden
      >
        {children}
      </div>
      <span
        id={id}
        className={classes.words}
        role="option"
        aria-selected={position > 0}
        aria-posinset={Math.max(1, position)}
        aria-setsize={count}
        data-figures
      >
        {words}
      </span>
    </div>
  );
}

function placeOf({ currentTarget, clientX, clientY }: MouseEvent): PicturePlace {
  const box = (currentTarget.firstElementChild ?? currentTarget).getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}
