import { setImmediate } from 'node:timers/promises';
import { metresAcross, tileRange, type WorldBox } from '#engines/ground/mercator.ts';
import type { TileFile } from '#engines/ground/tiles/tile-file.ts';
import type { TilePlace } from '#engines/ground/tiles/tile-walk.ts';
import {
  featuresOf,
  holds,
  nameOf,
  notStreets,
  type Point,
  type TileFeature,
} from './tile-features.ts';

/** A territory of more tiles is no territory that one walks. */
const mostTiles = 300;
/** Metres around a territory in which a street may be its limit. */
const margin = 60;

export interface Surroundings {
  /** Streets, running waters, rails and borders. */
  readonly ways: readonly TileFeature[];
  readonly sea: readonly TileFeature[];
  readonly houses: readonly Point[];
}

/** What lies around and within a territory; null where that is too much to read. */
export async function surroundings(file: TileFile, box: WorldBox): Promise<Surroundings | null> {
  const grown = margin / metresAcross((box.top + box.bottom) / 2);
  const seen = {
    left: box.left - grown,
    right: box.right + grown,
    top: box.top - grown,
    bottom: box.bottom + grown,
  };
  const z = file.header.maxZoom;
  const { west, east, north, south } = tileRange(seen, z);
  if ((east - west + 1) * (south - north + 1) > mostTiles) return null;
  const all: { ways: TileFeature[]; sea: TileFeature[]; houses: Point[] } = {
    ways: [],
    sea: [],
    houses: [],
  };
  for (let x = west; x <= east; x += 1) {
    for (let y = north; y <= south; y += 1) {
      const place = { z, x, y };
      const found = await featuresOf(file, place, isWanted);
      all.ways.push(...found.filter(({ type, lines }) => type === 'line' && meets(lines, seen)));
      all.sea.push(...found.filter(({ layer, type }) => layer === 'water' && type === 'polygon'));
      all.houses.push(...housesIn(found, place));
      // The backend answers others meanwhile.
      await setImmediate();
    }
  }
  return all;
}

function isWanted({
  layer,
  type,
  kind,
  properties,
}: Parameters<Parameters<typeof featuresOf>[2]>[0]) {
  if (layer === 'buildings') {
    return type === 'point' && properties['addr_housenumber'] !== undefined;
  }
  const buried = properties['is_tunnel'] === true;
  if (layer === 'roads') {
    if (kind === 'rail') return !buried && properties['kind_detail'] === 'rail';
    if (notStreets.has(kind) || properties['kind_detail'] === 'raceway') return false;
    return type === 'line' && !buried && nameOf({ properties }) !== '';
  }
  if (layer === 'boundaries') return type === 'line' && kind === 'country';
  if (layer !== 'water') return false;
  return type === 'polygon' ? kind === 'ocean' : type === 'line' && nameOf({ properties }) !== '';
}

const housesIn = (features: readonly TileFeature[], place: TilePlace): Point[] =>
  features.flatMap(({ layer, lines }) => {
    const point = layer === 'buildings' ? lines[0]?.[0] : undefined;
    return point && holds(place, point) ? [point] : [];
  });

const meets = (lines: TileFeature['lines'], { left, right, top, bottom }: WorldBox) =>
  lines.some((line) => {
    const xs = line.map(({ x }) => x);
    const ys = line.map(({ y }) => y);
    return (
      Math.min(...xs) <= right &&
      Math.max(...xs) >= left &&
      Math.min(...ys) <= bottom &&
      Math.max(...ys) >= top
    );
  });
