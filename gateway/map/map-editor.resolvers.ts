import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { fileScalar } from './file.scalar.ts';
import { mapEditorRest, type ReadEditableMap } from './map-editor.rest.ts';
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
      return neighbours.map((neighbour) => ({
        ...neighbour,
        geojsonFeature: mapFeatures(neighbour.geojsonFeature) ?? {
          type: 'FeatureCollection',
          features: [],
        },
      }));
    },
  },

  Mutation: {
    saveTerritoryMap: async (_, { territoryId, ...map }, { rest }) =>
      outcomeAs('TerritoryMapSaved', await mapEditorRest(rest).saveTerritoryMap(territoryId, map)),

    importTerritoryMap: async (_, { territoryId, ...file }, { rest }) =>
      outcomeAs(
        'TerritoryMapImported',
        await mapEditorRest(rest).importTerritoryMap(territoryId, file),
      ),

    removeTerritoryMap: async (_, { territoryId }, { rest }) =>
      outcomeOf(await mapEditorRest(rest).removeTerritoryMap(territoryId)),

    saveGlobalMap: async (_, map, { rest }) =>
      outcomeAs('GlobalMapSaved', await mapEditorRest(rest).saveGlobalMap(map)),

    removeGlobalMap: async (_, __, { rest }) =>
      outcomeOf(await mapEditorRest(rest).removeGlobalMap()),

    importGlobalMap: async (_, { geojsonFile }, { rest }) =>
      outcomeOf(await mapEditorRest(rest).importGlobalMap(geojsonFile)),
  },
} satisfies Resolvers;

const editableMap = (map: ReadEditableMap) => ({
  ...mapView(map),
  drawable: {
    information: map.informationEnable,
    parking: map.parkingEnable,
    mobilestand: map.mobilestandEnable,
    kingdomhome: map.kingdomhomeEnable,
  },
  version: map.version,
  start: map.start,
});
