import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { notice } from "./notice.ts";
import { tellProblem } from "./tell-problem.ts";

export interface CopyText {
  /** Puts a text on the clipboard, and says that it did, or what went wrong. @param text reads it */
  readonly copy: (text: () => Promise<string>) => void;
  /** Whether one is being read. */
  readonly copying: boolean;
}

export function useCopyText(): CopyText {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: async (text: () => Promise<string>) => navigator.clipboard.writeText(await text()),
    onSuccess: () => notice({ message: t("common.copied"), autoClose: 2000 }),
    onError: tellProblem,
  });
  return { copy: mutate, copying: isPending };
}
