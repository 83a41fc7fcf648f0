import type { Feature, FeatureCollection, Position } from 'geojson';

import { imported } from '#engines/drawing/foreign-file.ts';

import { UnreadableFile } from '../../parts/files/file-fault.ts';
import { geometryOf, piecesOf } from '../../parts/files/geometry.ts';

/**
 * What a cell draws, as a GeoJSON FeatureCollection: GeoJSON of any kind, WKT, NW Scheduler's notation. Other text
 * is kept as it is; throws UnreadableFile for WKB.
 */
export function boundaryAsMap(text: string, desc: string): string {
  const cell = text.trim();
  if (/^(?:\\x)?0[01][\da-f]{40,}$/iu.test(cell)) throw new UnreadableFile('wkb');
  if (cell.startsWith('{')) return geoJsonCell(cell, desc) ?? text;
  const rings = /^(?:SRID=\d+;)?\s*(?:MULTI)?POLYGON/iu.test(cell) ? wktRings(cell) : null;
  const point = /^(?:SRID=\d+;)?\s*POINT\s*(?:Z\s*|M\s*|ZM\s*)?\(([^()]*)\)$/iu.exec(cell);
  if (point) return collectionOf([pointFeature(numbersIn(point[1] ?? ''), desc)]);
  const areas = rings ?? bracketRing(cell);
  return areas ? collectionOf(areas.map((ring) => areaFeature(ring, desc))) : text;
}

type Rings = readonly (readonly Position[])[];

const collectionOf = (features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });

const areaFeature = (coordinates: Rings, desc: string) => ({
  type: 'Feature',
  properties: { type: 'polygon', desc: desc || ' ' },
  geometry: { type: 'Polygon', coordinates },
});

const pointFeature = (coordinates: Position, desc: string) => ({
  type: 'Feature',
  properties: { type: 'information', desc: desc || '?' },
  geometry: { type: 'Point', coordinates },
});

/** A FeatureCollection stays as it is; a Feature or a bare geometry becomes one. */
function geoJsonCell(text: string, desc: string): string | null {
  const read = parsed(text);
  if (read === null || isType(read, 'FeatureCollection')) return null;
  const feature = isType(read, 'Feature') ? read : { type: 'Feature', geometry: read };
  const { areas, points, closedLines } = piecesOf('geometry' in feature ? feature.geometry : null);
  const geometry = geometryOf({ areas: [...areas, ...closedLines.map((it) => [it])], points });
  if (geometry === null) return null;
  const own = 'properties' in feature ? feature.properties : null;
  const properties = { name: desc, ...(typeof own === 'object' ? own : {}) };
  const one: Feature = { type: 'Feature', properties, geometry };
  const map: FeatureCollection = { type: 'FeatureCollection', features: [one] };
  return JSON.stringify(imported(JSON.stringify(map)));
}

function parsed(text: string): object | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}

const isType = (read: object, type: string): boolean => 'type' in read && read.type === type;

/** The polygons of a WKT text, each a list of rings, longitude first. */
function wktRings(text: string): readonly Rings[] | null {
  const polygons = [...text.matchAll(/\(\s*(\([^()]*\)(?:\s*,\s*\([^()]*\))*)\s*\)/gu)].map(
    ([, rings = '']) =>
      [...rings.matchAll(/\(([^()]*)\)/gu)].map(([, points = '']) =>
        points.split(',').map(numbersIn),
      ),
  );
  return polygons.length > 0 ? polygons : null;
}

const numbersIn = (point: string): Position => point.trim().split(/\s+/u).slice(0, 2).map(Number);

/** One ring written `[x,y],[x,y],…`; some programs put the latitude first. */
function bracketRing(text: string): readonly Rings[] | null {
  const points = [...text.matchAll(/\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\]/gu)].map(
    ([, x, y]): Position => [Number(x), Number(y)],
  );
  if (points.length < 3) return null;
  return [[latitudeFirst(points) ? points.map(([x = 0, y = 0]) => [y, x]) : points]];
}

/**
 * A latitude goes to 90 at most. Where both could be, a place between 41° and 61° north is sought: nearly all
 * who write so live in Europe, where a longitude is smaller than that.
 */
function latitudeFirst(points: readonly Position[]): boolean {
  const all = (at: 0 | 1, may: (value: number) => boolean) =>
    points.every((point) => may(point[at] ?? 0));
  if (!all(1, (value) => Math.abs(value) <= 90)) return true;
  if (!all(0, (value) => Math.abs(value) <= 90)) return false;
  const northern = (value: number) => value >= 41 && value <= 61;
  return all(0, northern) && !all(1, northern);
}
