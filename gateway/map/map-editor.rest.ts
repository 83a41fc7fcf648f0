import { z } from 'zod';
import type { MapFeatures } from '#schema/geojson.ts';
import { path } from '../parts/rest/call-path.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';
import { mapFields, place } from '../parts/map/wire-map.ts';

const editableMap = wire.object({
  ...mapFields,
  information_enable: wire.boolean,
  parking_enable: wire.boolean,
  mobilestand_enable: wire.boolean,
  kingdomhome_enable: wire.boolean,
  version: wire.textOrNull,
  /** Sent by our backend only. */
  start: wire.orNull(place),
});
export type ReadEditableMap = z.output<typeof editableMap>;

const neighbours = wire.object({
  neighbours: wire.list(
    wire.object({
      territory_id: wire.id,
      number: wire.integer,
      name: wire.text,
      geojson_feature: wire.orNull(z.unknown()),
    }),
  ),
});

const saved = wire.object({
  map_link: wire.text,
  map_last_coordinates: wire.text,
  version: wire.textOrNull,
});
const savedGlobally = wire.object({ version: wire.textOrNull });
const imported = wire.object({ map_link: wire.text });

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
    rest.get(path`/map/edit/territory/${territoryId}`, editableMap),

  globalMapEdit: () => rest.get('/map/global/edit', editableMap),

  neighbourMaps: (territoryId: string) =>
    rest.get(path`/map/neighbours/${territoryId}`, neighbours),

  saveTerritoryMap: (territoryId: string, map: DrawnMap) =>
    rest.postFor('/map/save/territory', { territory_id: territoryId, ...mapForm(map) }, saved),

  importTerritoryMap: (territoryId: string, { geojsonFile, within, ...centre }: ImportedFile) =>
    rest.upload(
      '/map/import/geojson',
      {
        territory_id: territoryId,
        geojson_filter: flag(Boolean(within)),
        latlng: pair(centre),
        geojson_area: within ? pair(within) : '',
      },
      { geojson_files: geojsonFile },
      imported,
    ),

  removeTerritoryMap: (territoryId: string) =>
    rest.post('/map/remove/territory', { territory_id: territoryId }),

  saveGlobalMap: (map: DrawnMap) => rest.postFor('/map/global/save', mapForm(map), savedGlobally),

  removeGlobalMap: () => rest.get('/map/global/remove', wire.noFields),

  importGlobalMap: (geojsonFile: File) =>
    rest.upload('/map/global/import/geojson', {}, { geojson_files: geojsonFile }, wire.noFields),
});
