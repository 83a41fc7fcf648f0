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
      return { ...map, ...mapView(map) };
    },
  },
} satisfies Resolvers;
