import type { Reason } from './imports.rules.ts';
import { kilometres } from './imports.sentences.ts';
import {
  centreOf,
  centresOf,
  kilometresBetween,
  kilometresTo,
  swapped,
  type Box,
  type Drawing,
  type Place,
} from './map-places.rules.ts';

/** Where the congregation is before the import. */
export interface Whereabouts {
  /** The middles of its maps; that of its limits belongs to no territory. */
  readonly maps: readonly (Place & { readonly territoryId: number | null })[];
  /** Null without one. */
  readonly ground: Box | null;
}

interface PlacedChange {
  readonly before: { readonly id: number } | null;
  readonly drawing: Drawing | null;
}

/** Why a new map does not lie where the others do. */
export type Distances = (change: PlacedChange) => readonly Reason[];

/** Kilometres; a congregation is smaller. */
const farAway = 100;
/** Fewer maps that are far away are no sign that the file is about another place. */
const fewMaps = 5;

/**
 * Compares new maps with the congregation's, or with its ground; with the others of the file where
 * there is neither, or where most of the file is far from them.
 */
export function distancesIn(
  changes: readonly PlacedChange[],
  { maps, ground }: Whereabouts,
): Distances {
  const drawn = changes.flatMap((change) =>
    change.drawing ? [{ change, ...centreOf(change.drawing) }] : [],
  );
  const toOthers = (place: Place, { before }: PlacedChange): number | null =>
    nearest(place, maps, ({ territoryId }) => territoryId === null || territoryId !== before?.id);
  const toHome = (place: Place, change: PlacedChange): number | null =>
    toOthers(place, change) ?? (ground && kilometresTo(ground, place));
  const toFile = (place: Place, own: PlacedChange): number | null =>
    nearest(place, drawn, ({ change }) => change !== own);
  const away = drawn.filter((it) => isFar(toHome(it, it.change)));
  const isElsewhere = away.length >= fewMaps && away.length > drawn.length / 2;

  return (change) => {
    for (const place of centresOf(change.drawing ?? [])) {
      const home = toHome(place, change);
      const mirrored = swapped(place);
      const isSwapped = (to: typeof toHome) => mirrored !== null && isNear(to(mirrored, change));
      if (home !== null && !isFar(home)) continue;
      if (home !== null && (!isElsewhere || isSwapped(toHome))) {
        const ofMaps = toOthers(place, change) !== null;
        return far(ofMaps ? 'heldFar' : 'heldOffGround', home, isSwapped(toHome));
      }
      const others = toFile(place, change);
      if (others !== null && isFar(others)) return far('heldFar', others, isSwapped(toFile));
      if (home === null) {
        const doubt = unlikely(place);
        if (doubt) return [{ code: doubt }, { code: 'heldSwapped' }];
      }
    }
    return [];
  };
}

/** Degrees. Places that are nearly always somewhere else, written with the latitude in front (B-167). */
function unlikely({ longitude, latitude }: Place): 'heldOffEurope' | 'heldFarSouth' | null {
  if (latitude < -56) return 'heldFarSouth';
  const mirrorsEurope = longitude >= 41 && longitude <= 61 && latitude >= -10 && latitude <= 30;
  return mirrorsEurope ? 'heldOffEurope' : null;
}

const isFar = (km: number | null): boolean => km !== null && km > farAway;
const isNear = (km: number | null): boolean => km !== null && km <= farAway;

const far = (
  code: 'heldFar' | 'heldOffGround',
  km: number,
  isSwapped: boolean,
): readonly Reason[] => [
  { code, values: { km: kilometres(km) } },
  ...(isSwapped ? [{ code: 'heldSwapped' } as const] : []),
];

/** Kilometres to the nearest of those that count, or to the first that is near; null where none counts. */
function nearest<Other extends Place>(
  place: Place,
  others: readonly Other[],
  counts: (other: Other) => boolean,
): number | null {
  let least: number | null = null;
  for (const other of others) {
    if (!counts(other)) continue;
    const km = kilometresBetween(place, other);
    if (km <= farAway) return km;
    least = Math.min(least ?? km, km);
  }
  return least;
}
