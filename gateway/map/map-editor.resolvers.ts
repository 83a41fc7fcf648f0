import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { fileScalar } from './file.scalar.ts';
import { mapEditorRest, type WireEditableMap } from './map-editor.rest.ts';
import { mapFeatures } from '../parts/map/map-features.ts';
import { mapView } from '../parts/map/map-view.ts';

export const mapEditorResolvers = {
  File: fileScalar,

  Query: {
    territoryMap: async (_, { territoryId }, { rest }) =>
      editableMap(fieldsOf(await mapEditorRest(rest).territoryMap(territoryId))),

    globalMapEdit: async (_, __, { rest }) =>
      editableMap(fieldsOf(await mapEditorRest(rest).globalMapEdit())),

    neighbourMaps: async (_, { territoryId }, { rest }) => {
      const { neighbours } = fieldsOf(await mapEditorRest(rest).neighbourMaps(territoryId));
      return neighbours.map(({ territory_id, number, name, geojson_feature }) => ({
        territoryId: String(territory_id),
        number,
        name,
        geojsonFeature: mapFeatures(geojson_feature) ?? { type: 'FeatureCollection', features: [] },
      }));
    },
  },

  Mutation: {
    saveTerritoryMap: async (_, { territoryId, ...map }, { rest }) => {
      const reply = await mapEditorRest(rest).saveTerritoryMap(territoryId, map);
      if (!reply.success) return refusalOf(reply);
      return {
        __typename: 'TerritoryMapSaved',
        notice: noticeOf(reply),
        mapLink: reply.map_link,
        mapLastCoordinates: reply.map_last_coordinates,
        version: reply.version ?? null,
      };
    },

    importTerritoryMap: async (_, { territoryId, ...file }, { rest }) => {
      const reply = await mapEditorRest(rest).importTerritoryMap(territoryId, file);
      if (!reply.success) return refusalOf(reply);
      return {
        __typename: 'TerritoryMapImported',
        message: reply.message ?? null,
        notice: noticeOf(reply),
        mapLink: reply.map_link,
      };
    },

    removeTerritoryMap: async (_, { territoryId }, { rest }) =>
      outcomeOf(await mapEditorRest(rest).removeTerritoryMap(territoryId)),

    saveGlobalMap: async (_, map, { rest }) => {
      const reply = await mapEditorRest(rest).saveGlobalMap(map);
      if (!reply.success) return refusalOf(reply);
      return {
        __typename: 'GlobalMapSaved',
        notice: noticeOf(reply),
        version: reply.version ?? null,
      };
    },

    removeGlobalMap: async (_, __, { rest }) =>
      outcomeOf(await mapEditorRest(rest).removeGlobalMap()),

    importGlobalMap: async (_, { geojsonFile }, { rest }) =>
      outcomeOf(await mapEditorRest(rest).importGlobalMap(geojsonFile)),
  },
} satisfies Resolvers;

const editableMap = (map: WireEditableMap) => ({
  ...mapView(map),
  drawable: {
    information: map.information_enable,
    parking: map.parking_enable,
    mobilestand: map.mobilestand_enable,
    kingdomhome: map.kingdomhome_enable,
  },
  version: map.version ?? null,
  start: map.start ?? null,
});
