import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { sessionRest } from './session.rest.ts';

export const sessionResolvers = {
  Query: {
    congregations: async (_, __, { rest }) =>
      fieldsOf(await sessionRest(rest).congregations()).congregations.map(({ id, name }) => ({
        id: String(id),
        name,
      })),
    privacyRules: async (_, __, { rest }) => ({
      rgpdPrivacyHtml: fieldsOf(await sessionRest(rest).privacyRules()).rgpd_privacy_html,
    }),
  },
  Mutation: {
    signIn: async (_, { login, password, congregationId, deviceMark }, { rest }) => {
      const reply = await sessionRest(rest).signIn(login, password, congregationId, deviceMark);
      if (!reply.success) return refusalOf(reply);
      return {
        __typename: 'SignedIn',
        token: reply.token,
        rgpdPrivacy: reply.rgpd_privacy,
        deviceMark: reply.device_mark ?? null,
      };
    },
    signOut: async (_, __, { rest }) => outcomeOf(await sessionRest(rest).signOut()),
    sendLostPassword: async (_, { login, email, congregationId }, { rest }) =>
      outcomeOf(await sessionRest(rest).sendLostPassword(login, email, congregationId)),
    acceptPrivacyRules: async (_, __, { rest }) =>
      outcomeOf(await sessionRest(rest).acceptPrivacyRules()),
  },
} satisfies Resolvers;
