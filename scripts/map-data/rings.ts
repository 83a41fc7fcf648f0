import { booleanPointInPolygon, polygon } from '@turf/turf';
import type { Feature, Polygon } from 'geojson';
import { lineOf, type Extract, type LngLat, type Relation, type Way } from './read-osm.ts';

type Refs = readonly number[];

export const closed = (refs: Refs) => refs.length > 3 && refs[0] === refs.at(-1);

/** Joins lines that share an end; `turn` allows reversing a line. */
export function joinLines(lines: readonly Refs[], turn = true): Refs[] {
  const open = lines.filter((refs) => !closed(refs));
  const joined: Refs[] = lines.filter(closed);
  for (let line = open.shift(); line !== undefined; line = open.shift()) {
    let whole: Refs = line;
    for (let grown = true; grown && !closed(whole);) {
      grown = false;
      for (const [index, other] of open.entries()) {
        const longer = joinTwo(whole, other, turn);
        if (longer === null) continue;
        open.splice(index, 1);
        whole = longer;
        grown = true;
        break;
      }
    }
    joined.push(whole);
  }
  return joined;
}

function joinTwo(line: Refs, other: Refs, turn: boolean): Refs | null {
  if (line.at(-1) === other[0]) return [...line, ...other.slice(1)];
  if (other.at(-1) === line[0]) return [...other, ...line.slice(1)];
  if (!turn) return null;
  if (line.at(-1) === other.at(-1)) return [...line, ...other.toReversed().slice(1)];
  if (line[0] === other[0]) return [...other.toReversed(), ...line.slice(1)];
  return null;
}

function ringsOf(extract: Extract, ways: readonly Way[]): LngLat[][] {
  return joinLines(ways.map((way) => way.refs))
    .filter(closed)
    .map((refs) => lineOf(extract, refs));
}

/** Polygons of a multipolygon relation with their holes. */
export function polygonsOf(extract: Extract, relation: Relation): Feature<Polygon>[] {
  const holes = ringsOf(extract, relation.inner);
  return ringsOf(extract, relation.outer).map((outer) => {
    const shell = polygon([outer]);
    return polygon([
      outer,
      ...holes.filter(([first]) => first !== undefined && booleanPointInPolygon(first, shell)),
    ]);
  });
}
