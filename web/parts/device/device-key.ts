import type { Client } from '@urql/core';

import { Failure } from '#machines/parts/failure/failure.ts';

import { ask } from '../graphql/ask.ts';
import type { DeviceKey } from '../storage/drafts.ts';
import { readToken } from '../storage/session-storage.ts';
import { deviceKeyQuery } from './device-key.operations.ts';

let known: { readonly token: string | null; readonly key: Promise<DeviceKey> } | null = null;

/** Asked once in a session, and kept in the memory of the page alone (OWN-210). */
export function deviceKey(client: Client): Promise<DeviceKey> {
  const token = readToken();
  if (known?.token !== token) known = { token, key: askForKey(client) };
  const { key } = known;
  key.catch(() => {
    if (known?.key === key) known = null;
  });
  return key;
}

async function askForKey(client: Client): Promise<DeviceKey> {
  const { deviceKey: given } = await ask(client, deviceKeyQuery, {});
  if (!given) throw new Failure('BACKEND_BAD_RESPONSE');
  const raw = Uint8Array.from(
    atob(given.key.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { owner: given.owner, key };
}
