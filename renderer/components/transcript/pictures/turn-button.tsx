import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import { createContext, use, type ReactNode } from "react";

/** Brings the turn at a path into sight. */
export const RevealTurn = createContext<(path: string) => void>(() => undefined);

export interface TurnButtonProps extends Pick<UnstyledButtonProps, "className" | "style"> {
  /** Of the turn. */
  readonly path: string;
  readonly title?: string | undefined;
  readonly "aria-label"?: string;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}

/** A turn in a picture: pressed, it brings into sight what was said. */
export function TurnButton({ path, ...props }: TurnButtonProps): ReactNode {
  const reveal = use(RevealTurn);
  return <UnstyledButton {...props} onClick={() => reveal(path)} />;
}
