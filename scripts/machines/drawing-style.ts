/** Of a drawing, whether it stands in the room or is a file of its own. */
export const drawingStyle = `
text { font: 12px 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: var(--ink); }
.b { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; }
.c { fill: var(--paper); stroke: var(--line); } .p { stroke-dasharray: 6 4; }
.f { fill: none; stroke: var(--ink); }
rect.w { stroke: var(--out); } rect.q { stroke: var(--soon); stroke-width: 2.5; }
.n { font-size: 14px; font-weight: 700; }
text.w, .call { fill: var(--out); } .ask { fill: var(--soon); } .next { fill: var(--in); }
.inner, .g { fill: var(--soft); }
.a { fill: none; stroke: var(--soft); stroke-width: 1.25; } .t { fill: var(--soft); }
`;

/** Colours, light and dark. */
export const colours = {
  light: {
    paper: '#fbfaf6',
    card: '#fff',
    ink: '#22302c',
    soft: '#5b6a64',
    line: '#9aa7a0',
    out: '#1f5f99',
    soon: '#8a5a00',
    in: '#2c6b3f',
    bad: '#b3261e',
    glow: '#dcebfa',
  },
  dark: {
    paper: '#151a18',
    card: '#1d2421',
    ink: '#e8ece9',
    soft: '#a9b6b0',
    line: '#66756e',
    out: '#8fc1f0',
    soon: '#e9b85c',
    in: '#8fce9f',
    bad: '#f2938c',
    glow: '#1e3850',
  },
};

export const declared = (set: Readonly<Record<string, string>>): string =>
  Object.entries(set)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
