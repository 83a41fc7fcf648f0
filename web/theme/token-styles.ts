import { tokens } from './tokens.ts';

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The tokens as CSS variables: the system's choice, unless `data-theme` on the root says otherwise. */
export function tokenStyles() {
  const light = `color-scheme:light;${declarations(tokens.light)}`;
  const dark = `color-scheme:dark;${declarations(tokens.dark)}`;
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root{${dark}}}`,
    `:root[data-theme=light]{${light}}`,
    `:root[data-theme=dark]{${dark}}`,
    // Paper is white, and ink dark, whatever the screen shows.
    `@media print{:root:root{${light};--paper:#fff;--paper-raised:#fff}}`,
  ].join('\n');
}

export function applyTokens() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokenStyles());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
