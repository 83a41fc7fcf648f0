import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { passwordOutcome } from '../session/password-outcome.ts';
import { secondFactorRest } from './second-factor.rest.ts';

export const secondFactorResolvers = {
  Query: {
    secondFactor: async (_, __, { rest }) => {
      const reply = await secondFactorRest(rest).view();
      return reply && fieldsOf(reply);
    },
    personSecondFactor: async (_, { userId }, { rest }) => {
      const reply = await secondFactorRest(rest).ofPerson(userId);
      return reply && fieldsOf(reply);
    },
    secondFactorDemand: async (_, __, { rest }) => {
      const reply = await secondFactorRest(rest).demand();
      return reply && fieldsOf(reply);
    },
  },
  Mutation: {
    secondFactorSignIn: async (_, answered, { rest }) =>
      passwordOutcome(await secondFactorRest(rest).signIn(answered)),
    beginSecondFactor: async (_, { presentPassword }, { rest }) =>
      outcomeAs('SecondFactorBegun', await secondFactorRest(rest).begin(presentPassword)),
    checkSecondFactor: async (_, { ticket, code }, { rest }) =>
      outcomeAs('RecoveryCodes', await secondFactorRest(rest).check(ticket, code)),
    renewRecoveryCodes: async (_, proof, { rest }) =>
      outcomeAs('RecoveryCodes', await secondFactorRest(rest).renew(proof)),
    keepSecondFactor: async (_, { ticket }, { rest }) =>
      outcomeOf(await secondFactorRest(rest).keep(ticket)),
    endSecondFactor: async (_, proof, { rest }) =>
      outcomeOf(await secondFactorRest(rest).end(proof)),
    removeSecondFactor: async (_, { userId }, { rest }) =>
      outcomeOf(await secondFactorRest(rest).remove(userId)),
    demandSecondFactor: async (_, { demanded }, { rest }) =>
      outcomeOf(await secondFactorRest(rest).edit(demanded)),
    readFactorRemoval: async (_, __, { rest }) =>
      outcomeOf(await secondFactorRest(rest).readRemoval()),
  },
} satisfies Resolvers;
