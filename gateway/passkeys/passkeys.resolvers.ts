import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { passkeysRest } from './passkeys.rest.ts';

export const passkeysResolvers = {
  Query: {
    passkeys: async (_, __, { rest }) => {
      const reply = await passkeysRest(rest).passkeys();
      return reply && fieldsOf(reply);
    },
    passkeySignInOptions: async (_, __, { rest }) =>
      fieldsOf(await passkeysRest(rest).signInOptions()),
  },
  Mutation: {
    passkeySignIn: async (_, answered, { rest }) =>
      outcomeAs('SignedIn', await passkeysRest(rest).signIn(answered)),
    passkeyOptions: async (_, { presentPassword }, { rest }) =>
      outcomeAs('PasskeyOptions', await passkeysRest(rest).options(presentPassword ?? null)),
    addPasskey: async (_, { credential }, { rest }) =>
      outcomeOf(await passkeysRest(rest).add(credential)),
    renamePasskey: async (_, { passkeyId, name }, { rest }) =>
      outcomeOf(await passkeysRest(rest).rename(passkeyId, name)),
    endPasskey: async (_, { passkeyId }, { rest }) =>
      outcomeOf(await passkeysRest(rest).end(passkeyId)),
  },
} satisfies Resolvers;
