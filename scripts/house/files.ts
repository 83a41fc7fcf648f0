import { type Figure, limits, none } from './figures.ts';
import type { Module, Source } from './sources.ts';

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** Modules and style sheets. */
export function longestFile(files: readonly Source[]): Figure {
  const lengths = files.map(({ file, text }) => ({ file, lines: linesOf(text) }));
  return {
    name: 'lines of the longest file',
    value: String(Math.max(0, ...lengths.map(({ lines }) => lines))),
    limit: String(limits.fileLines),
    findings: lengths
      .filter(({ lines }) => lines > limits.fileLines)
      .map(({ file, lines }) => ({
        file,
        line: limits.fileLines + 1,
        text: `${lines} lines`,
      })),
  };
}

/** Names that say nothing of what a file holds, or hide it behind an index. */
const emptyNames = /\/(?:utils?|helpers?|common|shared|misc)(?:\/|\.)|\/index\.tsx?$/u;
const components = /\/(?:[A-Z]\w+|main|routes|[a-z-]+\.columns)\.tsx$/u;

export const emptyFileNames = (modules: readonly Module[]): Figure =>
  none(
    'file names that say nothing',
    modules
      .filter(
        ({ file }) => emptyNames.test(file) || (file.endsWith('.tsx') && !components.test(file)),
      )
      .map(({ file }) => ({ file, line: 1, text: 'name the file after what it holds' })),
  );
