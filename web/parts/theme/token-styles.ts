import { tokens } from './tokens.ts';

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The tokens as CSS variables: by the system's colour scheme, unless `data-theme` on the root overrides it. */
export function tokenStyles() {
  const light = `color-scheme:light;${declarations(tokens.light)}`;
  const dark = `color-scheme:dark;${declarations(tokens.dark)}`;
  return [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root{${dark}}}`,
    `:root[data-theme=light]{${light}}`,
    `:root[data-theme=dark]{${dark}}`,
    // Printed in light colours on white in either scheme.
    `@media print{:root:root{${light};--paper:#fff;--paper-raised:#fff}}`,
  ].join('\n');
}

export function applyTokens() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokenStyles());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
