import { distance } from '@turf/turf';

import type { MapFeatures } from '#schema/geojson.ts';
import { mapMovedMaxKm } from '#schema/limits.ts';

import { numberedFile } from '../../parts/files/file-number.ts';
import { boundsOf } from '../../parts/map/geometry/bounds.ts';
import { polygonsOf } from '../../parts/map/geometry/geometry.ts';
import { importTexts } from './map-editor.texts.ts';

interface Replacement {
  readonly fileName: string;
  /** What stands above the map: `T{number} - {name}`; the limits of the congregation have another title. */
  readonly title: string;
  readonly before: MapFeatures;
  readonly after: MapFeatures;
}

/** Why a file may be that of another territory: its name, and where it lies (OWN-321). */
export function importDoubts({ fileName, title, before, after }: Replacement): readonly string[] {
  const own = numberIn(title);
  const numbered = own === null ? null : numberedFile(fileName, areasIn(after), false);
  const named = numbered === null ? null : numberIn(numbered);
  const moved = kilometresBetween(before, after);
  return [
    ...(named !== null && named !== own ? [importTexts.otherNumber(named)] : []),
    ...(moved > mapMovedMaxKm ? [importTexts.moved(Math.round(moved))] : []),
  ];
}

const numberIn = (text: string): number | null => {
  const figures = /^\D*?(\d+)/u.exec(text)?.[1];
  return figures === undefined ? null : Number(figures);
};

const areasIn = ({ features }: MapFeatures): number =>
  features.flatMap(({ geometry }) => polygonsOf(geometry)).length;

function kilometresBetween(before: MapFeatures, after: MapFeatures): number {
  const [from, to] = [middleOf(before), middleOf(after)];
  return from && to ? distance(from, to) : 0;
}

function middleOf(map: MapFeatures): [number, number] | null {
  const bounds = boundsOf(map);
  return bounds && [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2];
}
