import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { messagesRest } from './messages.rest.ts';

export const messagesResolvers = {
  Query: {
    messages: async (_, __, { rest }) => {
      const reply = await messagesRest(rest).messages();
      return reply && fieldsOf(reply);
    },
  },
  Mutation: {
    chooseMessage: async (_, choice, { rest }) =>
      outcomeOf(await messagesRest(rest).choose(choice)),
    setQuietHours: async (_, hours, { rest }) =>
      outcomeOf(await messagesRest(rest).setQuietHours(hours)),
    addMessageDevice: async (_, device, { rest }) =>
      outcomeOf(await messagesRest(rest).addDevice(device)),
    endMessageDevice: async (_, { deviceId }, { rest }) =>
      outcomeOf(await messagesRest(rest).endDevice(deviceId)),
  },
} satisfies Resolvers;
