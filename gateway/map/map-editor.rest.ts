import type { MapFeatures } from '#schema/geojson.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';
import type { WireMap, WirePlace } from '../parts/map/wire-map.ts';

export interface WireEditableMap extends WireMap {
  readonly information_enable: boolean;
  readonly parking_enable: boolean;
  readonly mobilestand_enable: boolean;
  readonly kingdomhome_enable: boolean;
  readonly version?: string | null;
  /** Sent by our backend only. */
  readonly start?: WirePlace | null;
}

interface VersionField {
  readonly version?: string | null;
}

interface WireNeighbour {
  readonly territory_id: number;
  readonly number: number;
  readonly name: string;
  readonly geojson_feature: unknown;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface DrawnMap extends Place {
  readonly zoom: number;
  readonly geojsonFeature: MapFeatures;
  readonly version?: string | null;
  readonly forceOverwrite?: boolean | null;
}

export interface ImportedFile extends Place {
  readonly geojsonFile: File;
  readonly within?: Place | null;
}

const pair = ({ latitude, longitude }: Place): string => `${latitude}|${longitude}`;

/** The map is JSON within its form field (B-27). */
const mapForm = (map: DrawnMap) => ({
  zoom: String(map.zoom),
  latlng: pair(map),
  geojson_feature: encodeURIComponent(JSON.stringify(map.geojsonFeature)),
  ...(map.version ? { version: map.version } : {}),
  ...(map.forceOverwrite ? { force_overwrite: flag(true) } : {}),
});

/** REST calls of the map editors (REST-18 … REST-21, REST-57 … REST-60). */
export const mapEditorRest = (rest: Rest) => ({
  territoryMap: (territoryId: string) =>
    rest.get<WireEditableMap>(`/map/edit/territory/${encodeURIComponent(territoryId)}`),

  globalMapEdit: () => rest.get<WireEditableMap>('/map/global/edit'),

  neighbourMaps: (territoryId: string) =>
    rest.get<{ readonly neighbours: readonly WireNeighbour[] }>(
      `/map/neighbours/${encodeURIComponent(territoryId)}`,
    ),

  saveTerritoryMap: (territoryId: string, map: DrawnMap) =>
    rest.post<VersionField & { readonly map_link: string; readonly map_last_coordinates: string }>(
      '/map/save/territory',
      { territory_id: territoryId, ...mapForm(map) },
    ),

  importTerritoryMap: (territoryId: string, { geojsonFile, within, ...centre }: ImportedFile) =>
    rest.upload<{ readonly map_link: string }>(
      '/map/import/geojson',
      {
        territory_id: territoryId,
        geojson_filter: flag(Boolean(within)),
        latlng: pair(centre),
        geojson_area: within ? pair(within) : '',
      },
      { geojson_files: geojsonFile },
    ),

  removeTerritoryMap: (territoryId: string) =>
    rest.post<object>('/map/remove/territory', { territory_id: territoryId }),

  saveGlobalMap: (map: DrawnMap) => rest.post<VersionField>('/map/global/save', mapForm(map)),

  removeGlobalMap: () => rest.get<object>('/map/global/remove'),

  importGlobalMap: (geojsonFile: File) =>
    rest.upload<object>('/map/global/import/geojson', {}, { geojson_files: geojsonFile }),
});
