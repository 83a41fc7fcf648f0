import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { deviceRest } from './device.rest.ts';

export const deviceResolvers = {
  Query: {
    deviceKey: async (_, __, { rest }) => {
      const { owner, key } = fieldsOf(await deviceRest(rest).deviceKey());
      return { owner, key };
    },
  },
} satisfies Resolvers;
