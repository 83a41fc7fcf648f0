import type { askManagerMachine } from '#machines/domain/assignment/ask-manager.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { askManagerMutation } from './mine.operations.ts';

export const askManagerActors: ActorsOf<typeof askManagerMachine> = (client) => ({
  askManager: asks(client, askManagerMutation),
});
