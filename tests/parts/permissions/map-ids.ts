import { encoded, place } from '../../map/map-world.ts';
import type { IdRow } from './id-row.ts';

const q = (value = '') => JSON.stringify(value);
const told = '{ __typename ... on Refusal { message } }';
const at = 'latitude: 43.73, longitude: 7.42, zoom: 15';
const drawn =
  '{ type: "FeatureCollection", features: [{ type: "Feature", properties: { type: "information", desc: "" }, geometry: { type: "Point", coordinates: [7.42, 43.73] } }] }';

/** The calls on the map of a territory. */
export const mapIdRows: readonly IdRow[] = [
  {
    call: 'GET /map/edit/territory/{territory_id}',
    who: '3',
    good: { territory_id: '9' },
    ids: ['territory_id'],
    graphql: (it) => `query { it: territoryMap(territoryId: ${q(it['territory_id'])}) { zoom } }`,
  },
  {
    call: 'POST /map/save/territory',
    who: '3',
    good: { territory_id: '9', ...place, geojson_feature: encoded },
    ids: ['territory_id'],
    graphql: (it) =>
      `mutation { it: saveTerritoryMap(territoryId: ${q(it['territory_id'])}, ${at}, geojsonFeature: ${drawn}) ${told} }`,
  },
  {
    call: 'POST /map/import/geojson',
    who: '3',
    file: true,
    good: { territory_id: '9', latlng: place.latlng },
    ids: ['territory_id'],
    graphql: (it) =>
      `mutation ($file: File!) { it: importTerritoryMap(territoryId: ${q(it['territory_id'])}, geojsonFile: $file, latitude: 43.73, longitude: 7.42) ${told} }`,
  },
  {
    call: 'POST /map/remove/territory',
    who: '3',
    good: { territory_id: '9' },
    ids: ['territory_id'],
    graphql: (it) =>
      `mutation { it: removeTerritoryMap(territoryId: ${q(it['territory_id'])}) ${told} }`,
  },
];
