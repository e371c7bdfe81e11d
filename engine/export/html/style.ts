/** The look of a report: the window's colours and sizes (renderer/theme/tokens.css), light, dark and on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f6f6f4; --surface: #ffffff; --sunken: #f0f0ed; --border: #dedfda; --border-strong: #c3c5be;
  --ink: #1c1e22; --ink-soft: #565b63; --accent: #3b4cb8; --accent-soft: #e9ecfb;
  --good: #1b7a3d; --good-soft: #e5f4ea; --bad: #b3261e; --bad-soft: #fceceb; --warn: #8a5300; --warn-soft: #fdf3e1;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #121316; --surface: #1a1c20; --sunken: #222429; --border: #2f3238; --border-strong: #474b54;
    --ink: #eceef1; --ink-soft: #a8adb7; --accent: #a3b1ff; --accent-soft: #262b48;
    --good: #7fd79b; --good-soft: #17301f; --bad: #ff9b94; --bad-soft: #3a1d1b; --warn: #f0bf6b; --warn-soft: #35290f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 Inter, "Segoe UI", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
main { max-width: 1000px; margin: 0 auto; padding: 40px 24px; }
header p { margin: 4px 0 0; color: var(--ink-soft); }
h1 { margin: 0; font-size: 20px; line-height: 1.3; }
h2 { margin: 0 0 12px; font-size: 16px; }
section { margin-top: 24px; padding: 24px; background: var(--surface); border: 1px solid var(--border); border-radius: 8px; }
dl.figures { display: flex; flex-wrap: wrap; gap: 16px 40px; margin: 0; }
dl.figures dt { font-size: 12px; color: var(--ink-soft); }
dl.figures dd { margin: 0; font-size: 16px; }
dl.figures .main dd { font-size: 40px; line-height: 1.15; }
.warnings { background: var(--warn-soft); color: var(--warn); border-color: currentColor; }
.error { background: var(--bad-soft); color: var(--bad); border-color: currentColor; }
.warnings ul { margin: 0; padding-left: 20px; }
.error p, .note { margin: 0; }
.note { margin-top: 8px; color: var(--ink-soft); font-size: 13px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 8px 12px 8px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--border); }
th { font-size: 12px; font-weight: 500; color: var(--ink-soft); }
tr:last-child > * { border-bottom: 0; }
td.said, td.question, .settings td { overflow-wrap: anywhere; }
td.name { white-space: nowrap; }
th.number, td.number { text-align: right; white-space: nowrap; }
td.said { min-width: 90px; white-space: pre-wrap; }
td.question { min-width: 220px; white-space: pre-wrap; }
.settings th { width: 220px; font-size: 13px; }
.mark { display: inline-block; padding: 0 8px; border-radius: 8px; background: var(--sunken); white-space: nowrap; }
.mark.right { background: var(--good-soft); color: var(--good); }
.mark.wrong { background: var(--bad-soft); color: var(--bad); }
tr.chosen td { background: var(--accent-soft); }
svg { display: block; width: 100%; height: auto; font-size: 12px; }
svg text { fill: var(--ink); }
svg text.tick { fill: var(--ink-soft); }
svg text.end { text-anchor: end; }
svg text.mid { text-anchor: middle; }
svg text.best { font-weight: 700; }
svg text.name { paint-order: stroke; stroke: var(--surface); stroke-width: 4px; stroke-linejoin: round; }
svg .grid { stroke: var(--border); }
svg .axis { stroke: var(--border-strong); }
svg .interval { stroke: var(--accent); stroke-width: 2; stroke-linecap: round; opacity: 0.55; }
svg .dot { fill: var(--accent); stroke: var(--accent); stroke-width: 1.5; }
svg .dot.hollow { fill: var(--surface); }
svg .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
svg .front { fill: none; stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .band { fill: var(--accent); opacity: 0.14; }
svg .tile { fill: color-mix(in oklab, var(--accent) var(--tint), var(--surface)); stroke: var(--border); }
svg .tile.unknown { fill: var(--sunken); }
svg .tile.unfinished { stroke: var(--ink-soft); stroke-dasharray: 4 3; }
figure { margin: 0 0 24px; }
figure:last-child { margin-bottom: 0; }
figcaption { margin-bottom: 8px; color: var(--ink-soft); font-size: 13px; }
@media print {
  body { background: none; }
  main { max-width: none; padding: 0; }
  section { padding: 12px 0; border: 0; border-top: 1px solid var(--border); border-radius: 0; background: none; }
  svg, figure, tr, dl.figures > div { break-inside: avoid; }
  h2 { break-after: avoid; }
  .scroll { overflow: visible; }
  .mark, svg, tr.chosen td { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
