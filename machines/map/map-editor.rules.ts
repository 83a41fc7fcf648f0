import { distance } from '@turf/turf';
import type {
  EditableMap,
  Notice,
  Outcome,
  SaveGlobalMapOutcome,
  SaveTerritoryMapOutcome,
} from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { dayWalkKilometres } from '#schema/limits.ts';
import type { Problem } from '../parts/failure/failure.ts';
import type { Answer } from '../parts/flow/answer.ts';
import type { ImportAnswer } from './map-import.machine.ts';
import { emptyMap } from '#engines/drawing/drawn-map.ts';

export interface StartPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** With the version that was read, so that nobody's drawing is lost unseen (OWN-05). */
export interface SaveInput extends StartPosition {
  readonly features: MapFeatures;
  readonly version: string | null;
  readonly forceOverwrite: boolean;
}

export type SaveAnswer = Answer<SaveTerritoryMapOutcome | SaveGlobalMapOutcome>;
export type RemovalAnswer = Answer<Outcome>;
/** What a save, a removal or an import made of the map on the server. */
export type MapChange = SaveAnswer | RemovalAnswer | ImportAnswer;
export type Help = 'print' | 'openStreetMap';

export interface EditorContext {
  /** A removed map closes the editor of a territory, and empties the global one. */
  readonly global: boolean;
  readonly lastCoordinates: string | null;
  readonly map: EditableMap | null;
  /** Of the map as it was read or saved last. */
  readonly version: string | null;
  /** What the server knows, and what is drawn now: the same object while nothing is unsaved. */
  readonly saved: MapFeatures;
  readonly drawn: MapFeatures;
  readonly start: StartPosition | null;
  /** What a save sends; it is sent again to overwrite. */
  readonly sending: SaveInput;
  readonly help: Help | null;
  readonly problem: Problem | null;
}

export type EditorEvent =
  | ({ type: 'save' } & StartPosition)
  | { type: 'help.opened'; help: Help }
  | { type: 'draft.restored'; draft: MapFeatures }
  | { type: 'map.moved' }
  | { type: 'export' | 'import' | 'remove' | 'dialog.closed' }
  | { type: 'overwrite' | 'reread' | 'confirm' | 'cancel' | 'quit' | 'retry' };

export type EditorEmitted =
  | { type: 'loaded'; map: EditableMap }
  | { type: 'located'; position: StartPosition }
  | { type: 'changed'; notice: Notice | null; outcome: MapChange }
  | { type: 'exported'; features: MapFeatures }
  | { type: 'failed'; problem: Problem | null }
  | { type: 'closed' };

export const nothingDrawn = emptyMap.geojson;

export const nothingSent: SaveInput = {
  latitude: 0,
  longitude: 0,
  zoom: 0,
  features: nothingDrawn,
  version: null,
  forceOverwrite: false,
};

export const featuresOf = ({ geojsonFeature }: EditableMap): MapFeatures =>
  geojsonFeature ?? nothingDrawn;

interface Known {
  readonly map:
    | (Pick<EditableMap, 'latitude' | 'longitude' | 'zoom'> & Partial<Pick<EditableMap, 'start'>>)
    | null;
  readonly lastCoordinates: string | null;
}

const usualZoom = 15;
const pattern =
  /^(?<zoom>\d+(?:\.\d+)?)\|(?<latitude>-?\d+(?:\.\d+)?)\|(?<longitude>-?\d+(?:\.\d+)?)$/u;

/** `zoom|lat|lng` as the last save answered it, one zoom further out; what cannot be read is absent (B-29). */
export function lastPosition(coordinates: string | null): StartPosition | null {
  const { zoom, latitude, longitude } = pattern.exec(coordinates ?? '')?.groups ?? {};
  if (zoom === undefined || latitude === undefined || longitude === undefined) return null;
  const position = {
    latitude: Number(latitude),
    longitude: Number(longitude),
    zoom: Math.max(0, Number(zoom) - 1),
  };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null;
}

/** Where the map was saved, else where the last one was; null: it has no place (MAP-08, MAP-09). */
export function placeOf({ map, lastCoordinates }: Known): StartPosition | null {
  if (!map || map.latitude === null || map.longitude === null) return lastPosition(lastCoordinates);
  const { latitude, longitude, zoom } = map;
  return { latitude, longitude, zoom: zoom ?? usualZoom };
}

/**
 * The place of a map, else where the congregation's others lie; null: the ground, else the world
 * (MAP-10, OWN-72, B-137).
 */
export const startPosition = (known: Known): StartPosition | null =>
  placeOf(known) ?? known.map?.start ?? null;

/** Kilometres from the middle of a map to its edge, in a window of a thousand pixels; zooms count tiles of 256. */
const kilometresShown = ({ latitude, zoom }: StartPosition) =>
  (40_075 * Math.cos((latitude * Math.PI) / 180) * 500) / (256 * 2 ** zoom);

/** Whether a position is at most a day's walk from what a map shows; from the world, which is null, all are (B-137). */
export const isNear = (shown: StartPosition | null, position: StartPosition): boolean =>
  shown === null ||
  distance([shown.longitude, shown.latitude], [position.longitude, position.latitude]) <=
    kilometresShown(shown) + dayWalkKilometres;
