import { fromPromise } from 'xstate';

import type { lostPasswordMachine } from '#machines/session/lost-password.machine.ts';
import type { privacyMachine } from '#machines/session/privacy.machine.ts';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { endOldDrafts } from '../parts/storage/map-drafts.ts';
import { clearSession } from '../parts/storage/session-storage.ts';
import {
  acceptPrivacyRulesMutation,
  congregationsQuery,
  privacyRulesQuery,
  sendLostPasswordMutation,
  signInMutation,
} from './session.operations.ts';

export const signInActors: ActorsOf<typeof signInMachine> = (client) => ({
  forgetSession: fromPromise<void>(async () => {
    clearSession();
    void endOldDrafts().catch(console.warn);
  }),
  congregations: asks(client, congregationsQuery),
  signIn: asks(client, signInMutation),
});

export const lostPasswordActors: ActorsOf<typeof lostPasswordMachine> = (client) => ({
  sendLostPassword: asks(client, sendLostPasswordMutation),
});

export const privacyActors: ActorsOf<typeof privacyMachine> = (client) => ({
  privacyRules: asks(client, privacyRulesQuery),
  acceptPrivacyRules: asks(client, acceptPrivacyRulesMutation),
});
