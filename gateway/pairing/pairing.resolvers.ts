import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { pairingRest } from './pairing.rest.ts';

export const pairingResolvers = {
  Query: {
    pairingCard: async (_, { userId }, { rest }) =>
      fieldsOf(await pairingRest(rest).pairingCard(userId)),
  },
  Mutation: {
    printPairingCard: async (_, { userId }, { rest }) =>
      outcomeAs('Pdf', await pairingRest(rest).printPairingCard(userId)),
    cancelPairingCard: async (_, { userId }, { rest }) =>
      outcomeOf(await pairingRest(rest).cancelPairingCard(userId)),
    openPairingCard: async (_, { token, deviceMark }, { rest }) =>
      outcomeAs('CardOpened', await pairingRest(rest).openPairingCard(token, deviceMark ?? null)),
  },
} satisfies Resolvers;
