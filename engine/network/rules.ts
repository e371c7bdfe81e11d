import { BlockList, isIP } from "node:net";
import { isHostAmong, plainHost } from "./hosts.ts";

const TLS_PORT = 443;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Whether an IP address is this machine's own. */
export function isLoopback(address: string): boolean {
  const plain = address.replace(/%.*$/, "");
  const version = isIP(plain);
  return version !== 0 && LOOPBACK.check(plain, version === 6 ? "ipv6" : "ipv4");
}

/** What differs in tests. */
export interface RulesOptions {
  /** Whether an IP address is this machine's own. */
  readonly loopback?: (address: string) => boolean;
  /** The port that an allowed host may be reached at; that of TLS. */
  readonly port?: number;
}

/** What may be reached: this machine always, the hosts of an opening while it lasts, nothing else. */
export class NetworkRules {
  readonly #loopback: (address: string) => boolean;
  readonly #port: number;
  readonly #openings = new Set<readonly string[]>();
  /** What allowed names were found to stand for. */
  readonly #addresses = new Set<string>();

  constructor({ loopback = isLoopback, port = TLS_PORT }: RulesOptions) {
    this.#loopback = loopback;
    this.#port = port;
  }

  get open(): boolean {
    return this.#openings.size > 0;
  }

  /** @returns ends the opening */
  add(hosts: readonly string[]): () => void {
    const opening = [...hosts];
    this.#openings.add(opening);
    return () => {
      this.#openings.delete(opening);
      if (!this.open) this.#addresses.clear();
    };
  }

  /** Whether a name or address is this machine. A name is so only as far as its address is. */
  isHere(host: string): boolean {
    return isIP(host) === 0 ? plainHost(host) === "localhost" : this.#loopback(host);
  }

  /** Whether a connection beyond this machine is allowed now. */
  isAllowed(host: string, port: number | undefined): boolean {
    return port === this.#port && (isIP(host) === 0 ? this.isAllowedName(host) : this.#addresses.has(host));
  }

  isAllowedName(name: string): boolean {
    return [...this.#openings].some((hosts) => isHostAmong(name, hosts));
  }

  /** Notes what an allowed name stands for. */
  learn(addresses: readonly string[]): void {
    if (this.open) for (const address of addresses) this.#addresses.add(address);
  }
}
