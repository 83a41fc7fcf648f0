import { createRequire, Module } from 'node:module';
import type * as worker from 'graphile-worker';

type Library = typeof worker;

/**
 * The library of the queue, loaded on demand because it would slow down the start. Left alone it looks
 * for its configuration, a program too, from the working folder up to the root, fails where it may not
 * read one, and takes no option that says otherwise: so what it searches with finds nothing (OWN-200).
 */
export function queueLibrary(): Library {
  const fromHere = createRequire(import.meta.url);
  const search = createRequire(fromHere.resolve('graphile-worker')).resolve('cosmiconfig');
  const nothing = { cosmiconfigSync: () => ({ search: () => null }) };
  fromHere.cache[search] ??= Object.assign(new Module(search), { loaded: true, exports: nothing });
  const library: Library = fromHere('graphile-worker');
  return library;
}
