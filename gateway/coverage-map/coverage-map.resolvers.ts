import type { Resolvers } from '#schema/generated.ts';
import { mapView } from '../parts/map/map-view.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { coverageRest } from './coverage-map.rest.ts';

export const coverageResolvers = {
  Query: {
    coverageMap: async (_, __, { rest }) => {
      const reply = await coverageRest(rest).coverageMap();
      if (reply === null) return null;
      const map = fieldsOf(reply);
      return {
        ...mapView(map),
        today: map.today,
        manages: map.manages,
        people: map.people,
        territories: map.territories.map((territory) => ({
          territoryId: String(territory.territory_id),
          numberName: territory.number_name,
          booking: territory.booking,
          drawn: territory.drawn,
          before: territory.before,
          loans: territory.loans,
        })),
      };
    },
  },
} satisfies Resolvers;
