import type { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addFirstAdministratorMutation,
  firstAdministratorQuery,
} from './first-administrator.operations.ts';

export const firstAdministratorActors: ActorsOf<typeof firstAdministratorMachine> = (client) => ({
  firstAdministrator: asks(client, firstAdministratorQuery),
  addFirstAdministrator: asks(client, addFirstAdministratorMutation),
});
