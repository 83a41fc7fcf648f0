import { fromPromise } from 'xstate';

import type { lostPasswordMachine } from '#machines/session/lost-password.machine.ts';
import type { privacyMachine } from '#machines/session/privacy.machine.ts';
import type { Credentials } from '#machines/session/session.rules.ts';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';

import { type ActorsOf, asks, asksWith } from '../parts/graphql/asks.ts';
import { leaveDevice } from '../domain/device/kept.ts';
import { isOver } from '../parts/flow/arrival.ts';
import { withDeviceMark } from '../parts/storage/device-storage.ts';
import { readToken } from '../parts/storage/session-storage.ts';
import { leaveSession } from './leave-session.ts';
import {
  acceptPrivacyRulesMutation,
  congregationsQuery,
  privacyRulesQuery,
  sendLostPasswordMutation,
  signInMutation,
} from './session.operations.ts';

export const signInActors: ActorsOf<typeof signInMachine> = (client) => ({
  forgetSession: fromPromise(async ({ input: { ended } }) => {
    const signedIn = readToken() !== null;
    leaveSession(client, isOver(ended));
    // Without a session this screen was only loaded anew, and the device may be another tab's reader's.
    if (signedIn && ended === 'signedOut') leaveDevice();
  }),
  congregations: asks(client, congregationsQuery),
  signIn: asksWith(client, signInMutation, (credentials: Credentials) =>
    withDeviceMark(credentials),
  ),
  secondFactorSignIn: fromPromise(async ({ input }) =>
    (await import('./second-factor-sign-in.ts')).secondFactorSignIn(client, input),
  ),
});

export const lostPasswordActors: ActorsOf<typeof lostPasswordMachine> = (client) => ({
  sendLostPassword: asks(client, sendLostPasswordMutation),
});

export const privacyActors: ActorsOf<typeof privacyMachine> = (client) => ({
  privacyRules: asks(client, privacyRulesQuery),
  acceptPrivacyRules: asks(client, acceptPrivacyRulesMutation),
});
