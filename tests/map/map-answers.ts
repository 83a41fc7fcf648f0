import type { EventFromLogic } from 'xstate';
import type { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import type {
  Done,
  EditableMap,
  TerritoryMapImported,
  TerritoryMapSaved,
} from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';

const icon = { url: '/markers/parking.svg', width: 32, height: 32, anchorX: 16, anchorY: 32 };

/** An empty map in Monaco, but for `facts`. */
export const aMap = (facts: Partial<EditableMap> = {}): EditableMap => ({
  basemap: {
    url: 'tiles',
    name: 'OSM',
    copyrightUrl: 'https://example.org',
    maxZoom: 18,
    centre: null,
  },
  polygonStyle: {
    stroke: true,
    color: '#3388ff',
    weight: 3,
    dashArray: null,
    fillColor: '#3388ff',
    fillOpacity: 0.1,
  },
  icons: { information: icon, parking: icon, mobilestand: icon, kingdomhome: icon },
  latitude: 43.73,
  longitude: 7.42,
  zoom: 16,
  geojsonFeature: null,
  drawable: { information: true, parking: true, mobilestand: true, kingdomhome: true },
  version: '7',
  start: null,
  ...facts,
});

/** One parking. */
export const features: MapFeatures = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { type: 'parking', desc: '' },
      geometry: { type: 'Point', coordinates: [7.42, 43.73] },
    },
  ],
};

const notice = { text: 'Carte enregistrée.', color: null, timeout: null, undo: null, about: null };

export const saved: TerritoryMapSaved = {
  __typename: 'TerritoryMapSaved',
  notice,
  mapLink: 'http://localhost:4000/map/abc',
  mapLastCoordinates: '15|43.73|7.42',
  version: '8',
};
export const removed: Done = {
  __typename: 'Done',
  message: null,
  messageType: 'success',
  notice,
};
export const imported: TerritoryMapImported = {
  __typename: 'TerritoryMapImported',
  message: null,
  notice: { text: 'Carte importée.', color: null, timeout: 6000, undo: null, about: null },
  mapLink: 'http://localhost:4000/map/abc',
};

/** The drawing shows this map now. */
export const drawn = (geojson: MapFeatures) =>
  ({
    type: 'xstate.snapshot.drawing',
    snapshot: { context: { history: { present: { geojson } } } },
  }) as unknown as EventFromLogic<typeof mapEditorMachine>;
