import type { Analysis, AnalysisKind } from "../core/analyses/analysis.ts";
import type { Comparison } from "../core/comparison/comparison.ts";
import type { MethodsText } from "../core/comparison/methods-text.ts";
import type { QuestionTranscript } from "../core/transcript.ts";
import type { ExportedFile, ExportFormat } from "./contract/exported-file.ts";
import type { OpenedDatabase } from "../native/sql/index.ts";
import type { DatabasePreview } from "./contract/databases.ts";
import type { ModelAdvice } from "./contract/advice.ts";
import type { DatasetPreview, DatasetUpload } from "./contract/datasets.ts";
import type { Experience } from "../core/experience/experience.ts";
import type {
  EmptiedRepository,
  ImportReport,
  RepositoryListing,
  RepositoryMap,
  RepositoryStats,
  RetrievalProbe,
  TextComparison,
} from "./contract/experience.ts";
import type { LiveMessage, LiveRun } from "./contract/live.ts";
import type {
  BenchState,
  CatalogItem,
  DownloadSource,
  EmbeddingModelListing,
  ModelListing,
  ModelReport,
  NetworkState,
} from "./contract/models.ts";
import type { RunDetails, RunListing, RunReport, RunTrust, SweepDetails } from "./contract/reports.ts";
import type { AskRequest, EvalRequest, SweepRequest } from "./contract/requests.ts";
import type { RuntimeSettings } from "../core/runtime.ts";
import type { Settings, SettingsChange } from "./contract/settings.ts";
import type { HomeSize, SystemInfo } from "./contract/system.ts";
import type { Dataset } from "./datasets/read-dataset.ts";
import type { RunEstimate, SweepEstimate } from "./contract/estimates.ts";

// What stands behind each group of the contract (contract/contract.ts says what each member does).

/** Runs that go on whether or not anybody watches. */
export interface RunService {
  ask(request: AskRequest): { readonly run: string };
  evaluate(request: EvalRequest): { readonly run: string };
  sweep(request: SweepRequest): { readonly run: string };
  planSweep(request: SweepRequest, signal?: AbortSignal): Promise<SweepEstimate>;
  resume(run: string): { readonly run: string };
  /** @param question whose turns are passed on */
  watch(run: string, question?: string, signal?: AbortSignal): AsyncIterable<LiveMessage>;
  result(run: string, signal?: AbortSignal): Promise<RunReport>;
  cancel(run: string): Promise<void>;
  pause(run: string): Promise<void>;
  /** Pauses all runs, for an engine that is about to be closed. */
  pauseAll(): Promise<void>;
  live(): readonly LiveRun[];
  prepare(model: string, runtime: RuntimeSettings): Promise<void>;
  estimate(request: AskRequest | EvalRequest, signal?: AbortSignal): Promise<RunEstimate>;
  list(): readonly RunListing[];
  /** As `list` has them, those of a sweep's cells too; what is not there is left out. @throws StorageError */
  find(runs: readonly string[]): readonly RunListing[];
  show(run: string): RunDetails;
  showSweep(run: string): SweepDetails;
  compare(runs: readonly string[], budget?: "tokens"): Comparison;
  compareForPaper(runs: readonly string[], budget?: "tokens"): MethodsText;
  analyse(runs: readonly string[], kind: AnalysisKind): Analysis;
  analyses(runs: readonly string[]): readonly AnalysisKind[];
  question(run: string, question: string): QuestionTranscript;
  trust(run: string): RunTrust | null;
  delete(run: string): Promise<{ readonly undoMilliseconds: number }>;
  restore(run: string): Promise<void>;
  /** Erases a run at once. @throws ContractError; StorageError if that cannot be now */
  erase(run: string): Promise<void>;
  export(run: string, format: ExportFormat): Promise<ExportedFile>;
}

/** How much of a data file is wanted. */
export interface OpenDatasetOptions {
  readonly limit?: number | undefined;
  /** Which columns of a table, or paths into JSON objects, hold our fields. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  readonly skipBadLines?: boolean;
  /** The file's name, where it is another than that under which it came last. */
  readonly name?: string;
  readonly signal?: AbortSignal;
}

/** Data files that were dropped into a window, and those that lie on the disk. */
export interface DatasetService {
  preview(file: DatasetUpload): Promise<DatasetPreview>;
  sample(): Promise<DatasetPreview>;
  /** @param data a path, or the `data` of a preview @throws DatasetError */
  open(data: string, options?: OpenDatasetOptions): Promise<Dataset>;
  /** Writes a previewed file into the home, so that a run on it can be gone on with after a restart. */
  keep(data: string): Promise<void>;
  /** Erases the copies in the home that none of these `data` names. */
  forgetAllBut(data: readonly string[]): Promise<void>;
}

/** Databases that questions are asked about; whatever a query says, none of them is changed. */
export interface DatabaseService {
  /** @throws DatabaseError, DatasetError; CancelledError if it is still being opened after `signal` */
  preview(
    source: { readonly path: string } | { readonly name: string; readonly base64: string },
    signal?: AbortSignal,
  ): Promise<DatabasePreview>;
  /**
   * Lends a database for the time of the work.
   * @param reference a path, or the `data` of a preview
   * @param signal gives up waiting for the database, not the work
   * @throws DatabaseError, DatasetError; CancelledError after `signal` while it is being opened; what the work throws
   */
  use<Result>(
    reference: string,
    work: (database: OpenedDatabase) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result>;
  /** Writes a previewed database into the home, so that a run on it can be gone on with after a restart. */
  keep(reference: string): Promise<void>;
  close(): Promise<void>;
}

export interface ModelService {
  list(): Promise<readonly ModelListing[]>;
  embedders(): Promise<readonly EmbeddingModelListing[]>;
  /** @throws CancelledError if it is still being planned after `signal` */
  inspect(reference: string, runtime: RuntimeSettings, signal?: AbortSignal): Promise<ModelReport>;
  add(path: string, name?: string): Promise<{ readonly name: string }>;
  catalog(): Promise<readonly CatalogItem[]>;
  advice(reference: string, runtime: RuntimeSettings): Promise<ModelAdvice>;
  bench(reference: string, runtime: RuntimeSettings): void;
  watchBench(signal?: AbortSignal): AsyncIterable<BenchState>;
  cancelBench(): Promise<void>;
}

/** The only way by which anything comes from beyond this machine. */
export interface NetworkService {
  watch(signal?: AbortSignal): AsyncIterable<NetworkState>;
  download(id: string, from: DownloadSource["kind"]): Promise<void>;
  cancel(): Promise<void>;
  discard(id: string): Promise<void>;
  close(): Promise<void>;
}

/** What was learned: experience repositories, and how alike texts are. */
export interface ExperienceService {
  repositories(): Promise<readonly RepositoryListing[]>;
  /** @param search words; those most like them in meaning come first. Without it, the newest first */
  list(repository: string, search?: string): Promise<readonly Experience[]>;
  /** The experience that a question of a run became in a repository; null if it became none. */
  ofQuestion(run: string, question: string, repository: string): Promise<Experience | null>;
  /** Stores the solution of a question that a person found good. @throws ContractError if it has no answer */
  add(run: string, question: string, repository: string): Promise<Experience>;
  /** Takes it out of the repository; it can be restored for a while. */
  remove(id: string): Promise<{ readonly undoMilliseconds: number }>;
  restore(id: string): Promise<void>;
  /** Takes all out of a repository; they can be restored for a while. @throws ContractError if there is none */
  removeAll(repository: string): Promise<EmptiedRepository & { readonly undoMilliseconds: number }>;
  /** @param since what `removeAll` said */
  restoreAll(repository: string, since: number): Promise<void>;
  stats(repository: string): Promise<RepositoryStats>;
  map(repository: string): Promise<RepositoryMap>;
  probe(repository: string, task: string): Promise<RetrievalProbe>;
  compare(left: string, right: string): Promise<TextComparison>;
  /** JSONL, one experience a line. */
  export(repository: string): Promise<ExportedFile>;
  /**
   * Those that were stored before `signal` stay; the same file brings the others later.
   * @throws DatasetError with the line, or for too many lines; CancelledError
   */
  import(repository: string, text: string, signal?: AbortSignal): Promise<ImportReport>;
}

export interface SettingsService {
  get(): Promise<Settings>;
  change(change: SettingsChange): Promise<Settings>;
}

export interface SystemService {
  info(): Promise<SystemInfo>;
  /** Bytes of the machine's main memory. */
  memory(): number;
  homeSize(): Promise<HomeSize>;
}

/** Everything that the contract offers. */
export interface Services {
  readonly runs: RunService;
  readonly datasets: DatasetService;
  readonly databases: DatabaseService;
  readonly experience: ExperienceService;
  readonly models: ModelService;
  readonly network: NetworkService;
  readonly settings: SettingsService;
  readonly system: SystemService;
}
