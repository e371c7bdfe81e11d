/** Where a call of `connect` or `listen` leads. */
export type Destination =
  | { readonly kind: "local" }
  | { readonly kind: "address"; readonly host: string | undefined; readonly port: number | undefined };

const LOCAL: Destination = { kind: "local" };

/** Reads the arguments of `net.Socket.connect` or `net.Server.listen`, in all the forms that Node takes. */
export function destinationOf(args: readonly unknown[], platform = process.platform): Destination {
  const { path, host, port, fd, _handle: handle } = optionsOf(args);
  if (typeof path === "string" && path !== "") return pipe(path, platform);
  if (typeof fd === "number" || handle !== undefined) return LOCAL;
  return { kind: "address", host: typeof host === "string" ? host : undefined, port: portOf(port) };
}

/** The address to which `dgram.Socket.send` sends; undefined is that of the connection, or this machine. */
export function datagramAddress(args: readonly unknown[]): string | undefined {
  // With an offset and a length: (message, offset, length, port, address); else (message, port, address).
  const address = typeof args[2] === "number" ? args[4] : args[2];
  return typeof address === "string" ? address : undefined;
}

/** Where `dgram.Socket.bind` receives: without a host at every address, with port 0 at one that is free. */
export function receiverOf([first, second]: readonly unknown[]): Destination {
  const options = typeof first === "object" && first !== null ? first : { port: first, address: second };
  const { port, address, fd, recvStart } = options as Readonly<Record<string, unknown>>;
  if (typeof fd === "number" || typeof recvStart === "function") return LOCAL;
  const host = typeof address === "string" && address !== "" ? address : undefined;
  return { kind: "address", host, port: portOf(port) };
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

/** On Windows `\\server\pipe\name` is another machine's; this one's begin with `\\.\pipe\` or `\\?\pipe\`. */
function pipe(path: string, platform: NodeJS.Platform): Destination {
  const remote = /^[\\/]{2}(?![.?][\\/]pipe[\\/])/i.test(path) && platform === "win32";
  return remote ? { kind: "address", host: path, port: undefined } : LOCAL;
}
