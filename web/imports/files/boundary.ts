import type { Position } from 'geojson';

/** A boundary in WKT or NW Scheduler's notation as a GeoJSON FeatureCollection; other text is kept as it is. */
export function boundaryAsMap(text: string, desc: string): string {
  const rings = /^\s*(?:SRID=\d+;)?\s*(?:MULTI)?POLYGON/iu.test(text)
    ? wktRings(text)
    : bracketRing(text);
  if (!rings) return text;
  const features = rings.map((ring) => ({
    type: 'Feature',
    properties: { type: 'polygon', desc: desc || ' ' },
    geometry: { type: 'Polygon', coordinates: ring },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

type Rings = readonly (readonly Position[])[];

/** The polygons of a WKT text, each a list of rings, longitude first. */
function wktRings(text: string): readonly Rings[] | null {
  const polygons = [...text.matchAll(/\(\s*(\([^()]*\)(?:\s*,\s*\([^()]*\))*)\s*\)/gu)].map(
    ([, rings = '']) =>
      [...rings.matchAll(/\(([^()]*)\)/gu)].map(([, points = '']) =>
        points.split(',').map((point) => point.trim().split(/\s+/u).slice(0, 2).map(Number)),
      ),
  );
  return polygons.length > 0 ? polygons : null;
}

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
