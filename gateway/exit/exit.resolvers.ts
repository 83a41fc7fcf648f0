import type { Resolvers } from '#schema/generated.ts';
import { mapView } from '../parts/map/map-view.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { exitRest } from './exit.rest.ts';

export const exitResolvers = {
  Query: {
    exitChoices: async (_, { hideRecent, filter }, { rest }) =>
      fieldsOf(await exitRest(rest).exitChoices(hideRecent, filter ?? null)),
    exitMap: async (_, __, { rest }) => {
      const reply = await exitRest(rest).exitMap();
      if (reply === null) return null;
      const map = fieldsOf(reply);
      return { ...map, ...mapView(map) };
    },
    returnChoices: async (_, __, { rest }) => fieldsOf(await exitRest(rest).returnChoices()),
    exitCancelChoices: async (_, __, { rest }) =>
      fieldsOf(await exitRest(rest).exitCancelChoices()),
    mapToken: async (_, { territoryId }, { rest }) =>
      fieldsOf(await exitRest(rest).mapToken(territoryId)).token,
  },
  Mutation: {
    exitTerritories: async (_, { form }, { rest }) =>
      outcomeAs('TerritoriesExited', await exitRest(rest).exitTerritories(form)),
    returnTerritories: async (_, { territoryIds, returnDate }, { rest }) =>
      outcomeOf(await exitRest(rest).returnTerritories(territoryIds, returnDate ?? null)),
    cancelExit: async (_, { territoryIds }, { rest }) =>
      outcomeOf(await exitRest(rest).cancelExit(territoryIds)),
  },
} satisfies Resolvers;
