import type { Config } from '../parts/config/config.ts';
import { draftKeyOf, ownerOf } from '../parts/device/device-owner.ts';
import { done } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';

interface Ports {
  readonly config: Pick<Config, 'lastingSecret'>;
}

export function deviceCalls(calls: Calls, { config: { lastingSecret } }: Ports): void {
  /** The key by which a browser reads what it keeps of its reader's unfinished work (OWN-210). */
  calls.signedIn('GET /user/devicekey', noForm, async ({ session }) => {
    const person = { congregation: session.home, userId: session.userId };
    return done({ owner: ownerOf(person, lastingSecret), key: draftKeyOf(person, lastingSecret) });
  });
}
