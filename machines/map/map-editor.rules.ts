import type {
  EditableMap,
  Notice,
  Outcome,
  SaveGlobalMapOutcome,
  SaveTerritoryMapOutcome,
} from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import type { Problem } from '../failure/failure.ts';

export interface StartPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

export interface Drawn {
  readonly features: MapFeatures;
}

/** What a save takes along. */
export interface Sent extends StartPosition, Drawn {}

/** With the version that was read, so that nobody's drawing is lost unseen (ARCHITECTURE 33). */
export interface SaveInput extends Sent {
  readonly version: string | null;
  readonly forceOverwrite: boolean;
}

export type Saved = SaveTerritoryMapOutcome | SaveGlobalMapOutcome | Outcome;
export type Help = 'print' | 'openStreetMap' | 'file';

export interface EditorContext {
  /** A removed map closes the editor of a territory, and empties the global one. */
  readonly global: boolean;
  readonly question: string;
  readonly lastCoordinates: string | null;
  readonly map: EditableMap | null;
  /** Of the map as it was read or saved last. */
  readonly version: string | null;
  readonly forceOverwrite: boolean;
  readonly start: StartPosition | null;
  readonly sent: Sent;
  readonly dialog: Help | null;
  readonly problem: Problem | null;
}

export type EditorEvent =
  | ({ type: 'save' } & Sent)
  | { type: 'export'; features: MapFeatures }
  | { type: 'dialog.opened'; dialog: Help }
  | { type: 'overwrite' | 'reread' }
  | { type: 'remove' | 'confirm' | 'cancel' | 'quit' | 'retry' | 'imported' | 'dialog.closed' };

export type EditorEmitted =
  | { type: 'loaded'; map: EditableMap }
  | { type: 'located'; position: StartPosition }
  | {
      type: 'changed';
      notice: Notice | null;
      outcome: Exclude<Saved, { __typename: 'Refusal' }>;
      features: MapFeatures;
    }
  | { type: 'exported'; features: MapFeatures }
  | { type: 'failed'; problem: Problem | null }
  | { type: 'closed' };

export const saveInput = ({ sent, version, forceOverwrite }: EditorContext): SaveInput => ({
  ...sent,
  version,
  forceOverwrite,
});

export const nothingSent: Sent = {
  latitude: 0,
  longitude: 0,
  zoom: 0,
  features: { type: 'FeatureCollection', features: [] },
};

interface SavedPosition {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoom: number | null;
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

/** Where the server says, else where the last map was saved; null: the world (MAP-08, MAP-09, MAP-10). */
export function startPosition(
  { latitude, longitude, zoom }: SavedPosition,
  lastCoordinates: string | null,
): StartPosition | null {
  if (latitude === null || longitude === null) return lastPosition(lastCoordinates);
  return { latitude, longitude, zoom: zoom ?? usualZoom };
}
