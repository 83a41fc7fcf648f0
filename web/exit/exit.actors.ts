import type { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';
import type { exitMachine } from '#machines/exit/exit.machine.ts';
import { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';
import type { returnMachine } from '#machines/exit/return.machine.ts';

import { returnTerritoriesMutation } from '../domain/assignment/assignment.operations.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { publicMapQuery } from '../parts/map/map.operations.ts';
import {
  cancelExitMutation,
  exitCancelChoicesQuery,
  exitChoicesQuery,
  exitTerritoriesMutation,
  mapTokenQuery,
  returnChoicesQuery,
} from './exit.operations.ts';

const mapPreviewActors: ActorsOf<typeof mapPreviewMachine> = (client) => ({
  mapToken: asks(client, mapTokenQuery),
  publicMap: asks(client, publicMapQuery),
});

export const exitActors: ActorsOf<typeof exitMachine> = (client) => ({
  exitChoices: asks(client, exitChoicesQuery),
  exitTerritories: asks(client, exitTerritoriesMutation),
  mapPreview: mapPreviewMachine.provide({ actors: mapPreviewActors(client) }),
});

export const returnActors: ActorsOf<typeof returnMachine> = (client) => ({
  returnChoices: asks(client, returnChoicesQuery),
  returnTerritories: asks(client, returnTerritoriesMutation),
});

export const exitCancelActors: ActorsOf<typeof exitCancelMachine> = (client) => ({
  exitCancelChoices: asks(client, exitCancelChoicesQuery),
  cancelExit: asks(client, cancelExitMutation),
});
