import { type Figure, none } from './figures.ts';
import { layerOf } from './rooms.ts';
import { type Layer, type Module, folders } from './sources.ts';

/** Which of our files each layer may import. */
const mayImport: Record<Layer, (target: string) => boolean> = {
  schema: (target) => target.startsWith('schema/'),
  engines: (target) => /^(?:engines|schema)\//u.test(target),
  machines: (target) => /^(?:machines|engines|schema)\//u.test(target),
  server: (target) => target.startsWith('server/'),
  gateway: (target) => /^(?:gateway|schema|server)\//u.test(target),
  web: (target) => /^(?:web|machines|engines|schema)\//u.test(target),
  backend: (target) =>
    /^(?:backend|engines|server)\//u.test(target) || target === 'schema/limits.ts',
};

/** All that machines need of the world: a machine then runs in the visualizer and in tests. */
const packagesOfMachines = new Set(['xstate', '@turf/turf', 'geojson']);

const isOurs = (target: string) => folders.some((folder) => target.startsWith(`${folder}/`));

/** What crosses a border between layers that is closed. */
export const brokenBorders = (modules: readonly Module[]): Figure =>
  none(
    'imports across a closed border',
    modules.flatMap(({ file, imports }) => {
      const layer = layerOf(file);
      if (layer === undefined) return [];
      const isClosed = (target: string) =>
        isOurs(target)
          ? !mayImport[layer](target)
          : layer === 'machines' && !packagesOfMachines.has(target);
      return imports
        .filter(({ target }) => isClosed(target))
        .map(({ target, line }) => ({ file, line, text: `${layer} may not import ${target}` }));
    }),
  );
