import { fromPromise } from 'xstate';

import type { openCardMachine } from '#machines/pairing/open-card.machine.ts';

import { type ActorsOf, asksWith } from '../parts/graphql/asks.ts';
import { withDeviceMark } from '../parts/storage/device-storage.ts';
import { leaveSession } from '../session/leave-session.ts';
import { openPairingCardMutation } from './open-card.operations.ts';

export const openCardActors: ActorsOf<typeof openCardMachine> = (client) => ({
  openPairingCard: asksWith(client, openPairingCardMutation, (card: { readonly token: string }) =>
    withDeviceMark(card),
  ),
  leaveSession: fromPromise(async () => leaveSession(client, false)),
});
