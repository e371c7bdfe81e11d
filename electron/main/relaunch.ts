import type { Environment } from "./engine-environment.ts";

/**
 * What is to be started in this program's place, if it is not itself. What runs of an AppImage lies in a file system that
 * is gone when it has ended. The two variables may be those of another AppImage, from which this program was started.
 */
export function startedAnew(
  executable: string,
  { APPIMAGE, APPDIR }: Environment,
): { readonly execPath?: string } {
  const isInside = APPDIR !== undefined && executable.startsWith(`${APPDIR}/`);
  return isInside && APPIMAGE !== undefined ? { execPath: APPIMAGE } : {};
}
