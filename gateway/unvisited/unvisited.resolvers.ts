import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { unvisitedRest } from './unvisited.rest.ts';

export const unvisitedResolvers = {
  Query: {
    unvisitedPlaces: async (_, { territoryId }, { rest }) => {
      const it = fieldsOf(await unvisitedRest(rest).unvisitedPlaces(territoryId));
      return {
        numberName: it.number_name,
        mapLink: it.map_link,
        canEdit: it.can_edit,
        canRemove: it.can_remove,
        places: it.places.map((place) => ({
          id: String(place.place_id),
          latitude: place.latitude,
          longitude: place.longitude,
          confirmedOn: place.confirmed_on,
          toReconfirm: place.to_reconfirm,
          version: place.version,
        })),
      };
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
