/**
 * The only hosts from which a model may be loaded over https; `*.` stands for subdomains. They stand here and not in
 * the catalogue, so that no file can add to them.
 */
export const DOWNLOAD_HOSTS = ["huggingface.co", "*.huggingface.co", "*.hf.co"] as const;

/** A host name as it is compared: in small letters, without the dot that may end it. */
export function plainHost(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}

/** Whether a host is one of these, each a name or `*.` and a name, which means its subdomains. */
export function isHostAmong(name: string, hosts: readonly string[]): boolean {
  const host = plainHost(name);
  return hosts.some((allowed) =>
    allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}
