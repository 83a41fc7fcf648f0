import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** One id from the click to the SQL: letters that neither a log nor a statement has to escape. */
const accepted = /^[\w-]{8,48}$/u;

/** The caller's `X-Request-Id`, or a new one. */
export function requestIdIn(headers: IncomingHttpHeaders): string {
  const sent = [headers['x-request-id'] ?? []].flat()[0];
  return sent !== undefined && accepted.test(sent) ? sent : randomUUID();
}
