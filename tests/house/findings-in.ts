import type { AllowedImport } from '../../scripts/house/allowed-imports.ts';
import { figuresOf } from '../../scripts/house/house.ts';
import { moduleOf } from '../../scripts/house/sources.ts';

export type Tree = Readonly<Record<string, string>>;

/** The findings of one figure in a house of these files alone. */
export function findingsIn(figure: string, tree: Tree, allowed: readonly AllowedImport[] = []) {
  const sources = Object.entries(tree).map(([file, text]) => ({ file, text }));
  const found = figuresOf(
    {
      modules: sources
        .filter(({ file }) => /\.tsx?$/u.test(file))
        .map(({ file, text }) => moduleOf(file, text)),
      documents: sources.filter(({ file }) => file.endsWith('.md')),
      files: Object.keys(tree),
      others: sources.filter(({ file }) => /\.(?:css|graphql|sql)$/u.test(file)),
    },
    allowed,
  ).find(({ name }) => name === figure);
  if (!found) throw new Error(`no figure is named ${figure}`);
  return found.findings;
}
