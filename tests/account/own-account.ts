import type { Answers } from '../support/dom/stub-gateway.ts';

/** What Mon compte shows to its reader. */
export const ownAccount: Answers = {
  Account: {
    account: {
      login: 'DEMO Ancien',
      roleDescription: 'Ancien',
      email: 'ancien@example.org',
      subscription: true,
      rgpdForgetMe: false,
      privacyConsent: { version: 2, acceptedOn: '01/01/2026' },
    },
  },
};
