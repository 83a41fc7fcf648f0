import { fromPromise } from 'xstate';

import type { messagesMachine } from '#machines/messages/messages.machine.ts';

import { deviceKey } from '../parts/device/device-key.ts';
import { type ActorsOf, answerTo, asks } from '../parts/graphql/asks.ts';
import { keepOnDevice } from '../parts/storage/device-storage.ts';
import {
  addMessageDeviceMutation,
  chooseMessageMutation,
  endMessageDeviceMutation,
  messagesQuery,
  setQuietHoursMutation,
} from './messages.operations.ts';
import { subscribe } from './subscribe.ts';

export const messagesActors: ActorsOf<typeof messagesMachine> = (client) => ({
  messages: asks(client, messagesQuery),
  change: fromPromise(({ input: change }) => {
    switch (change.call) {
      case 'chooseMessage':
        return answerTo(client, chooseMessageMutation, change.args);
      case 'setQuietHours':
        return answerTo(client, setQuietHoursMutation, change.args);
      case 'addMessageDevice':
        return answerTo(client, addMessageDeviceMutation, change.args);
      default:
        return answerTo(client, endMessageDeviceMutation, change.args);
    }
  }),
  subscribe: fromPromise(async ({ input: { pushKey } }) => {
    // Before there is anything to show: whoever signs in here next ends it.
    keepOnDevice('messages', (await deviceKey(client)).owner);
    return subscribe(pushKey);
  }),
});
