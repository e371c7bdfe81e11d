/** Where a call of `connect` or `listen` leads. */
export type Destination =
  | { readonly kind: "local" }
  | { readonly kind: "address"; readonly host: string | undefined; readonly port: number | undefined };

const LOCAL: Destination = { kind: "local" };

/** Reads the arguments of `net.Socket.connect` or `net.Server.listen`, in all the forms that Node takes. */
export function destinationOf(args: readonly unknown[]): Destination {
  const { path, host, port, fd, _handle: handle } = optionsOf(args);
  if (typeof path === "string" && path !== "") return pipe(path);
  if (typeof fd === "number" || handle !== undefined) return LOCAL;
  return { kind: "address", host: typeof host === "string" ? host : undefined, port: portOf(port) };
}

/** The address to which `dgram.Socket.send` sends; undefined is that of the connection, or this machine. */
export function datagramAddress(args: readonly unknown[]): string | undefined {
  // With an offset and a length: (message, offset, length, port, address); else (message, port, address).
  const address = typeof args[2] === "number" ? args[4] : args[2];
  return typeof address === "string" ? address : undefined;
}

function optionsOf(args: readonly unknown[]): Readonly<Record<string, unknown>> {
  // Node passes arguments that it has put in order already as one array.
  const [first, second] = Array.isArray(args[0]) ? (args[0] as readonly unknown[]) : args;
  if (typeof first === "object" && first !== null) return first as Record<string, unknown>;
  return portOf(first) === undefined ? { path: first } : { port: first, host: second };
}

function portOf(value: unknown): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const port = Number(value);
  return port >= 0 ? port : undefined;
}

/** On Windows a pipe may be another machine's: `\\server\pipe\name`; this one's begin with `\\.\` or `\\?\`. */
function pipe(path: string): Destination {
  const remote = /^[\\/]{2}(?![.?][\\/])/.test(path) && process.platform === "win32";
  return remote ? { kind: "address", host: path, port: undefined } : LOCAL;
}
