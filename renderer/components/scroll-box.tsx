import {
  createElement,
  type CSSProperties,
  type ReactNode,
  type RefAttributes,
  type UIEventHandler,
} from "react";

export interface ScrollBoxProps extends RefAttributes<HTMLElement> {
  /** The element that it is. A list keeps its own role. */
  readonly as?: "div" | "p" | "pre" | "ol";
  /** What is in it, for who cannot see where it stands. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly onScroll?: UIEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** What may need more room than it has: it takes the focus, so that keys scroll it, and is read out by its name. */
export function ScrollBox({ as = "div", name, ...props }: ScrollBoxProps): ReactNode {
  return createElement(as, {
    ...props,
    tabIndex: 0,
    role: as === "ol" ? undefined : "group",
    "aria-label": name,
  });
}
