import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

const indigo: MantineColorsTuple = [
  "#eef0fc",
  "#dce0f7",
  "#b6bff0",
  "#8f9ce8",
  "#6f7fe0",
  "#5868d3",
  "#4757c6",
  "#3b4cb8",
  "#323f98",
  "#28337b",
];

/** Mantine's greys of the dark scheme, as those of tokens.css. */
const dark: MantineColorsTuple = [
  "#eceef1",
  "#c9cdd4",
  "#a8adb7",
  "#7d828d",
  "#474b54",
  "#2f3238",
  "#222429",
  "#1a1c20",
  "#16181b",
  "#121316",
];

/** Mantine in the look of tokens.css: small type, tight rows, one accent. */
export const theme = createTheme({
  colors: { indigo, dark },
  primaryColor: "indigo",
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.36,
  fontFamily: "'Inter Variable', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', monospace",
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  lineHeights: { xs: "1.35", sm: "1.4", md: "1.45", lg: "1.5", xl: "1.5" },
  defaultRadius: "md",
  cursorType: "pointer",
  components: {
    Button: { defaultProps: { size: "xs" } },
    TextInput: { defaultProps: { size: "sm" } },
    NumberInput: { defaultProps: { size: "sm" } },
    Textarea: { defaultProps: { size: "sm" } },
    Select: { defaultProps: { size: "sm", checkIconPosition: "right" } },
    Switch: { defaultProps: { size: "sm" } },
    // A choice is as wide as its words, and is shortened where there is no room for them.
    SegmentedControl: {
      defaultProps: { size: "sm" },
      styles: { control: { minWidth: 0, flex: "1 1 auto" } },
    },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true, multiline: true, maw: 320 } },
  },
});

/** What Mantine draws itself takes the colours of tokens.css. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    "--mantine-color-body": "var(--cp-surface)",
    "--mantine-color-text": "var(--cp-ink)",
    "--mantine-color-dimmed": "var(--cp-ink-soft)",
    "--mantine-color-placeholder": "var(--cp-ink-soft)",
    "--mantine-color-default": "var(--cp-surface)",
    "--mantine-color-default-color": "var(--cp-ink)",
    "--mantine-color-default-hover": "var(--cp-sunken)",
    "--mantine-color-default-border": "var(--cp-border-strong)",
    "--mantine-color-anchor": "var(--cp-accent)",
    "--mantine-color-error": "var(--cp-bad)",
  };
  return { variables: {}, light: shared, dark: shared };
};
