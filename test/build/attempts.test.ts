import { expect, test } from "vitest";

const { href } = new URL("../../build/attempts.mjs", import.meta.url);
const { attempts } = (await import(href)) as { readonly attempts: (ip: string, ip6: string) => number };

const IP = `Ip: Forwarding DefaultTTL OutDiscards OutNoRoutes ReasmTimeout
Ip: 2 64 7 3 9
Icmp: InMsgs OutNoRoutes
Icmp: 5 6
`;
const IP6 = `Ip6InNoRoutes                   \t8
Ip6OutNoRoutes                  \t4
Ip6ReasmTimeout                 \t2
`;

test("attempts are what had no way out, by IPv4 and by IPv6", () => {
  expect(attempts(IP, IP6)).toBe(7);
});

test("attempts are those by IPv4 on a kernel without IPv6", () => {
  expect(attempts(IP, "")).toBe(3);
});

test("a kernel that counts nothing, or not this, counts no attempts", () => {
  expect(attempts("", "")).toBe(0);
  expect(attempts("Ip: Forwarding\nIp: 2\n", "Ip6InReceives 1\n")).toBe(0);
});
