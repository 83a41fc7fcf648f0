import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { passwordOutcome } from './password-outcome.ts';
import { sessionRest } from './session.rest.ts';

export const sessionResolvers = {
  Query: {
    congregations: async (_, __, { rest }) =>
      fieldsOf(await sessionRest(rest).congregations()).congregations,
    mailsKept: async (_, __, { rest }) =>
      fieldsOf(await sessionRest(rest).congregations()).mailsKept,
    privacyRules: async (_, __, { rest }) => fieldsOf(await sessionRest(rest).privacyRules()),
  },
  Mutation: {
    signIn: async (_, { login, password, congregationId, deviceMark }, { rest }) =>
      passwordOutcome(await sessionRest(rest).signIn(login, password, congregationId, deviceMark)),
    signOut: async (_, __, { rest }) => outcomeOf(await sessionRest(rest).signOut()),
    sendLostPassword: async (_, { login, email, congregationId }, { rest }) =>
      outcomeOf(await sessionRest(rest).sendLostPassword(login, email, congregationId)),
    acceptPrivacyRules: async (_, __, { rest }) =>
      outcomeOf(await sessionRest(rest).acceptPrivacyRules()),
  },
} satisfies Resolvers;
