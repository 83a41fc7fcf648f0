import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Reason } from '#machines/parts/flow/meta.ts';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';
import { SignOutDocument } from '#web/parts/graphql/generated/graphql.ts';
import { hashOf } from '#web/parts/graphql/operation.ts';
import { choosePocket, pocketChoice } from '#web/domain/pocket/pocket-choice.ts';
import { readToken, storeToken } from '#web/parts/storage/session-storage.ts';
import { signInActors } from '#web/session/session.actors.ts';
import { aDevice } from '../support/device.ts';

async function forget(ended: Reason | null, token: string | null) {
  aDevice();
  choosePocket('on');
  if (token !== null) storeToken(token);
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  const { forgetSession } = signInActors(createGraphqlClient());
  await toPromise(createActor(forgetSession, { input: { ended } }).start());
  expect(readToken()).toBe(null);
  // Whatever is sent has been sent by now.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const sent = fetched.mock.calls.map(([, init]) => ({
    signOut: JSON.stringify(init?.body).includes(hashOf(SignOutDocument)),
    under: new Headers(init?.headers).get('authorization'),
  }));
  return { sent, pocket: pocketChoice() };
}

const signedOut = [{ signOut: true, under: 'Bearer a' }];

describe('the sign-in screen forgets the session', () => {
  it('of who signs out, on the server too, and what the device keeps [OWN-53, OWN-104]', async () => {
    expect(await forget('signedOut', 'a')).toEqual({ sent: signedOut, pocket: null });
  });

  it('of who opens the address, on the server too; the device keeps what it has [LOGIN-10, OWN-104]', async () => {
    expect(await forget(null, 'a')).toEqual({ sent: signedOut, pocket: 'on' });
  });

  it.each(['session', 'passwordChanged'] as const)(
    'that the server has ended already (%s), without a request [LOGIN-10, OWN-104]',
    async (ended) => {
      expect(await forget(ended, 'a')).toEqual({ sent: [], pocket: 'on' });
    },
  );

  it.each(['signedOut', 'session', null] as const)(
    'once: loaded anew (%s), it leaves the device to whoever is signed in elsewhere [OWN-104]',
    async (ended) => {
      expect(await forget(ended, null)).toEqual({ sent: [], pocket: 'on' });
    },
  );
});
