import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { gazetteerRest, type WireGroundPlace } from './gazetteer.rest.ts';

export const gazetteerResolvers = {
  Query: {
    groundSearch: async (_, { text }, { rest }) => {
      const reply = await gazetteerRest(rest).groundSearch(text);
      if (!reply) return null;
      const { state, opens, places } = fieldsOf(reply);
      return { state, opens, places: places.map(placeOf) };
    },

    territoryGround: async (_, { territoryId }, { rest }) => {
      const reply = await gazetteerRest(rest).territoryGround(territoryId);
      if (!reply) return null;
      const { house_numbers, limits } = fieldsOf(reply);
      return { houseNumbers: house_numbers, limits };
    },
  },
} satisfies Resolvers;

const placeOf = ({ territories, ...place }: WireGroundPlace) => ({
  ...place,
  territories: territories.map(({ territory_id, number, name }) => ({
    territoryId: String(territory_id),
    number,
    name,
  })),
});
