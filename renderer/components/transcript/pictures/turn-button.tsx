import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import { createContext, use, type ReactNode } from "react";

/** Brings the turn at a path into sight. */
export const RevealTurn = createContext<(path: string) => void>(() => undefined);

export interface TurnButtonProps extends Pick<UnstyledButtonProps, "className" | "style"> {
  /** Of the turn; null: there is none to bring into sight, so nothing can be pressed. */
  readonly path: string | null;
  readonly title?: string | undefined;
  readonly "aria-label"?: string;
  readonly children?: ReactNode;
}

/** A turn in a picture: pressed, it brings into sight what was said. */
export function TurnButton({ path, ...props }: TurnButtonProps): ReactNode {
  const reveal = use(RevealTurn);
  return (
    <UnstyledButton
      {...props}
      disabled={path === null}
      onClick={() => {
        if (path !== null) reveal(path);
      }}
    />
  );
}
