import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../rest/envelope.ts';
import { usersRest } from './users.rest.ts';

export const usersResolvers = {
  Query: {
    publishers: async (_, __, { rest }) => {
      const { users, number_of_users } = fieldsOf(await usersRest(rest).publishers());
      return {
        users: users.map(({ id, login }) => ({ id: String(id), login })),
        numberOfUsers: number_of_users,
      };
    },
  },
} satisfies Resolvers;
