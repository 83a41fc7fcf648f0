import type { announceReturnMachine } from '#machines/domain/assignment/announce-return.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { askManagerMutation } from './mine.operations.ts';

/** Of `requestMonthMachine`, too. */
export const askManagerActors: ActorsOf<typeof announceReturnMachine> = (client) => ({
  askManager: asks(client, askManagerMutation),
});
