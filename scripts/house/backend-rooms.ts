import { type Figure, type Finding, limits } from './figures.ts';
import { featureOf, layerOf, roomOf } from './rooms.ts';
import type { Module } from './sources.ts';

/** What of `backend` a successor has to hold in mind: how much in one room, how high, how much borrowed. */
export function backendRooms(modules: readonly Module[]): readonly Figure[] {
  const backend = modules.filter(({ file }) => layerOf(file) === 'backend');
  return [largestRoom(backend), floors(backend), borrowedFiles(backend)];
}

const roomOrFile = (file: string) => roomOf(file) ?? file;
const linesOf = (text: string) => text.trimEnd().split('\n').length;

function largestRoom(modules: readonly Module[]): Figure {
  const lines = new Map<string, number>();
  for (const { file, text } of modules)
    lines.set(roomOrFile(file), (lines.get(roomOrFile(file)) ?? 0) + linesOf(text));
  const all = [...lines.values()].reduce((sum, it) => sum + it, 0);
  const [name = '', most = 0] = [...lines].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const share = all === 0 ? 0 : most / all;
  return {
    name: 'largest room of backend',
    value: percent(share),
    limit: percent(limits.largestRoom),
    findings:
      share > limits.largestRoom
        ? [{ file: `backend/${name}`, line: 1, text: `${most} of ${all} lines` }]
        : [],
  };
}

/** A room stands one floor above the highest that it imports. Without circles (circles.ts). */
function floors(modules: readonly Module[]): Figure {
  const below = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    const room = roomOrFile(file);
    const rooms = below.get(room) ?? new Set();
    below.set(room, rooms);
    for (const { target } of imports)
      if (layerOf(target) === 'backend' && roomOrFile(target) !== room)
        rooms.add(roomOrFile(target));
  }
  const highest = new Map<string, readonly string[]>();
  const wayDown = (room: string): readonly string[] => {
    const known = highest.get(room);
    if (known) return known;
    highest.set(room, [room]);
    const ways = [...(below.get(room) ?? [])].map(wayDown);
    const longest = ways.toSorted((one, other) => other.length - one.length)[0] ?? [];
    const way = [room, ...longest];
    highest.set(room, way);
    return way;
  };
  const longest = [...below.keys()]
    .map(wayDown)
    .toSorted((one, other) => other.length - one.length)[0];
  const height = longest?.length ?? 0;
  return {
    name: 'floors of backend',
    value: String(height),
    limit: String(limits.floors),
    findings:
      height > limits.floors
        ? [{ file: 'backend', line: 1, text: `on one another: ${longest?.join(' → ')}` }]
        : [],
  };
}

/** Each file counts once for each other feature that imports it. */
function borrowedFiles(modules: readonly Module[]): Figure {
  const found = new Map<string, Finding>();
  for (const { file, imports } of modules) {
    const feature = featureOf(file);
    for (const { target, line } of imports) {
      if (layerOf(target) !== 'backend') continue;
      const other = featureOf(target);
      if (feature === undefined || other === undefined || other === feature) continue;
      found.set(`${feature} ${target}`, { file, line, text: `${feature} borrows ${target}` });
    }
  }
  return {
    name: 'files that features of backend borrow',
    value: String(found.size),
    limit: String(limits.borrowedFiles),
    findings: found.size > limits.borrowedFiles ? [...found.values()] : [],
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
