import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import type { ReactNode, RefObject } from "react";

/** A field for words by which something is found. */
export function SearchField({
  label,
  onChange,
  ...props
}: {
  readonly ref?: RefObject<HTMLInputElement | null>;
  readonly className: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly onChange: (words: string) => void;
}): ReactNode {
  return (
    <TextInput
      {...props}
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={14} aria-hidden />}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
