import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import process from "node:process";
import { datagramAddress, destinationOf, receiverOf } from "./destination.ts";
import { NetworkRefusedError } from "./refused.ts";
import { NetworkRules, type RulesOptions } from "./rules.ts";

/** What keeps this process on this machine. */
export interface NetworkGate {
  /**
   * Lets this process reach these hosts at the port of TLS, until the returned function is called, which also ends the
   * connections that were made.
   * @param hosts names; `*.` before a name means its subdomains
   */
  allow(hosts: readonly string[]): () => void;
}

let installed: NetworkGate | undefined;

/**
 * Refuses from now on every connection, datagram, listener and name look-up of this process beyond this machine, by
 * whichever module of Node. Pipes, Unix sockets and channels to child processes stay. It cannot be taken off; a second
 * call gives the same gate. What it cannot see is in docs/adr/0011-network.md.
 */
export function installNetworkGate(options: RulesOptions = {}): NetworkGate {
  installed ??= install(new NetworkRules(options));
  return installed;
}

function install(rules: NetworkRules): NetworkGate {
  const sockets = guardSockets(rules);
  guardListeners(rules);
  guardDatagrams(rules);
  guardNames(rules);
  syncBuiltinESMExports();
  return {
    allow: (hosts) => {
      const close = rules.add(hosts);
      return () => {
        close();
        if (rules.open) return;
        for (const socket of sockets)
          socket.destroy(new NetworkRefusedError("A connection that had been allowed"));
      };
    },
  };
}

/** @returns the connections beyond this machine that are open */
function guardSockets(rules: NetworkRules): ReadonlySet<net.Socket> {
  const beyond = new Set<net.Socket>();
  guard(net.Socket.prototype, "connect", (self, args, proceed) => {
    const socket = self as net.Socket;
    const destination = destinationOf(args);
    if (destination.kind === "local") return proceed();
    const { host = "localhost", port } = destination;
    if (rules.isAllowed(host, port)) {
      beyond.add(socket);
      socket.once("close", () => beyond.delete(socket));
    } else if (!rules.isHere(host)) {
      return refuseSocket(
        socket,
        new NetworkRefusedError(`A connection to ${port === undefined ? host : `${host}, port ${port},`}`),
      );
    } else {
      // Comes before the connection is tried: a hosts file may say anything of "localhost".
      socket.on("lookup", (_error: unknown, address?: string) => {
        if (address !== undefined && !rules.isHere(address))
          socket.destroy(new NetworkRefusedError(`A connection to ${address}`));
      });
    }
    return proceed();
  });
  return beyond;
}

/** Fails as a connection fails. At once would be too early: `tls.connect` goes on using the socket's handle. */
function refuseSocket(socket: net.Socket, error: NetworkRefusedError): net.Socket {
  Reflect.set(socket, "connecting", true);
  process.nextTick(() => socket.destroy(error));
  return socket;
}

function guardListeners(rules: NetworkRules): void {
  guard(net.Server.prototype, "listen", (_self, args, proceed) => {
    const destination = destinationOf(args);
    if (destination.kind === "local" || rules.isHere(destination.host ?? "")) return proceed();
    throw new NetworkRefusedError(`Listening at ${destination.host ?? "every address of this machine"}`);
  });
}

function guardDatagrams(rules: NetworkRules): void {
  const { prototype } = dgram.Socket;
  const decide =
    (addressOf: (args: readonly unknown[]) => string | undefined): Decision =>
    (self, args, proceed) => {
      const address = addressOf(args);
      if (address === undefined || rules.isHere(address)) return proceed();
      const error = new NetworkRefusedError(`A datagram to ${address}`);
      const callback = args.at(-1);
      process.nextTick(() => {
        if (typeof callback === "function") (callback as (error: Error) => void)(error);
        else (self as dgram.Socket).emit("error", error);
      });
      return undefined;
    };
  guard(prototype, "send", decide(datagramAddress));
  guard(
    prototype,
    "connect",
    decide(([, address]) => (typeof address === "string" ? address : undefined)),
  );
  guard(prototype, "bind", (_self, args, proceed) => {
    const receiver = receiverOf(args);
    if (receiver.kind === "local") return proceed();
    const { host, port = 0 } = receiver;
    // Sending binds by itself, to no address in particular and to a port that the system chooses.
    if (host === undefined ? port === 0 : rules.isHere(host)) return proceed();
    throw new NetworkRefusedError(`Receiving at ${host ?? "every address of this machine"}`);
  });
  for (const join of ["addMembership", "addSourceSpecificMembership"] as const) {
    guard(prototype, join, (_self, [group]) => {
      throw new NetworkRefusedError(`Joining ${String(group)}`);
    });
  }
}

function guardNames(rules: NetworkRules): void {
  const isOpen = (name: unknown): boolean =>
    typeof name !== "string" || name === "" || rules.isHere(name) || rules.isAllowedName(name);
  guard(dns, "lookup", (_self, args, proceed) => {
    const [name] = args;
    const callback = args.at(-1);
    if (isOpen(name)) {
      if (typeof callback === "function") args[args.length - 1] = learning(rules, callback as LookupCallback);
      return proceed();
    }
    const error = new NetworkRefusedError(`Looking up ${String(name)}`);
    if (typeof callback !== "function") throw error;
    process.nextTick(() => (callback as LookupCallback)(error));
    return {};
  });
  guard(dns.promises, "lookup", async (_self, args, proceed) => {
    if (!isOpen(args[0])) throw new NetworkRefusedError(`Looking up ${String(args[0])}`);
    const found = await proceed();
    rules.learn(addressesOf(found));
    return found;
  });
  // These ask name servers themselves, even for "localhost".
  for (const resolver of [dns, dns.Resolver.prototype]) {
    guardQueries(resolver, (args, error) => {
      const callback = args.at(-1);
      if (typeof callback !== "function") throw error;
      process.nextTick(() => (callback as LookupCallback)(error));
      return {};
    });
  }
  for (const resolver of [dns.promises, dns.promises.Resolver.prototype]) {
    guardQueries(resolver, (_args, error) => Promise.reject(error));
  }
}

function guardQueries(
  resolver: object,
  refuse: (args: readonly unknown[], error: NetworkRefusedError) => unknown,
): void {
  const names = Object.getOwnPropertyNames(resolver).filter((name) =>
    /^(resolve|reverse$|lookupService$)/.test(name),
  );
  for (const name of names) {
    guard(resolver as Record<string, unknown>, name, (_self, args) =>
      refuse(args, new NetworkRefusedError(`Looking up ${String(args[0])}`)),
    );
  }
}

type LookupCallback = (error: Error | null, found?: unknown, family?: number) => void;

function learning(rules: NetworkRules, callback: LookupCallback): LookupCallback {
  return (error, found, family) => {
    rules.learn(addressesOf(found));
    callback(error, found, family);
  };
}

/** The addresses in what a look-up found: one, or a list, each as text or within an object. */
function addressesOf(found: unknown): readonly string[] {
  if (typeof found === "string") return [found];
  if (Array.isArray(found)) return found.flatMap(addressesOf);
  if (typeof found === "object" && found !== null && "address" in found) return addressesOf(found.address);
  return [];
}

type Decision = (self: unknown, args: unknown[], proceed: () => unknown) => unknown;

/** Puts a decision before a method, for good; the method keeps everything else that it has. */
function guard<Owner extends object>(owner: Owner, name: keyof Owner & string, decide: Decision): void {
  const original: unknown = owner[name];
  if (typeof original !== "function") return;
  const value = new Proxy(original, {
    apply: (target, self: unknown, args: unknown[]) =>
      decide(self, args, () => Reflect.apply(target, self, args) as unknown),
  });
  Object.defineProperty(owner, name, { value, enumerable: true, writable: false, configurable: false });
}
