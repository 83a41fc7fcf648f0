import type { pairingCardMachine } from '#machines/pairing/pairing-card.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { cancelPairingCardMutation, printPairingCardMutation } from './pairing.operations.ts';

export const pairingCardActors: ActorsOf<typeof pairingCardMachine> = (client) => ({
  printPairingCard: asks(client, printPairingCardMutation),
  cancelPairingCard: asks(client, cancelPairingCardMutation),
});
