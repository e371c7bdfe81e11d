import type { DatasetForm } from "../../../../engine/contract/datasets.ts";

/** Sets whose published form is recognised; our own form is nothing to tell of. */
export const FORM_NAMES: Readonly<Record<Exclude<DatasetForm, "counterpoint">, string>> = {
  gsm8k: "GSM8K",
  svamp: "SVAMP",
  aqua: "AQuA",
  commonsenseqa: "CommonsenseQA",
  strategyqa: "StrategyQA",
  boolq: "BoolQ",
  cosmosqa: "CosmosQA",
  socialiqa: "Social IQa",
  piqa: "PIQA",
  winogrande: "WinoGrande",
  copa: "COPA",
  hellaswag: "HellaSwag",
  hover: "HoVer",
  spider: "Spider",
  bird: "BIRD",
};
