import type { reprieveMachine } from '#machines/exited/reprieve.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { grantReprieveMutation } from './exited.operations.ts';

export const reprieveActors: ActorsOf<typeof reprieveMachine> = (client) => ({
  grantReprieve: asks(client, grantReprieveMutation),
});
