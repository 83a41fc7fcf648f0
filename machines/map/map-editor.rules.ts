import type {
  EditableMap,
  Notice,
  Outcome,
  SaveGlobalMapOutcome,
  SaveTerritoryMapOutcome,
} from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import type { Problem } from '../parts/failure/failure.ts';
import type { Answer } from '../parts/flow/answer.ts';
import type { ImportAnswer } from './map-import.machine.ts';
import { emptyMap } from './operations/drawn-map.ts';

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

interface SavedPosition {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoom: number | null;
  /** Where the congregation's other maps lie. */
  readonly start?: StartPosition | null;
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

/**
 * Where the map was saved, else where the last one was, else where the congregation's others lie;
 * null: where the ground lies (MAP-08, MAP-09, MAP-10, OWN-72).
 */
export function startPosition(
  { latitude, longitude, zoom, start = null }: SavedPosition,
  lastCoordinates: string | null,
): StartPosition | null {
  if (latitude === null || longitude === null) return lastPosition(lastCoordinates) ?? start;
  return { latitude, longitude, zoom: zoom ?? usualZoom };
}
