import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** A socket of the internet family, with both its addresses as the kernel lists them. */
export interface OpenSocket {
  readonly pid: number;
  readonly table: string;
  readonly local: string;
  readonly remote: string;
}

const TABLES = ["tcp", "tcp6", "udp", "udp6", "raw", "raw6"] as const;

/** Every internet socket that these processes hold at the moment. Linux only. */
export function socketsOf(pids: readonly number[]): readonly OpenSocket[] {
  const holders = new Map(pids.flatMap((pid) => socketInodes(pid).map((inode) => [inode, pid] as const)));
  return TABLES.flatMap((table) =>
    lines(`/proc/self/net/${table}`).flatMap((line) => {
      const [, local = "", remote = "", , , , , , , inode = ""] = line.trim().split(/\s+/);
      const pid = holders.get(inode);
      return pid === undefined ? [] : [{ pid, table, local, remote }];
    }),
  );
}

/** 127.0.0.0/8 or ::1, also as IPv4 within IPv6, in the kernel's little-endian hexadecimal; a remote end may be none yet. */
export function isLoopback({ local, remote }: OpenSocket): boolean {
  return isOwn(local) && (isOwn(remote) || /^0+:0000$/.test(remote));
}

function isOwn(address: string): boolean {
  const [host = ""] = address.split(":");
  return /^([0-9A-F]{24})?[0-9A-F]{6}7F$/.test(host) || host === "00000000000000000000000001000000";
}

function socketInodes(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(readlink(`/proc/${pid}/fd/${fd}`))?.[1];
      return inode === undefined ? [] : [inode];
    });
  } catch {
    // It ended meanwhile.
    return [];
  }
}

function readlink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

function lines(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8").trim().split("\n").slice(1);
  } catch {
    // A kernel without IPv6 has no such table.
    return [];
  }
}
