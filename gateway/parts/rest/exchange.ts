import type { Dispatcher, FormData } from 'undici';
import { busy } from './busy.texts.ts';
import type { RawAnswer } from './download.ts';
import { failure } from './failures.ts';
import { type Lane, LaneFull } from './lanes.ts';
import type { Asking } from './places.ts';

export interface BackendRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
  /** It reads, or carries an idempotency key. */
  readonly repeatable?: true;
}

interface Terms {
  /** Milliseconds after which the backend counts as unreachable. */
  readonly within: number;
  /** Resolves to whether the backend is ready again; without it nothing is repeated. */
  readonly recovered?: () => Promise<boolean>;
  /** Looks after a long call, which it may abort. */
  readonly vigil?: (call: AbortController) => Promise<void>;
}

/**
 * One call by a lane; a full lane is answered as a full backend would. Waits for a backend that is
 * started again and repeats once what is safe to repeat (OWN-84). Throws BACKEND_UNREACHABLE.
 */
export async function exchange(
  lane: Lane,
  asking: Asking,
  { repeatable, ...order }: BackendRequest,
  { within, recovered, vigil }: Terms,
): Promise<RawAnswer> {
  const call = new AbortController();
  const { signal } = call;
  const timer = setTimeout(() => call.abort(), within);
  const times = { headersTimeout: within, bodyTimeout: within };
  vigil?.(call).catch(() => undefined);
  try {
    return await lane(asking, async (dispatcher) => {
      const request = () => dispatcher.request({ ...order, ...times, signal });
      const again = async () =>
        recovered !== undefined && (await Promise.race([recovered(), endOf(signal)]));
      const response = await request().catch(async (cause: unknown) => {
        const safe = repeatable ? brokeBeforeAnswer(cause) : neverSent(cause);
        if (safe && (await again())) return request();
        throw cause;
      });
      const answer = await read(response);
      return repeatable && comesBackSoon(answer) && (await again())
        ? read(await request())
        : answer;
    });
  } catch (cause) {
    if (cause instanceof LaneFull) return fullHouse();
    return unreachable(cause);
  } finally {
    clearTimeout(timer);
    call.abort(over);
  }
}

/** Without it each call would make an error that nobody reads. */
const over = 'over';

const endOf = (signal: AbortSignal): Promise<false> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });

const read = async ({
  statusCode,
  headers,
  body,
}: Dispatcher.ResponseData): Promise<RawAnswer> => ({
  status: statusCode,
  headers,
  bytes: Buffer.from(await body.arrayBuffer()),
});

/** The backend is alive, and its database is started again. */
const comesBackSoon = ({ status, headers }: RawAnswer): boolean =>
  status === 503 && Number(headers['retry-after']) <= 1;

const fullHouse = (): RawAnswer => ({
  status: 503,
  headers: { 'retry-after': String(busy.retryAfter) },
  bytes: Buffer.from(JSON.stringify(busy)),
});

export const noAnswer = (cause: unknown) =>
  failure('BACKEND_UNREACHABLE', 'The backend does not answer.', cause);

export function unreachable(cause: unknown): never {
  throw noAnswer(cause);
}

const refusedConnections = new Set<unknown>(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);
const brokenConnections = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && 'code' in cause ? cause.code : undefined;

const neverSent = (cause: unknown): boolean => refusedConnections.has(codeOf(cause));

const brokeBeforeAnswer = (cause: unknown): boolean =>
  neverSent(cause) || brokenConnections.has(codeOf(cause));
