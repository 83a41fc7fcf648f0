import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { deviceRest } from './device.rest.ts';

export const deviceResolvers = {
  Query: {
    deviceKey: async (_, __, { rest }) => fieldsOf(await deviceRest(rest).deviceKey()),
  },
} satisfies Resolvers;
