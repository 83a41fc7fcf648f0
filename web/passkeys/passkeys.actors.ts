import { fromPromise } from 'xstate';

import type { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addPasskeyMutation,
  endPasskeyMutation,
  passkeyOptionsMutation,
  passkeysQuery,
  renamePasskeyMutation,
} from './passkeys.operations.ts';

export const passkeysActors: ActorsOf<typeof passkeysMachine> = (client) => ({
  passkeys: asks(client, passkeysQuery),
  passkeyOptions: asks(client, passkeyOptionsMutation),
  makePasskey: fromPromise(async ({ input: { options } }) =>
    (await import('./ceremony.ts')).makeKey(options),
  ),
  addPasskey: asks(client, addPasskeyMutation),
  renamePasskey: asks(client, renamePasskeyMutation),
  endPasskey: asks(client, endPasskeyMutation),
});
