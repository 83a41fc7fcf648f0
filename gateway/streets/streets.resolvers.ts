import type { Resolvers } from '#schema/generated.ts';
import { mapView } from '../parts/map/map-view.ts';
import { fieldsOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { roundOf, streetsRest } from './streets.rest.ts';

export const streetsResolvers = {
  Query: {
    territoryStreets: async (_, { territoryId }, { rest }) => {
      const it = fieldsOf(await streetsRest(rest).territoryStreets(territoryId));
      return { canMark: it.can_mark, shared: it.shared ?? false, ...roundOf(it) };
    },
    territoryStreetLines: async (_, { territoryId }, { rest }) =>
      fieldsOf(await streetsRest(rest).territoryStreetLines(territoryId)).lines,
    sharedStreetMap: async (_, { token }, { rest }) => {
      const { map, lines } = fieldsOf(await streetsRest(rest).sharedStreetMap(token));
      return map && { ...mapView(map), streets: lines };
    },
    sharedStreets: async (_, { token }, { rest }) => {
      const it = fieldsOf(await streetsRest(rest).sharedStreets(token));
      return { numberName: it.number_name, ...roundOf(it) };
    },
  },
  Mutation: {
    markStreet: async (_, mark, { rest }) => outcomeOf(await streetsRest(rest).markStreet(mark)),
    restartStreets: async (_, { territoryId }, { rest }) =>
      outcomeOf(await streetsRest(rest).restartStreets(territoryId)),
    shareStreets: async (_, wanted, { rest }) => {
      const share = await streetsRest(rest).shareStreets(wanted);
      if (!share.success) return refusalOf(share);
      return { __typename: 'StreetShare', link: share.link, qrcode: share.qrcode };
    },
    unshareStreets: async (_, { territoryId }, { rest }) =>
      outcomeOf(await streetsRest(rest).unshareStreets(territoryId)),
    markSharedStreet: async (_, mark, { rest }) =>
      outcomeOf(await streetsRest(rest).markSharedStreet(mark)),
  },
} satisfies Resolvers;
