import { setTimeout as pause } from 'node:timers/promises';
import type { FormData } from 'undici';
import { busy } from './busy.texts.ts';
import type { RawAnswer } from './download.ts';
import { failure } from './failures.ts';
import { type Lane, LaneFull } from './lanes.ts';

export interface BackendRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
}

/**
 * One call by a lane; a full lane is answered as a full backend would. Sends a change once more if
 * the connection broke before an answer. Throws BACKEND_UNREACHABLE after `milliseconds`.
 */
export async function exchange(
  lane: Lane,
  address: string,
  order: BackendRequest,
  milliseconds: number,
): Promise<RawAnswer> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), milliseconds);
  const times = { headersTimeout: milliseconds, bodyTimeout: milliseconds };
  const repeatable = 'idempotency-key' in order.headers;
  try {
    return await lane(address, async (dispatcher) => {
      const request = () => dispatcher.request({ ...order, ...times, signal: aborter.signal });
      const { statusCode, headers, body } = await request().catch((cause: unknown) => {
        if (repeatable && brokeBeforeAnswer(cause)) return request();
        throw cause;
      });
      return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
    });
  } catch (cause) {
    if (cause instanceof LaneFull) return await fullHouse();
    return unreachable(cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Milliseconds before a refusal for want of room: a flood that is answered at once would come back
 * at once, and refusing it would take the processor from everybody else.
 */
const lull = 1000;

async function fullHouse(): Promise<RawAnswer> {
  await pause(lull);
  return {
    status: 503,
    headers: { 'retry-after': String(busy.retryAfter) },
    bytes: Buffer.from(JSON.stringify(busy)),
  };
}

export function unreachable(cause: unknown): never {
  throw failure('BACKEND_UNREACHABLE', 'The backend does not answer.', cause);
}

const broken = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

const brokeBeforeAnswer = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && broken.has(cause.code);
