import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { mapView } from '../parts/map/map-view.ts';
import { mapRest } from './map.rest.ts';

export const mapResolvers = {
  Query: {
    globalMap: async (_, __, { rest }) => mapView(fieldsOf(await mapRest(rest).globalMap())),
    publicMap: async (_, { token }, { rest }) => {
      const map = fieldsOf(await mapRest(rest).publicMap(token));
      return { ...map, ...mapView(map) };
    },
  },
} satisfies Resolvers;
