import type { Resolvers } from '#schema/generated.ts';
import { mapView } from '../parts/map/map-view.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { streetsRest } from './streets.rest.ts';

export const streetsResolvers = {
  Query: {
    territoryStreets: async (_, { territoryId }, { rest }) =>
      fieldsOf(await streetsRest(rest).territoryStreets(territoryId)),
    territoryStreetLines: async (_, { territoryId }, { rest }) =>
      fieldsOf(await streetsRest(rest).territoryStreetLines(territoryId)).lines,
    sharedStreetMap: async (_, { token }, { rest }) => {
      const { map, lines } = fieldsOf(await streetsRest(rest).sharedStreetMap(token));
      return map && { ...mapView(map), streets: lines };
    },
    sharedStreets: async (_, { token }, { rest }) =>
      fieldsOf(await streetsRest(rest).sharedStreets(token)),
  },
  Mutation: {
    markStreet: async (_, mark, { rest }) => outcomeOf(await streetsRest(rest).markStreet(mark)),
    restartStreets: async (_, { territoryId }, { rest }) =>
      outcomeOf(await streetsRest(rest).restartStreets(territoryId)),
    shareStreets: async (_, wanted, { rest }) =>
      outcomeAs('StreetShare', await streetsRest(rest).shareStreets(wanted)),
    unshareStreets: async (_, { territoryId }, { rest }) =>
      outcomeOf(await streetsRest(rest).unshareStreets(territoryId)),
    markSharedStreet: async (_, mark, { rest }) =>
      outcomeOf(await streetsRest(rest).markSharedStreet(mark)),
  },
} satisfies Resolvers;
