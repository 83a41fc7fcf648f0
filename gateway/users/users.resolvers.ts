import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { usersRest } from './users.rest.ts';

const idAndName = ({ id, login }: { readonly id: number; readonly login: string }) => ({
  id: String(id),
  login,
});
const role = ({ id, description }: { readonly id: number; readonly description: string }) => ({
  id: String(id),
  description,
});

export const usersResolvers = {
  Query: {
    existingUsers: async (_, __, { rest }) =>
      fieldsOf(await usersRest(rest).existingUsers()).users.map(idAndName),
    users: async (_, __, { rest }) => {
      const { users, total } = fieldsOf(await usersRest(rest).users());
      return {
        total,
        users: users.map((user) => ({
          ...idAndName(user),
          email: user.email ?? '',
          subscription: user.subscription,
          rgpdPrivacy: user.rgpd_privacy,
          rgpdForgetMe: user.rgpd_forget_me,
          roleId: String(user.role_id),
          roleDescription: user.role_description,
          roleColor: user.role_color ?? '',
          cssClass: user.css_class ?? '',
        })),
      };
    },
    publishers: async (_, __, { rest }) => {
      const { users, number_of_users } = fieldsOf(await usersRest(rest).publishers());
      return { users: users.map(idAndName), numberOfUsers: number_of_users };
    },
    allowedRoles: async (_, __, { rest }) =>
      fieldsOf(await usersRest(rest).allowedRoles()).roles.map(role),
    manageableUsers: async (_, __, { rest }) =>
      fieldsOf(await usersRest(rest).manageableUsers()).users.map(idAndName),
    userToEdit: async (_, { userId }, { rest }) => {
      const user = fieldsOf(await usersRest(rest).userToEdit(userId));
      return {
        login: user.login,
        email: user.email ?? '',
        roleId: String(user.role_id),
        roles: user.roles.map(role),
      };
    },
  },
  Mutation: {
    addUser: async (_, form, { rest }) => {
      const reply = await usersRest(rest).addUser(form);
      return reply.success
        ? { __typename: 'UserAdded', notice: noticeOf(reply), password: reply.password ?? null }
        : refusalOf(reply);
    },
    editUser: async (_, { userId, ...form }, { rest }) =>
      outcomeOf(await usersRest(rest).editUser(userId, form)),
    removeUser: async (_, { userId }, { rest }) =>
      outcomeOf(await usersRest(rest).removeUser(userId)),
  },
} satisfies Resolvers;
