import type { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';

import { signInMutation } from '../session/session.operations.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  makeFirstAdministratorMutation,
  presentCongregationsQuery,
} from './first-administrator.operations.ts';

export const firstAdministratorActors: ActorsOf<typeof firstAdministratorMachine> = (client) => ({
  presentCongregations: asks(client, presentCongregationsQuery),
  makeFirstAdministrator: asks(client, makeFirstAdministratorMutation),
  madeCongregations: asks(client, presentCongregationsQuery),
  signIn: asks(client, signInMutation),
});
