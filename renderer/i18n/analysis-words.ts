import { ANALYSIS_WORDS, type AnalysisWords } from "../../core/analyses/words.ts";
import { analysesZh } from "./zh-CN/analyses.ts";

/** The words of what analyses emit, in the language that is shown. The English ones come with the analyses. */
export function analysisWords(language: string): AnalysisWords {
  return language === "zh-CN" ? analysesZh : ANALYSIS_WORDS;
}
