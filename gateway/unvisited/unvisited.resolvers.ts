import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { unvisitedRest } from './unvisited.rest.ts';

export const unvisitedResolvers = {
  Query: {
    unvisitedPlaces: async (_, { territoryId }, { rest }) => {
      const read = fieldsOf(await unvisitedRest(rest).unvisitedPlaces(territoryId));
      return { ...read, places: read.places.map((place) => ({ ...place, id: place.placeId })) };
    },
  },
  Mutation: {
    addUnvisitedPlace: async (_, place, { rest }) =>
      outcomeOf(await unvisitedRest(rest).addUnvisitedPlace(place)),
    moveUnvisitedPlace: async (_, place, { rest }) =>
      outcomeOf(await unvisitedRest(rest).moveUnvisitedPlace(place)),
    reconfirmUnvisitedPlace: async (_, place, { rest }) =>
      outcomeOf(await unvisitedRest(rest).reconfirmUnvisitedPlace(place)),
    removeUnvisitedPlace: async (_, place, { rest }) =>
      outcomeOf(await unvisitedRest(rest).removeUnvisitedPlace(place)),
  },
} satisfies Resolvers;
