import path from 'node:path';
import { type Figure, type Finding, none } from './figures.ts';
import { lineAt, type Source } from './sources.ts';

const codeSpan = /```[\s\S]*?```|`[^`\n]+`/gu;
const link = /\]\(<?([^)\s>]+)>?\)|\b(?:src|href)="([^"]+)"/gu;
/** A file with its ending, alone or in folders, or a folder with its slash. */
const filePath =
  /(?<![\w./:@*<{}$…-])(?:\.{1,2}\/)*(?:[\w@-][\w@.-]*\/)*(?:[\w@-][\w.-]*\.(?:tsx?|mjs|cjs|md|graphql|css|sql|sh|html|yml|svg|webp)|(?<=\/))(?![\w/*<{$…-])/gu;
/** What a build, a run or somebody else makes: no part of the repository. */
const made = /(?:^|\/)(?:dist|node_modules|data|generated|shared)(?:\/|\.ts$)|^\.git\//u;

/** Paths that Markdown names, in code or as a link, and that lead nowhere. */
export function deadPaths(documents: readonly Source[], files: readonly string[]): Figure {
  const known = new Set(files.flatMap((file) => [file, path.posix.basename(file), ...above(file)]));
  const roots = new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])));
  // From its own folder, its layer or the root.
  const exists = (name: string, from: string) =>
    [path.posix.dirname(from), from.split('/')[0] ?? '', ''].some((folder) =>
      known.has(path.posix.join(folder, name).replace(/\/$/u, '')),
    );
  const named = ({ file, text }: Source): Finding[] =>
    [...text.matchAll(codeSpan)].flatMap(({ 0: code, index }) =>
      [...code.matchAll(filePath)].flatMap((found) => {
        const [name] = found;
        // Of folders alone, only those of the repository can be meant.
        const meant = !name.endsWith('/') || roots.has(name.split('/')[0]);
        if (name === '' || !meant || made.test(name) || exists(name, file)) return [];
        return [{ file, line: lineAt(text, index + found.index), text: `${name} is nowhere` }];
      }),
    );
  const linked = ({ file, text }: Source): Finding[] =>
    [...text.matchAll(link)].flatMap(({ 1: inline, 2: attribute, index }) => {
      const [target = ''] = (inline ?? attribute ?? '').split('#');
      if (target === '' || /^[a-z]+:/u.test(target) || exists(target, file)) return [];
      return [{ file, line: lineAt(text, index), text: `${target} is nowhere` }];
    });
  return none(
    'dead paths in Markdown',
    documents.flatMap((document) => [...named(document), ...linked(document)]),
  );
}

const above = (file: string): readonly string[] => {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...above(folder)];
};
