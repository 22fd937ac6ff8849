/** The stone hall: slate and gold by night, limestone by day. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#efe9db, #11141b);
  --stone: light-dark(#f8f4ea, #181c26);
  --edge: light-dark(#d6cbb2, #2b3140);
  --text: light-dark(#23262e, #efe7d4);
  --soft: light-dark(#5d5a52, #a9a795);
  --gold: light-dark(#8a6512, #d8b25a);
  --bad: light-dark(#a3261f, #ff8f80);
  --look0: light-dark(#8a6512, #d8b25a);
  --look1: light-dark(#0067a3, #66b8ee);
  --look2: light-dark(#00735a, #3cc49a);
  --look3: light-dark(#b04a00, #f0814a);
  --look4: light-dark(#98407a, #dd93bd);
  --look5: light-dark(#4a4f5c, #c9cdd8);
  --display: Cinzel, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--text); font: 16px/1.5 Inter, system-ui, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0 auto; max-width: 76rem; padding: 0 1rem 4rem; }
h1, h2, h3 { font-family: var(--display); font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(2rem, 6vw, 3.2rem); margin: 0; letter-spacing: 0.02em; }
h2 { font-size: 1.3rem; margin: 0 0 0.25rem; color: var(--gold); }
h3 { font-size: 1rem; margin: 0; }
p { margin: 0.25rem 0 0.75rem; max-width: 68ch; }
.soft { color: var(--soft); font-size: 0.9rem; }
header { padding: 2.5rem 0 1rem; border-bottom: 1px solid var(--gold); margin-bottom: 1.25rem; }
.house { color: var(--gold); letter-spacing: 0.3em; text-transform: uppercase; font-size: 0.75rem; margin: 0 0 0.5rem; }
.lead { font-size: 1.15rem; margin-top: 0.75rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 0.75rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.tiles li { background: var(--stone); border: 1px solid var(--edge); border-radius: 6px; padding: 0.75rem 1rem; }
.tiles b { display: block; font: 600 1.5rem/1.2 var(--display); color: var(--gold); }
.pair { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 62rem) { .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
section { background: var(--stone); border: 1px solid var(--edge); border-radius: 8px; padding: 1.25rem; margin: 0 0 1rem; min-width: 0; }
.pair section { margin: 0; }
.pair { margin-bottom: 1rem; }
section.bad { border-color: var(--bad); }
section.bad h2 { color: var(--bad); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); font-size: 0.9rem; padding-bottom: 0.5rem; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: left; vertical-align: middle; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--soft); font-size: 0.8rem; font-weight: 500; vertical-align: bottom; border-bottom: 1px solid var(--edge); }
tbody th { font-weight: 500; white-space: nowrap; }
tbody tr + tr > * { border-top: 1px solid color-mix(in srgb, var(--edge) 55%, transparent); }
.n { text-align: right; white-space: nowrap; }
.range { color: var(--soft); font-size: 0.85rem; white-space: nowrap; }
th.chart, td.chart { width: 55%; min-width: 7rem; padding-right: 0.5rem; padding-left: 0.5rem; }
td.chart { padding-top: 0; padding-bottom: 0; }
.cell b { font-weight: 600; }
.cell .range { display: block; }
small { color: var(--soft); }
svg { display: block; overflow: visible; }
svg text { fill: var(--soft); font-size: 12px; font-family: inherit; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--edge); }
.reference { stroke: var(--text); stroke-dasharray: 3 4; opacity: 0.7; }
.mark { overflow: visible; }
.whisker { stroke: var(--look); stroke-width: 3; stroke-linecap: round; opacity: 0.65; }
.mark path, .badge path { fill: var(--look); stroke: var(--stone); stroke-width: 1; }
.bars rect { fill: var(--look); }
.base { stroke: var(--edge); }
.mean { stroke: var(--text); stroke-width: 2; stroke-dasharray: 2 3; }
.badge { display: inline-block; vertical-align: -1px; margin-right: 0.4rem; }
.look0 { --look: var(--look0); } .look1 { --look: var(--look1); } .look2 { --look: var(--look2); }
.look3 { --look: var(--look3); } .look4 { --look: var(--look4); } .look5 { --look: var(--look5); }
.many { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1.25rem 1.5rem; margin: 0.75rem 0; }
figure { margin: 0; min-width: 0; }
figcaption { margin-bottom: 0.25rem; }
details { margin-top: 0.75rem; }
summary { cursor: pointer; color: var(--gold); min-height: 2.75rem; display: flex; align-items: center; width: fit-content; }
summary::before { content: '▸'; margin-right: 0.5rem; }
details[open] > summary::before { content: '▾'; }
.scroll { overflow-x: auto; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; border-radius: 3px; }
.tools { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; margin: 0.75rem 0; }
.tools label { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; }
input[type='search'] { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: 6px; padding: 0.5rem 0.75rem; width: 12rem; }
input[type='checkbox'] { width: 1.2rem; height: 1.2rem; accent-color: var(--gold); }
.cards thead button { font: inherit; color: inherit; background: none; border: 0; padding: 0.5rem 0; cursor: pointer; text-align: inherit; min-height: 2.75rem; }
.cards [aria-sort] button::after { content: ' ▾'; color: var(--gold); }
.cards [aria-sort='ascending'] button::after { content: ' ▴'; }
.cards th.chart, .cards td.chart { width: 25%; }
.cards .n { padding-left: 0.5rem; }
section:has(.clear:checked) tr.unclear { display: none; }
pre { background: var(--ground); border: 1px solid var(--edge); border-radius: 6px; padding: 0.75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.9rem; margin: 0.5rem 0; }
code { font-size: 0.92em; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0.75rem 0 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  section { padding: 1rem; }
  th.chart, td.chart { width: 40%; }
  th, td { padding-right: 0.5rem; }
  .axis .odd { display: none; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; }
  .cards .wide, .cards .axis { display: none; }
  .cards th.chart, .cards td.chart { width: 30%; min-width: 5rem; }
}
@media print { html { background: #fff; } section { break-inside: avoid; } }
`
