import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import {
  writePbf,
  type Header,
  type Node,
  type Relation,
  type Way,
} from '../../support/write-pbf.mjs';

type Tags = Readonly<Record<string, string>>;
type LngLat = readonly [lng: number, lat: number];

/** A folder for the files of one test file. */
export function ownFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ground-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The small town, in the middle of a tile of zoom 15: metres to the east and north become degrees. */
const origin: LngLat = [6.498_413, 46.502_173];
export const placeOf = (east: number, north: number): LngLat => [
  origin[0] + east / (111_320 * Math.cos((origin[1] * Math.PI) / 180)),
  origin[1] + north / 111_132,
];

export const boxAround = (metres: number) => {
  const [west, south] = placeOf(-metres, -metres);
  const [east, north] = placeOf(metres, metres);
  return [west, south, east, north] as const;
};

/** An extract drawn in metres around the small town. */
export function anExtract() {
  const nodes: Node[] = [];
  const ways: Way[] = [];
  const relations: Relation[] = [];
  const corners = new Map<string, number>();

  const point = (east: number, north: number, tags: Tags = {}) => {
    const [lng, lat] = placeOf(east, north);
    nodes.push({ id: nodes.length + 1, lng, lat, tags });
    return nodes.length;
  };
  /** Lines that share a corner share its node. */
  const corner = (east: number, north: number) => {
    const key = `${east} ${north}`;
    const id = corners.get(key) ?? point(east, north);
    corners.set(key, id);
    return id;
  };
  const way = (places: readonly (readonly [number, number])[], tags: Tags = {}) => {
    ways.push({ id: ways.length + 1, refs: places.map((place) => corner(...place)), tags });
    return ways.length;
  };
  return {
    nodes,
    ways,
    relations,
    point,
    way,
    square: (east: number, north: number, side: number, tags: Tags = {}) =>
      way(ringOf(east, north, side), tags),
    relation: (
      members: readonly (readonly [type: 'node' | 'way', ref: number, role: string])[],
      tags: Tags,
    ) => {
      relations.push({
        id: relations.length + 1,
        tags,
        members: members.map(([type, ref, role]) => ({ type, ref, role })),
      });
    },
    /** In the order of the format, each kind in blocks of its own. */
    write: (file: string, header: Header = {}) => {
      const bytes = writePbf({ bounds: boxAround(500), day: '2026-03-15', ...header }, [
        { nodes },
        { ways },
        ...(relations.length > 0 ? [{ relations }] : []),
      ]);
      writeFileSync(file, bytes);
      return file;
    },
  };
}

/** Counterclockwise from the lower left corner, so that a coast has the land inside. */
export const ringOf = (east: number, north: number, side: number) =>
  [
    [east, north],
    [east + side, north],
    [east + side, north + side],
    [east, north + side],
    [east, north],
  ] as const;
