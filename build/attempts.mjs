// What the kernel counts of a network namespace.

/**
 * How often the kernel found no way to an address since the namespace began: one for each connection or datagram tried.
 * @param ip the text of /proc/net/snmp
 * @param ip6 the text of /proc/net/snmp6; either is empty where the kernel has none
 */
export function attempts(ip, ip6) {
  const [names = [], values = []] = ip
    .split("\n")
    .filter((line) => line.startsWith("Ip:"))
    .map((line) => line.split(/\s+/));
  const [, six = 0] = /^Ip6OutNoRoutes\s+(\d+)$/m.exec(ip6) ?? [];
  return Number(values[names.indexOf("OutNoRoutes")] ?? 0) + Number(six);
}
