import { fromPromise } from 'xstate';

import type { passkeySignInMachine } from '#machines/passkeys/passkey-sign-in.machine.ts';
import type { MutationPasskeySignInArgs } from '#schema/generated.ts';

import { type ActorsOf, asks, asksWith } from '../parts/graphql/asks.ts';
import { withDeviceMark } from '../parts/storage/device-storage.ts';
import { chooseKey, offerKey } from './ceremony.ts';
import { passkeySignInMutation, passkeySignInOptionsQuery } from './passkey-sign-in.operations.ts';

export const passkeySignInActors: ActorsOf<typeof passkeySignInMachine> = (client) => ({
  passkeySignInOptions: asks(client, passkeySignInOptionsQuery),
  offeredPasskey: fromPromise(({ input: { options }, signal }) => offerKey(options, signal)),
  chosenPasskey: fromPromise(({ input: { options } }) => chooseKey(options)),
  passkeySignIn: asksWith(
    client,
    passkeySignInMutation,
    (answered: Omit<MutationPasskeySignInArgs, 'deviceMark'>) => withDeviceMark(answered),
  ),
});
