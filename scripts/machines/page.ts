import { escape } from './draw.ts';
import type { FoundMachine } from './find-machines.ts';

export type Drawn = FoundMachine & { readonly svg: string };

const style = `
:root { color-scheme: light dark; --paper: #fbfaf6; --card: #fff; --ink: #22302c; --soft: #5b6a64;
  --line: #9aa7a0; --out: #1f5f99; --soon: #8a5a00; --in: #2c6b3f; }
@media (prefers-color-scheme: dark) { :root { --paper: #151a18; --card: #1d2421; --ink: #e8ece9;
  --soft: #a9b6b0; --line: #66756e; --out: #8fc1f0; --soon: #e9b85c; --in: #8fce9f; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 4px; font-size: 26px; } h2 { margin: 0; font-size: 20px; } p { margin: 4px 0 12px; }
nav ul { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none; }
nav a { display: block; padding: 6px 12px; border: 1px solid var(--line); border-radius: 6px; }
a { color: var(--out); text-decoration: none; } a:hover { text-decoration: underline; }
section { margin: 32px 0; scroll-margin-top: 16px; }
code, svg text { font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
code, .soft { color: var(--soft); font-size: 14px; }
.sheet { width: fit-content; max-width: 100%; overflow-x: auto; padding: 8px; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; }
svg { display: block; } svg text { fill: var(--ink); font-size: 12px; }
.box { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; }
.box.compound, .box.parallel { fill: var(--paper); stroke: var(--line); }
.parallel { stroke-dasharray: 6 4; } .rim { fill: none; stroke: var(--ink); }
.box.busy { stroke: var(--out); } .box.asking { stroke: var(--soon); stroke-width: 2.5; }
svg .name { font-size: 14px; font-weight: 700; } svg .tag { fill: var(--out); text-anchor: end; }
svg .call { fill: var(--out); } svg .ask { fill: var(--soon); } svg .next { fill: var(--in); }
svg .inner { fill: var(--soft); } svg .guard { fill: var(--soft); }
.arrow { fill: none; stroke: var(--soft); stroke-width: 1.25; } .arrow:hover { stroke: var(--out); stroke-width: 2.5; }
.tip, .start { fill: var(--soft); } .ground { fill: none; }
`;

const tip = `<svg width="0" height="0" aria-hidden="true"><defs><marker id="tip" viewBox="0 0 8 8"
refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/>
</marker></defs></svg>`;

/** A self-contained HTML page. */
export function page(machines: readonly Drawn[]): string {
  const links = machines.map(
    ({ machine }) => `<li><a href="#${machine.id}">${machine.id}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Machines</title><style>${style}</style></head><body>${tip}
<h1>Machines</h1>
<p class="soft">✓ the actor answered, ✗ it failed, [guard], dashed: parallel, double rim: the end and the
route it leads to. Point at an arrow for its actions.</p>
<nav aria-label="Machines"><ul>${links.join('')}</ul></nav>
${machines.map(section).join('\n')}
</body></html>
`;
}

function section({ machine, about, file, svg }: Drawn): string {
  return `<section id="${machine.id}"><h2>${machine.id}</h2>
<p>${escape(about)}<br><code>${file}</code></p><div class="sheet" tabindex="0">${svg}</div></section>`;
}
