import type { unvisitedMachine } from '#machines/unvisited/unvisited.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addUnvisitedPlaceMutation,
  moveUnvisitedPlaceMutation,
  reconfirmUnvisitedPlaceMutation,
  removeUnvisitedPlaceMutation,
} from './unvisited.operations.ts';

export const unvisitedActors: ActorsOf<typeof unvisitedMachine> = (client) => ({
  addUnvisitedPlace: asks(client, addUnvisitedPlaceMutation),
  moveUnvisitedPlace: asks(client, moveUnvisitedPlaceMutation),
  reconfirmUnvisitedPlace: asks(client, reconfirmUnvisitedPlaceMutation),
  removeUnvisitedPlace: asks(client, removeUnvisitedPlaceMutation),
});
