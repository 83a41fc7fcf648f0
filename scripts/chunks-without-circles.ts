import type { Plugin } from 'vite';
import { circlesOf } from './house/circles.ts';

interface Chunk {
  readonly fileName: string;
  /** Names of the chunks that it needs at once. */
  readonly imports: readonly string[];
}

/**
 * Fails a build whose chunks import one another in a circle: what runs at the top of a module may
 * then come before what it uses, depending on the page that is opened first.
 */
export const chunksWithoutCircles = (): Plugin => ({
  name: 'chunks-without-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const [circle] = circlesOfChunks(chunks);
    if (circle) this.error(circle);
  },
});

export const circlesOfChunks = (chunks: readonly Chunk[]): readonly string[] =>
  circlesOf(
    chunks.flatMap(({ fileName, imports }) =>
      imports.map((to) => ({ from: fileName, to, file: fileName, line: 1, text: to })),
    ),
  ).map(({ text }) => text);
