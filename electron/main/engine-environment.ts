/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What of this process's environment would let Node or Electron do something else than run the file. */
const UNWANTED = /^(NODE_|ELECTRON_)/i;

/** The engine's environment: the person's own, since the pip that it may start looks at it. */
export function engineEnvironment(
  environment: Environment,
  { home, models }: { readonly home: string; readonly models: string },
): Record<string, string> {
  const kept = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !UNWANTED.test(entry[0]),
  );
  return { ...Object.fromEntries(kept), COUNTERPOINT_HOME: home, COUNTERPOINT_MODELS: models };
}
