import { eventIterator, oc, type, type ContractRouterClient } from "@orpc/contract";
import { z } from "zod";
import type { ModelAdvice } from "./advice.ts";
import type { DatabasePreview } from "./databases.ts";
import { DatasetUpload, type DatasetPreview } from "./datasets.ts";
import { experienceContract } from "./experience-contract.ts";
import { name, nothing, wrong } from "./fields.ts";
import { MAX_DATABASE_BYTES } from "./limits.ts";
import type {
  BenchState,
  CatalogItem,
  EmbeddingModelListing,
  ModelListing,
  ModelReport,
  NetworkState,
} from "./models.ts";
import { runsContract } from "./runs-contract.ts";
import { RuntimeRequest } from "./runtime-settings.ts";
import { SettingsChange, type Settings } from "./settings.ts";
import type { HomeSize, SystemInfo } from "./system.ts";

/** As base64, which has four characters for three bytes. */
const MAX_DATABASE_TEXT = (MAX_DATABASE_BYTES / 3) * 4;

const aModel = z.strictObject({ id: name("The model") });
/** A model, and how it is run. */
const aModelAsRun = z.strictObject({ reference: name("The model"), runtime: RuntimeRequest.default({}) });

/**
 * Everything that a window, a browser or the command line may ask of the engine. Input is checked; what is wrong comes
 * back as the record of a ContractError. The same over Electron's MessagePort, a WebSocket, and within one process.
 */
export const contract = {
  runs: runsContract,
  datasets: {
    /** Reads a data file that was dropped or chosen. It is kept in memory until a run that is kept uses it. */
    preview: oc.input(DatasetUpload).output(type<DatasetPreview>()),
    /** The questions that come with Counterpoint. */
    sample: oc.output(type<DatasetPreview>()),
  },
  databases: {
    /** Opens a database that lies on the engine's disk, or that was dropped or chosen; nothing in it is changed. */
    preview: oc
      .input(
        z.union([
          z.strictObject({ path: name("The path of the database") }),
          z.strictObject({
            name: name("The name of the database"),
            base64: z
              .base64()
              .max(MAX_DATABASE_TEXT, { error: "The database is larger than 60 MB; name its path instead." }),
          }),
        ]),
      )
      .output(type<DatabasePreview>()),
  },
  experience: experienceContract,
  models: {
    list: oc.output(type<readonly ModelListing[]>()),
    embedders: oc.output(type<readonly EmbeddingModelListing[]>()),
    inspect: oc.input(aModelAsRun).output(type<ModelReport>()),
    /** Remembers a GGUF file where it lies. */
    add: oc
      .input(z.strictObject({ path: name("The path"), name: name("The name").optional() }))
      .output(type<{ readonly name: string }>()),
    catalog: oc.output(type<readonly CatalogItem[]>()),
    /** What the shipped figures say of every method on this model. Nothing is run. */
    advice: oc.input(aModelAsRun).output(type<ModelAdvice>()),
    /**
     * Measures how fast a model is here, and keeps the result for estimates. It takes up to a minute beside the loading, and
     * needs the machine to itself: refused while runs go on or another model is measured, and a run that begins ends it.
     * Answers when it has begun.
     */
    bench: oc.input(aModelAsRun).output(nothing),
    /** The state of the measuring now and whenever it changes. */
    watchBench: oc.output(eventIterator(type<BenchState>())),
    /** Ends it; nothing of it is kept. Answers when the model is out of memory. */
    cancelBench: oc.output(nothing),
  },
  network: {
    /** The state now and whenever it changes. */
    watch: oc.output(eventIterator(type<NetworkState>())),
    /** Allows this one download and starts it. Refused while another goes on. */
    download: oc
      .input(
        z.strictObject({
          id: name("The model"),
          from: z.enum(["python-packages", "https"], {
            error: wrong("The source", "python-packages or https"),
          }),
        }),
      )
      .output(nothing),
    /** What has arrived is kept for the next time. */
    cancel: oc.output(nothing),
    /** Throws away what has arrived of a model. */
    discard: oc.input(aModel).output(nothing),
  },
  settings: {
    get: oc.output(type<Settings>()),
    change: oc.input(SettingsChange).output(type<Settings>()),
  },
  system: {
    info: oc.output(type<SystemInfo>()),
    /** Bytes of the machine's main memory; unlike `info`, it looks for no device. */
    memory: oc.output(type<number>()),
    /** Bytes that the home folder takes, by what they are. */
    homeSize: oc.output(type<HomeSize>()),
  },
};

/** The engine as a client sees it. */
export type EngineClient = ContractRouterClient<typeof contract>;
