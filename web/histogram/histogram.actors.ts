import type { s13Machine } from '#machines/histogram/s13.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { generateS13Query } from './histogram.operations.ts';

export const s13Actors: ActorsOf<typeof s13Machine> = (client) => ({
  generateS13: asks(client, generateS13Query),
});
