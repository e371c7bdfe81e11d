import { z } from "zod";
import { name, wrong } from "./fields.ts";
import { PRACTICE } from "./limits.ts";
import { RuntimeRequest } from "./runtime-settings.ts";
import { LANGUAGES, THEMES } from "./settings-values.ts";

const MOST_FOLDERS = 50;
const MOST_OPTIONS = 100;
/** Characters that the name of an option, or a value in words, has at most. */
const MOST_CHARACTERS = 200;

const short = z.string().max(MOST_CHARACTERS);
const optionsError = {
  error: wrong("The options", `up to ${MOST_OPTIONS} names with short texts, numbers, true or false`),
};

/** A method, with the values of those options that are not left to it. */
const method = z.strictObject({
  strategy: name("The strategy"),
  options: z
    .record(short, z.union([short, z.number(), z.boolean()], optionsError), optionsError)
    .refine((options) => Object.keys(options).length <= MOST_OPTIONS, optionsError),
  /** The experience repository of a method that learns; empty or absent: the engine's choice. */
  repository: z.exactOptional(short),
});

/** What a person chose for this home; kept there. */
export const SettingsSchema = z.strictObject({
  theme: z.enum(THEMES, { error: wrong("The theme", THEMES.join(", ")) }).default("system"),
  language: z.enum(LANGUAGES, { error: wrong("The language", LANGUAGES.join(", ")) }).default("system"),
  /** Reference of the model that is used until another is chosen. */
  model: name("The model").default(PRACTICE),
  /** The method that was last chosen for a question; null: none was. */
  method: method.nullable().default(null),
  /** How models are run; what is left out is chosen. */
  runtime: RuntimeRequest.default({}),
  /** Folders that are searched for models beside the known ones. */
  modelFolders: z
    .array(name("A folder"), { error: wrong("The folders", "a list of paths") })
    .max(MOST_FOLDERS, { error: `There are more than ${MOST_FOLDERS} folders.` })
    .readonly()
    .default([]),
  /** Whether new runs are kept. */
  keepRuns: z.boolean({ error: wrong("keepRuns", "true or false") }).default(true),
  notifyAtEnd: z.boolean({ error: wrong("notifyAtEnd", "true or false") }).default(true),
});

export type Settings = z.output<typeof SettingsSchema>;

/** What a change may hold: any of the settings. */
export const SettingsChange = z.strictObject(
  Object.fromEntries(
    Object.entries(SettingsSchema.shape).map(([field, schema]) => [field, z.exactOptional(schema.unwrap())]),
  ) as unknown as { [Field in keyof Settings]: z.ZodExactOptional<z.ZodType<Settings[Field]>> },
);
export type SettingsChange = z.output<typeof SettingsChange>;
