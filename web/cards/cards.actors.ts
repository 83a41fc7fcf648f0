import type { printCardsMachine } from '#machines/cards/print-cards.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { printCardsMutation } from './cards.operations.ts';

export const printCardsActors: ActorsOf<typeof printCardsMachine> = (client) => ({
  printCards: asks(client, printCardsMutation),
});
