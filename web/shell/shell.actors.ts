import { globalMapMachine } from '#machines/shell/global-map.machine.ts';
import type { shellMachine } from '#machines/shell/shell.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { globalMapQuery, menuQuery } from './shell.operations.ts';

const globalMapActors: ActorsOf<typeof globalMapMachine> = (client) => ({
  globalMap: asks(client, globalMapQuery),
});

export const shellActors: ActorsOf<typeof shellMachine> = (client) => ({
  menu: asks(client, menuQuery),
  globalMap: globalMapMachine.provide({ actors: globalMapActors(client) }),
});
