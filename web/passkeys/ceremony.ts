import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';

import type { Ceremony, Trouble } from '#machines/passkeys/passkeys.rules.ts';

/** Milliseconds after which a sign-in that is only offered asks for new options, before the old are over. */
const freshFor = 4 * 60_000;

const troubles: Readonly<Record<string, Trouble>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'alreadyThere',
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'cancelled',
  ERROR_CEREMONY_ABORTED: 'cancelled',
};

async function answer(ceremony: () => Promise<object>): Promise<Ceremony> {
  try {
    return { credential: JSON.stringify(await ceremony()) };
  } catch (error) {
    const known = error instanceof WebAuthnError ? troubles[error.code] : undefined;
    const notAllowed = error instanceof Error && error.name === 'NotAllowedError';
    return { trouble: known ?? (notAllowed ? 'cancelled' : 'unable') };
  }
}

/** The browser's dialog that makes a key. */
export const makeKey = (options: string): Promise<Ceremony> =>
  answer(() => startRegistration({ optionsJSON: JSON.parse(options) }));

/** The browser's dialog that asks for a key. */
export const chooseKey = (options: string): Promise<Ceremony> =>
  answer(() => startAuthentication({ optionsJSON: JSON.parse(options) }));

/** Answers once a key has been chosen in the name field, or the options are over and somebody looks. */
export async function offerKey(options: string, signal: AbortSignal): Promise<Ceremony> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return { trouble: 'unable' };
  const offered = answer(() =>
    startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill: true }),
  );
  // A dialog that was asked for meanwhile has ended this offer by itself.
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  return Promise.race([offered, over(signal)]);
}

const over = (signal: AbortSignal) =>
  new Promise<Ceremony>((resolve) => {
    const end = () => resolve({ trouble: 'over' });
    const onceSeen = () =>
      document.hidden
        ? document.addEventListener('visibilitychange', end, { once: true, signal })
        : end();
    const timer = setTimeout(onceSeen, freshFor);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
