import type { Client } from '@urql/core';

import type { MutationSecondFactorSignInArgs } from '#schema/generated.ts';

import { answerTo } from '../parts/graphql/asks.ts';
import { withDeviceMark } from '../parts/storage/device-storage.ts';
import { secondFactorSignInMutation } from './second-factor-sign-in.operations.ts';

/** Sends the code, and the mark that this device keeps. */
export function secondFactorSignIn(
  client: Client,
  answered: Omit<MutationSecondFactorSignInArgs, 'deviceMark'>,
) {
  return answerTo(client, secondFactorSignInMutation, withDeviceMark(answered));
}
