import type { Resolvers } from '#schema/generated.ts';
import { changesRest, changeIn } from './changes.rest.ts';

export const changesResolvers = {
  Subscription: {
    changed: {
      subscribe: (_, __, { rest }) => changesRest(rest).changes(),
      resolve: changeIn,
    },
  },
} satisfies Resolvers;
