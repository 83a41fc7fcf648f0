import { Pool } from 'undici';
import { failure } from '../failures.ts';
import { replyOf, type Reply } from './envelope.ts';

/** Milliseconds after which a backend that does not answer counts as unreachable. */
const patience = 9000;
const largestAnswer = 32 * 1024 * 1024;

export interface Caller {
  /** The browser's `Authorization` header, passed on as it is. */
  readonly authorization: string | null;
  /** The browser's address, so that the backend can slow down who tries too often. */
  readonly address: string;
}

/** The backend as one browser request sees it. Throws failures only; a refusal is a reply. */
export interface Rest {
  readonly get: <Fields>(path: string) => Promise<Reply<Fields>>;
  readonly post: <Fields>(
    path: string,
    form: Readonly<Record<string, string>>,
  ) => Promise<Reply<Fields>>;
}

export interface Backend {
  readonly as: (caller: Caller) => Rest;
  readonly ready: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** The only place that speaks HTTP to the backend (GEN-01, GEN-02, GEN-16). */
export function connectBackend(url: string): Backend {
  const pool = new Pool(new URL(url).origin, {
    connections: 32,
    headersTimeout: patience,
    bodyTimeout: patience,
    connect: { timeout: patience },
    maxResponseSize: largestAnswer,
  });
  const base = new URL(url).pathname.replace(/\/+$/, '');

  async function send<Fields>(
    caller: Caller,
    method: 'GET' | 'POST',
    path: string,
    body: string | null,
  ): Promise<Reply<Fields>> {
    const { status, text } = await exchange(pool, {
      path: base + path,
      method,
      headers: headersFor(caller, body !== null),
      body,
    });
    return replyOf<Fields>(status, parsed(text));
  }

  return {
    as: (caller) => ({
      get: (path) => send(caller, 'GET', path, null),
      post: (path, form) => send(caller, 'POST', path, new URLSearchParams(form).toString()),
    }),
    ready: () =>
      exchange(pool, { path: `${base}/readyz`, method: 'GET', headers: {}, body: null }, 2000).then(
        ({ status }) => status === 200,
        () => false,
      ),
    close: () => pool.close(),
  };
}

async function exchange(
  pool: Pool,
  request: {
    path: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body: string | null;
  },
  milliseconds = patience,
): Promise<{ status: number; text: string }> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), milliseconds);
  try {
    const { statusCode, body } = await pool.request({ ...request, signal: aborter.signal });
    return { status: statusCode, text: await body.text() };
  } catch (cause) {
    throw failure('BACKEND_UNREACHABLE', 'The backend does not answer.', cause);
  } finally {
    clearTimeout(timer);
  }
}

function headersFor({ authorization, address }: Caller, form: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': address,
    ...(authorization === null ? {} : { authorization }),
    ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
