import type { Resolvers } from '#schema/generated.ts';
import { mapFeatures } from '../parts/map/map-features.ts';
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

    mapsToExport: async (_, __, { rest }) => {
      const reply = await coverageRest(rest).mapsToExport();
      if (reply === null) return null;
      return fieldsOf(reply).territories.flatMap(({ geojsonFeature, ...it }) => {
        const features = mapFeatures(geojsonFeature);
        return features ? [{ ...it, geojsonFeature: features }] : [];
      });
    },
  },
} satisfies Resolvers;
