import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Polygon } from 'geojson';
import { unvisitedPlacesMax } from '#schema/limits.ts';
import { manages, type RoleId } from '../../parts/permissions/permissions.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface TerritoryFacts {
  readonly id: number;
  readonly numberName: string;
  readonly noVisited: boolean;
  /** The flag as it was typed, while places set it; null without places. */
  readonly noVisitedTyped: boolean | null;
  /** Of its map; null without one. */
  readonly token: string | null;
  /** The polygons of its map; null without one. */
  readonly limits: readonly Polygon[] | null;
  /** The caller has it out at this moment. */
  readonly held: boolean;
}

export interface PlaceFacts extends Position {
  readonly id: number;
  readonly version: string;
}

/** Managers, and whoever has the territory at that moment (OWN-122). */
export const maySee = ({ held }: Pick<TerritoryFacts, 'held'>, role: RoleId): boolean =>
  held || manages(role);

export interface PlaceRefusal {
  readonly refused:
    | 'unreadablePosition'
    | 'noLimits'
    | 'outside'
    | 'tooMany'
    | 'notedAlready'
    | 'changedMeanwhile';
}
type Ruling = PlaceRefusal | { readonly refused?: undefined };

/** Nearer than this, in metres, is the same door: a second click, or a second manager. */
const sameDoor = 3;
const metresPerDegree = 111_320;

/** Whether a place may be noted at `to`; `moved` is the one that comes from elsewhere. */
export function placeAt(
  { limits }: Pick<TerritoryFacts, 'limits'>,
  places: readonly PlaceFacts[],
  to: Position | null,
  moved?: PlaceFacts,
): Ruling {
  if (!to) return { refused: 'unreadablePosition' };
  if (!limits || limits.length === 0) return { refused: 'noLimits' };
  if (!isWithin(to, limits)) return { refused: 'outside' };
  const others = places.filter(({ id }) => id !== moved?.id);
  if (others.length >= unvisitedPlacesMax) return { refused: 'tooMany' };
  return isNoted(others, to) ? { refused: 'notedAlready' } : {};
}

const isWithin = ({ longitude, latitude }: Position, limits: readonly Polygon[]): boolean =>
  limits.some((polygon) => booleanPointInPolygon([longitude, latitude], polygon));

/** Whether one of these places is the same door. */
export const isNoted = (places: readonly Position[], at: Position): boolean =>
  places.some((place) => metresBetween(place, at) < sameDoor);

export interface OwnedPlace extends Position {
  readonly id: number;
  readonly territoryId: number;
}

export interface TerritoryLimits {
  readonly id: number;
  readonly limits: readonly Polygon[];
}

interface Move {
  readonly place: OwnedPlace;
  /** The territory within whose limits it lies. */
  readonly to: number;
}

/** Of places outside of their own limits, those that lie within others'; territories drawn anew go first (OWN-153). */
export function placesToMove(
  places: readonly OwnedPlace[],
  territories: readonly TerritoryLimits[],
  drawn: ReadonlySet<number>,
): readonly Move[] {
  const inOrder = territories.toSorted((a, b) => Number(drawn.has(b.id)) - Number(drawn.has(a.id)));
  const holds = ({ limits }: TerritoryLimits, place: OwnedPlace) => isWithin(place, limits);
  return places.flatMap((place) => {
    const own = territories.find(({ id }) => id === place.territoryId);
    if (own && holds(own, place)) return [];
    const other = inOrder.find((it) => it.id !== place.territoryId && holds(it, place));
    // What somebody else's limits leave out is that map's affair.
    const concerned = other && (drawn.has(place.territoryId) || drawn.has(other.id));
    return concerned ? [{ place, to: other.id }] : [];
  });
}

/** Exact enough for a few metres. */
function metresBetween(one: Position, other: Position): number {
  const shrunk = Math.cos((one.latitude * Math.PI) / 180);
  return (
    metresPerDegree *
    Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrunk)
  );
}

/** Refused where somebody else has changed the place since `version`; null is not asked. */
export const asRead = ({ version: present }: PlaceFacts, version: string | null): Ruling =>
  version === null || version === present ? {} : { refused: 'changedMeanwhile' };

export interface Flag {
  readonly noVisited: boolean;
  readonly typed: boolean | null;
}

/** The flag follows the places; without any it is again as it was typed (OWN-122). */
export function flagWith(
  { noVisited, noVisitedTyped }: Pick<TerritoryFacts, 'noVisited' | 'noVisitedTyped'>,
  places: number,
): Flag {
  const typed = noVisitedTyped ?? noVisited;
  return places > 0 ? { noVisited: true, typed } : { noVisited: typed, typed: null };
}

/** Null unless both are numbers of a position. */
export function positionIn(latitude: string, longitude: string): Position | null {
  const [lat, lng] = [latitude, longitude].map((it) => (it.trim() === '' ? NaN : Number(it)));
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    ? { latitude: lat, longitude: lng }
    : null;
}
