import type { Client } from '@urql/core';

import { requestHeaders } from '../parts/graphql/request-headers.ts';
import { clearSession, readToken } from '../parts/storage/session-storage.ts';
import { signOutMutation } from './session.operations.ts';

/**
 * Forgets the session of this tab.
 * @param over the server has ended it already
 */
export function leaveSession(client: Client, over: boolean): void {
  if (readToken() !== null && !over) signOut(client);
  clearSession();
}

/** Ends the session on the server too. Nobody waits for it: without an answer it ends after 12 hours. */
function signOut(client: Client): void {
  const fetchOptions = { headers: requestHeaders(), keepalive: true };
  void client.mutation(signOutMutation, {}, { fetchOptions }).toPromise();
}
