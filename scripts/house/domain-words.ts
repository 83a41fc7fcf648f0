import { type Figure, none } from './figures.ts';
import { layerOf, roomOf } from './rooms.ts';
import type { Module } from './sources.ts';

/** Words of the domain, in the names of files and folders. */
const domainWords =
  /territor|assignment|reprieve|booking|publisher|pocket|unvisited|(?<![a-z])exit|history|undo/iu;

/** Parts know no word of the domain: what has one in its name stands in `domain`. */
export const domainWordsInParts = (modules: readonly Module[]): Figure =>
  none(
    'parts named by a word of the domain',
    modules
      .filter(
        ({ file }) =>
          layerOf(file) !== undefined && roomOf(file) === 'parts' && domainWords.test(file),
      )
      .map(({ file }) => ({ file, line: 1, text: 'belongs to the domain of its layer' })),
  );
