import type { congregationsMachine } from '#machines/congregations/congregations.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addCongregationMutation,
  editCongregationMutation,
  removeCongregationMutation,
} from './congregations.operations.ts';

export const congregationsActors: ActorsOf<typeof congregationsMachine> = (client) => ({
  addCongregation: asks(client, addCongregationMutation),
  editCongregation: asks(client, editCongregationMutation),
  removeCongregation: asks(client, removeCongregationMutation),
});
