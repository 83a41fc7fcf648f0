import { useEffect, useState, useSyncExternalStore } from 'react';

import { part } from '../parts/screen/part.ts';
import { knowsPasskeys } from './knows-passkeys.ts';
import type { PasskeySignInProps } from './PasskeySignIn.tsx';

const passkeySignIn = part(async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn);

/** The sign-in without a password, which comes once the page stands; nothing is said where it does not. */
export function PasskeyWay(props: PasskeySignInProps) {
  const come = useSyncExternalStore(
    passkeySignIn.subscribe,
    passkeySignIn.here,
    passkeySignIn.here,
  );
  const [knows] = useState(knowsPasskeys);
  useEffect(() => {
    if (knows) void passkeySignIn.bring();
  }, [knows]);
  return knows && come && <passkeySignIn.Shown {...props} />;
}
