import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'undici';
import { noAnswer } from './exchange.ts';
import { placesFor } from './places.ts';

/** Milliseconds without an answer of the backend. */
const patience = 15_000;
/** Milliseconds in which a browser takes nothing of what is sent. */
const standstill = 30_000;
/** Answers under way at once, so that no address keeps the others waiting; more get 503. */
const most = { all: 400, ofAddress: 100, ofSession: 100 };

const askedWith = ['range', 'if-range', 'if-none-match'] as const;
const answeredWith = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
] as const;

interface PassedFrom {
  readonly path: string;
  readonly address: string;
  /** Told why nothing came, where the browser still waits for it. */
  readonly failed: (cause: unknown) => void;
  /** Told when there is no room, here or in the backend. */
  readonly onFull: () => void;
}

/** Passes a public file of the backend on as it comes, however large it is. */
export interface PassedFiles {
  readonly send: (
    request: IncomingMessage,
    response: ServerResponse,
    from: PassedFrom,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function openPassedFiles(origin: string): PassedFiles {
  const pool = new Pool(origin, {
    connections: most.all,
    headersTimeout: patience,
    bodyTimeout: patience,
    connect: { timeout: patience },
  });
  const places = placesFor(most);

  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    { path, failed, onFull }: PassedFrom,
  ) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const headers: Record<string, string> = {};
    for (const name of askedWith) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    response.setTimeout(standstill, () => response.destroy());
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await pool
      .request({ path, method, headers, signal: gone.signal })
      .catch((cause: unknown) => {
        if (!gone.signal.aborted) failed(noAnswer(cause));
        return null;
      });
    if (answer === null) return refuse(response, 502);
    if (answer.statusCode === 503) onFull();
    response.statusCode = answer.statusCode;
    for (const name of answeredWith) {
      const value = answer.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    // A connection that breaks on the way breaks the answer too: its length has been promised.
    await pipeline(answer.body, response).catch(() => undefined);
  }

  return {
    send: async (request, response, from) => {
      const leave = places.take({ address: from.address, session: '' });
      if (leave === null) {
        from.onFull();
        return refuse(response, 503);
      }
      try {
        await pass(request, response, from);
      } finally {
        leave();
      }
    },
    close: () => pool.destroy(),
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (status === 503) response.setHeader('Retry-After', 1);
  response.end();
}
