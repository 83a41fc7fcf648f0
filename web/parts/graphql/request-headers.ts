import { readToken } from '../storage/session-storage.ts';
import { newKey } from './idempotency-key.ts';

/** Headers of every request: the current token, an id that is in the server's log, and those in `more`. */
export function requestHeaders(more: Record<string, string> = {}): Record<string, string> {
  const token = readToken();
  return {
    'X-Requested-With': 'XMLHttpRequest',
    'X-Request-Id': newKey(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...more,
  };
}
