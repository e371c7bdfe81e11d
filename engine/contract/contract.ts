import { eventIterator, oc, type, type ContractRouterClient } from "@orpc/contract";
import { z } from "zod";
import { ANALYSIS_KINDS, type Analysis, type AnalysisKind } from "../../core/analyses/analysis.ts";
import type { Comparison } from "../../core/comparison/comparison.ts";
import type { MethodsText } from "../../core/comparison/methods-text.ts";
import type { Experience } from "../../core/experience/experience.ts";
import type { QuestionTranscript } from "../../core/transcript.ts";
import type { ModelAdvice } from "./advice.ts";
import type { RunEstimate, SweepEstimate } from "./estimates.ts";
import type { DatabasePreview } from "./databases.ts";
import { DatasetUpload, type DatasetPreview } from "./datasets.ts";
import {
  DEFAULT_REPOSITORY,
  type EmptiedRepository,
  type ImportReport,
  type RepositoryListing,
  type RepositoryMap,
  type RepositoryStats,
  type RetrievalProbe,
  type TextComparison,
} from "./experience.ts";
import { name, text, wholeNumber, wrong } from "./fields.ts";
import { EXPORT_FORMATS, MAX_DATABASE_BYTES, MAX_IMPORT_BYTES, MAX_RUNS_TOGETHER } from "./limits.ts";
import type { LiveMessage, LiveRun } from "./live.ts";
import type {
  BenchState,
  CatalogItem,
  EmbeddingModelListing,
  ModelListing,
  ModelReport,
  NetworkState,
} from "./models.ts";
import {
  MAX_RUNS_FOUND,
  type RunDetails,
  type RunListing,
  type RunReport,
  type RunTrust,
  type SweepDetails,
} from "./reports.ts";
import { AskRequest, EvalRequest, SweepRequest } from "./requests.ts";
import { RuntimeRequest } from "./runtime-settings.ts";
import { SettingsChange, type Settings } from "./settings.ts";
import type { HomeSize, SystemInfo } from "./system.ts";

/** As base64, which has four characters for three bytes. */
const MAX_DATABASE_TEXT = (MAX_DATABASE_BYTES / 3) * 4;
/** Characters that a text for a person or a file name has at most. */
const MAX_PATH = 4096;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file to be saved. */
export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  /** The whole file: as it is, or in base64. */
  readonly content: string;
  readonly encoding: "utf8" | "base64";
}

const aRun = z.strictObject({ run: name("The run") });
const someRuns = z
  .array(name("The run"))
  .min(1, { error: "Name at least one run." })
  .max(MAX_RUNS_TOGETHER, { error: `Name at most ${MAX_RUNS_TOGETHER} runs.` })
  .readonly();
const aComparison = z.strictObject({
  runs: someRuns,
  /** `tokens`: sets each against self-consistency that generates as many. */
  budget: z.enum(["tokens"], { error: wrong("The budget", "tokens") }).optional(),
});
const aRepository = { repository: name("The repository").default(DEFAULT_REPOSITORY) };
const aQuestion = { run: name("The run"), question: name("The question") };
const anExperience = z.strictObject({ id: name("The experience") });
const aModel = z.strictObject({ id: name("The model") });
// oRPC's type for a procedure without a result; `undefined` would ask its handler to return one.
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type
const nothing = type<void>();

/**
 * Everything that a window, a browser or the command line may ask of the engine. Input is checked; what is wrong comes
 * back as the record of a ContractError. The same over Electron's MessagePort, a WebSocket, and within one process.
 */
export const contract = {
  runs: {
    /** Starts a run and answers at once: what becomes of it is watched. Closing the connection does not end it. */
    ask: oc.input(AskRequest).output(type<{ readonly run: string }>()),
    evaluate: oc.input(EvalRequest).output(type<{ readonly run: string }>()),
    /** Starts a sweep: one run for each repeat of each cell, which share the model and its batch. */
    sweep: oc.input(SweepRequest).output(type<{ readonly run: string }>()),
    /** What a sweep would do; nothing is started. Fails with what is wrong with it. */
    planSweep: oc.input(SweepRequest).output(type<SweepEstimate>()),
    /** Goes on with a run that was paused or interrupted. Finished turns are never computed again. */
    resume: oc.input(aRun).output(type<{ readonly run: string }>()),
    /**
     * Follows a run from where it is until it ends; of one that has ended, snapshot and end come at once.
     * `question`: the one whose turns are sent; default that of a single question, none of an evaluation.
     */
    watch: oc
      .input(z.strictObject({ run: name("The run"), question: name("The question").optional() }))
      .output(eventIterator(type<LiveMessage>())),
    /** Waits for the end. Fails with what ended the run, if that was an error. */
    result: oc.input(aRun).output(type<RunReport>()),
    cancel: oc.input(aRun).output(nothing),
    /** Stops it so that it can be gone on with; answers when it stands still. A run that is not kept is cancelled. */
    pause: oc.input(aRun).output(nothing),
    /** Runs of this engine that have not ended, newest first. */
    live: oc.output(type<readonly LiveRun[]>()),
    /**
     * Loads what a question to this model would need, so that the first word need not wait for it. Answers when that is
     * done. What fails is told when the question is asked; while runs go on nothing is loaded.
     */
    prepare: oc
      .input(z.strictObject({ model: name("The model"), runtime: RuntimeRequest.default({}) }))
      .output(nothing),
    /** Not known for a request that is wrong: `ask` and `evaluate` say what is wrong with it. */
    estimate: oc.input(type<AskRequest | EvalRequest>()).output(type<RunEstimate>()),
    /** Newest first; also those that are not kept, while this engine lasts. The runs of a sweep's cells are left out. */
    list: oc.output(type<readonly RunListing[]>()),
    /** As the list has them, in the order asked for, those of a sweep's cells too; what is not there any more is left out. */
    find: oc
      .input(z.strictObject({ runs: z.array(name("The run")).max(MAX_RUNS_FOUND).readonly() }))
      .output(type<readonly RunListing[]>()),
    /** A question or an evaluation; of a sweep, see `showSweep`. */
    show: oc.input(aRun).output(type<RunDetails>()),
    showSweep: oc.input(aRun).output(type<SweepDetails>()),
    /** Sets evaluations side by side, question by question; a sweep stands for the runs of its cells. */
    compare: oc.input(aComparison).output(type<Comparison>()),
    /** The same as a paper reports it. */
    compareForPaper: oc.input(aComparison).output(type<MethodsText>()),
    /** A table or figure of the papers, from stored runs alone; a sweep stands for the runs of its cells. */
    analyse: oc
      .input(
        z.strictObject({
          runs: someRuns,
          kind: z.enum(ANALYSIS_KINDS, { error: wrong("The kind", ANALYSIS_KINDS.join(", ")) }),
        }),
      )
      .output(type<Analysis>()),
    /** The kinds of analysis that these runs have something to say to. */
    analyses: oc.input(z.strictObject({ runs: someRuns })).output(type<readonly AnalysisKind[]>()),
    /** One question of a run with all its turns. */
    question: oc
      .input(z.strictObject({ run: name("The run"), question: name("The question") }))
      .output(type<QuestionTranscript>()),
    /** What an evaluation with the same settings tells of the answer of a single question; null: none tells anything. */
    trust: oc.input(aRun).output(type<RunTrust | null>()),
    /** Hides a run; it is erased from the disk when the time to undo is over. */
    delete: oc.input(aRun).output(type<{ readonly undoMilliseconds: number }>()),
    /** Takes a deletion back. */
    restore: oc.input(aRun).output(nothing),
    /** Erases a run from the disk at once. */
    erase: oc.input(aRun).output(nothing),
    export: oc
      .input(
        z.strictObject({
          run: name("The run"),
          format: z.enum(EXPORT_FORMATS, { error: wrong("The format", EXPORT_FORMATS.join(", ")) }),
        }),
      )
      .output(type<ExportedFile>()),
  },
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
            name: z.string().min(1).max(MAX_PATH),
            base64: z
              .base64()
              .max(MAX_DATABASE_TEXT, { error: "The database is larger than 60 MB; name its path instead." }),
          }),
        ]),
      )
      .output(type<DatabasePreview>()),
  },
  experience: {
    repositories: oc.output(type<readonly RepositoryListing[]>()),
    /**
     * All, the newest first. With `search`, which is words, those most like them in meaning, at most
     * MAX_EXPERIENCES_FOUND, the most alike first.
     */
    list: oc
      .input(z.strictObject({ ...aRepository, search: text("The search").optional() }))
      .output(type<readonly Experience[]>()),
    /** The experience that a question of a run became; null if it became none. */
    ofQuestion: oc.input(z.strictObject({ ...aRepository, ...aQuestion })).output(type<Experience | null>()),
    /** Stores the solution of a question that the person finds good. */
    add: oc.input(z.strictObject({ ...aRepository, ...aQuestion })).output(type<Experience>()),
    /** It can be restored until the time to undo is over. */
    remove: oc.input(anExperience).output(type<{ readonly undoMilliseconds: number }>()),
    restore: oc.input(anExperience).output(nothing),
    /** Takes all experiences out of a repository. Until the time to undo is over they can be restored together. */
    removeAll: oc
      .input(z.strictObject(aRepository))
      .output(type<EmptiedRepository & { readonly undoMilliseconds: number }>()),
    /** `since`: what `removeAll` gave. */
    restoreAll: oc
      .input(
        z.strictObject({
          ...aRepository,
          since: wholeNumber("The time of the removal", 1, Number.MAX_SAFE_INTEGER),
        }),
      )
      .output(nothing),
    stats: oc.input(z.strictObject(aRepository)).output(type<RepositoryStats>()),
    map: oc.input(z.strictObject(aRepository)).output(type<RepositoryMap>()),
    /** What the repository would say to a task; nothing is stored. */
    probe: oc
      .input(z.strictObject({ ...aRepository, task: text("The task") }))
      .output(type<RetrievalProbe>()),
    /** The similarity of two texts taken apart. */
    compare: oc
      .input(z.strictObject({ left: text("The first text"), right: text("The second text") }))
      .output(type<TextComparison>()),
    export: oc.input(z.strictObject(aRepository)).output(type<ExportedFile>()),
    /** `text`: what `export` gave. */
    import: oc
      .input(
        z.strictObject({
          ...aRepository,
          text: z.string().max(MAX_IMPORT_BYTES, { error: "The file is larger than 60 MB." }),
        }),
      )
      .output(type<ImportReport>()),
  },
  models: {
    list: oc.output(type<readonly ModelListing[]>()),
    embedders: oc.output(type<readonly EmbeddingModelListing[]>()),
    inspect: oc
      .input(z.strictObject({ reference: name("The model"), runtime: RuntimeRequest.default({}) }))
      .output(type<ModelReport>()),
    /** Remembers a GGUF file where it lies. */
    add: oc
      .input(z.strictObject({ path: name("The path"), name: name("The name").optional() }))
      .output(type<{ readonly name: string }>()),
    catalog: oc.output(type<readonly CatalogItem[]>()),
    /** What the shipped figures say of every method on this model. Nothing is run. */
    advice: oc
      .input(z.strictObject({ reference: name("The model"), runtime: RuntimeRequest.default({}) }))
      .output(type<ModelAdvice>()),
    /**
     * Measures how fast a model is here, and keeps the result for estimates. It takes up to a minute beside the loading, and
     * needs the machine to itself: refused while runs go on or another model is measured, and a run that begins ends it.
     * Answers when it has begun.
     */
    bench: oc
      .input(z.strictObject({ reference: name("The model"), runtime: RuntimeRequest.default({}) }))
      .output(nothing),
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
