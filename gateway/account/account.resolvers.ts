import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { accountRest } from './account.rest.ts';

export const accountResolvers = {
  Query: {
    account: async (_, __, { rest }) => {
      const account = fieldsOf(await accountRest(rest).account());
      return {
        login: account.login,
        roleDescription: account.role_description,
        email: account.email ?? '',
        subscription: account.subscription,
        rgpdForgetMe: account.rgpd_forget_me,
        privacyConsent: account.privacy_consent
          ? {
              version: account.privacy_consent.version,
              acceptedOn: account.privacy_consent.accepted_on,
            }
          : null,
      };
    },
    connections: async (_, __, { rest }) => {
      const reply = await accountRest(rest).connections();
      if (reply === null) return [];
      return fieldsOf(reply).connections.map(({ id, device, since, last_seen, present }) => ({
        id,
        device,
        since,
        lastSeen: last_seen,
        present,
      }));
    },
    exportOwnData: async (_, { format }, { rest }) => {
      const { filename, mime, base64 } = fieldsOf(await accountRest(rest).exportOwnData(format));
      return { filename, mime, base64 };
    },
  },
  Mutation: {
    editAccount: async (_, form, { rest }) => outcomeOf(await accountRest(rest).editAccount(form)),
    endConnection: async (_, { connectionId }, { rest }) =>
      outcomeOf(await accountRest(rest).endConnection(connectionId)),
    endAllConnections: async (_, __, { rest }) =>
      outcomeOf(await accountRest(rest).endAllConnections()),
  },
} satisfies Resolvers;
