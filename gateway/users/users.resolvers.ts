import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { usersRest } from './users.rest.ts';

export const usersResolvers = {
  Query: {
    existingUsers: async (_, __, { rest }) => fieldsOf(await usersRest(rest).existingUsers()).users,
    users: async (_, __, { rest }) => fieldsOf(await usersRest(rest).users()),
    publishers: async (_, __, { rest }) => fieldsOf(await usersRest(rest).publishers()),
    allowedRoles: async (_, __, { rest }) => fieldsOf(await usersRest(rest).allowedRoles()).roles,
    manageableUsers: async (_, __, { rest }) =>
      fieldsOf(await usersRest(rest).manageableUsers()).users,
    person: async (_, { userId }, { rest }) => fieldsOf(await usersRest(rest).person(userId)),
    userToEdit: async (_, { userId }, { rest }) =>
      fieldsOf(await usersRest(rest).userToEdit(userId)),
  },
  Mutation: {
    addUser: async (_, form, { rest }) =>
      outcomeAs('UserAdded', await usersRest(rest).addUser(form)),
    editUser: async (_, { userId, ...form }, { rest }) =>
      outcomeOf(await usersRest(rest).editUser(userId, form)),
    removeUser: async (_, { userId }, { rest }) =>
      outcomeOf(await usersRest(rest).removeUser(userId)),
  },
} satisfies Resolvers;
