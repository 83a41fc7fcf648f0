import type { messagesMachine } from '#machines/messages/messages.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { chooseMessageMutation, messagesQuery } from './messages.operations.ts';

export const messagesActors: ActorsOf<typeof messagesMachine> = (client) => ({
  messages: asks(client, messagesQuery),
  chooseMessage: asks(client, chooseMessageMutation),
});
