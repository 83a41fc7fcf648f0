import { type Dispatcher, FormData, Pool } from 'undici';
import { failure } from './failures.ts';
import { type Download, type FileType, fileOrRefused, type RawAnswer } from './download.ts';
import { fieldsOf, replyOf, type RefusedReply, type Reply } from './envelope.ts';
import { keysOf } from './idempotency.ts';
import { eventsIn, type ServerEvent } from './server-events.ts';
import { sharedStreams } from './shared-streams.ts';
import { parsed } from './wire.ts';

/** Timeout in milliseconds, after which the backend counts as unreachable. */
const patience = 9000;
/**
 * Milliseconds without data after which a stream counts as broken; our backend sends a heartbeat
 * every 25 s.
 */
const streamPatience = 75_000;
const largestAnswer = 32 * 1024 * 1024;

export interface Caller {
  /** The browser's `Authorization` header, passed on unchanged. */
  readonly authorization: string | null;
  /** The browser's address, for the backend's rate limits. */
  readonly address: string;
  /** The browser's `Idempotency-Key`: one per user action, repeated with its retries. */
  readonly idempotencyKey: string | null;
}

type Form = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, File>>;

/** Options of a slow call. */
interface SlowOptions {
  readonly patience?: number;
}

/** Options of a call that answers another file type than PDF, or is slow. */
interface FileOptions extends SlowOptions {
  readonly mime?: FileType;
}

/**
 * Backend calls on behalf of one browser request. Methods throw failures only; a refusal is a
 * reply.
 */
export interface Rest {
  readonly get: <Fields>(path: string) => Promise<Reply<Fields>>;
  /** A GET that the backend need not support: null on 404. */
  readonly find: <Fields>(path: string) => Promise<Reply<Fields> | null>;
  /** A POST that reads only. */
  readonly read: <Fields>(
    path: string,
    form: Form,
    expected?: SlowOptions,
  ) => Promise<Reply<Fields>>;
  /**
   * A change. When signed in it carries an idempotency key and is sent once more if the connection
   * broke before an answer.
   */
  readonly post: <Fields>(
    path: string,
    form: Form,
    expected?: SlowOptions,
  ) => Promise<Reply<Fields>>;
  /** A change with a file, as a multipart form. */
  readonly upload: <Fields>(
    path: string,
    form: Form,
    files: Files,
    expected?: SlowOptions,
  ) => Promise<Reply<Fields>>;
  /** A POST that answers a file (PDF by default) or a refusal, and changes nothing but the log. */
  readonly download: (
    path: string,
    form: Form,
    expected?: FileOptions,
  ) => Promise<Download | RefusedReply>;
  /** A GET that answers a file (PDF by default) or a refusal. */
  readonly file: (path: string, mime?: FileType) => Promise<Download | RefusedReply>;
  /** Resolves if the session exists; rejects with the error to answer if not. */
  readonly confirmSession: () => Promise<void>;
  /** Server-sent events; callers with the same token share one stream. */
  readonly listen: (path: string) => AsyncIterable<ServerEvent>;
}

export interface Backend {
  readonly as: (caller: Caller) => Rest;
  readonly ready: () => Promise<boolean>;
  /** Ends all streams of `listen`, so that the HTTP server can close. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
}

/** The only place that speaks HTTP to the backend (GEN-01, GEN-02, GEN-16). */
export function connectBackend(url: string): Backend {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/+$/, '');
  const times = { headersTimeout: patience, connect: { timeout: patience } };
  const pool = new Pool(origin, {
    ...times,
    connections: 32,
    bodyTimeout: patience,
    maxResponseSize: largestAnswer,
  });
  const streamPool = new Pool(origin, { ...times, bodyTimeout: streamPatience });
  const streams = sharedStreams<ServerEvent>();

  const posting = (
    caller: Caller,
    path: string,
    form: Form,
    key: string | null = null,
  ): BackendRequest => ({
    path: base + path,
    method: 'POST',
    headers: {
      ...headersFor(caller),
      'content-type': 'application/x-www-form-urlencoded',
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: new URLSearchParams(form).toString(),
  });

  async function uploading(caller: Caller, path: string, form: Form, files: Files, key: string) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.set(name, value);
    for (const [name, file] of Object.entries(files)) {
      body.set(name, new Blob([await file.arrayBuffer()]), file.name);
    }
    const headers = { ...headersFor(caller), 'idempotency-key': key };
    return { path: base + path, method: 'POST', headers, body } as const;
  }

  async function reply<Fields>(
    order: BackendRequest,
    milliseconds = patience,
  ): Promise<Reply<Fields>> {
    const { status, text } = await exchange(pool, order, asText, milliseconds);
    return replyOf<Fields>(status, parsed(text));
  }

  async function* streamEvents(caller: Caller, path: string, signal: AbortSignal) {
    const headers = { ...headersFor(caller), accept: 'text/event-stream' };
    const order = { path: base + path, method: 'GET', headers, signal } as const;
    const { statusCode, body } = await streamPool.request(order).catch(unreachable);
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode !== 404) replyOf(statusCode, null);
      return;
    }
    try {
      yield* eventsIn(body.setEncoding('utf8'));
    } catch (cause) {
      unreachable(cause);
    }
  }

  return {
    as: (caller) => {
      const nextKey = keysOf(caller.idempotencyKey);
      const getting = (path: string): BackendRequest => ({
        path: base + path,
        method: 'GET',
        headers: headersFor(caller),
      });
      return {
        get: (path) => reply(getting(path)),
        find: async (path) => {
          const { status, text } = await exchange(pool, getting(path), asText);
          return status === 404 ? null : replyOf(status, parsed(text));
        },
        read: (path, form, { patience: longer } = {}) => reply(posting(caller, path, form), longer),
        post: (path, form, { patience: longer } = {}) => {
          const key = caller.authorization === null ? null : nextKey();
          return reply(posting(caller, path, form, key), longer);
        },
        upload: async (path, form, files, { patience: longer } = {}) =>
          reply(await uploading(caller, path, form, files, nextKey()), longer),
        download: async (path, form, { mime, patience: longer } = {}) =>
          fileOrRefused(await exchange(pool, posting(caller, path, form), asBytes, longer), mime),
        file: async (path, mime) =>
          fileOrRefused(await exchange(pool, getting(path), asBytes), mime),
        confirmSession: async () => {
          fieldsOf(await reply(getting('/user/menu')));
        },
        listen: (path) =>
          streams.listen(`${caller.authorization} ${path}`, (signal) =>
            streamEvents(caller, path, signal),
          ),
      };
    },
    ready: () =>
      exchange(pool, { path: `${base}/readyz`, method: 'GET', headers: {} }, asText, 2000).then(
        ({ status }) => status === 200,
        () => false,
      ),
    endStreams: streams.end,
    close: async () => {
      streams.end();
      await Promise.all([pool.close(), streamPool.destroy()]);
    },
  };
}

interface BackendRequest {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string | FormData;
}

type Read<Answer> = (answer: Dispatcher.ResponseData) => Promise<Answer>;

const asText: Read<{ status: number; text: string }> = async ({ statusCode, body }) => ({
  status: statusCode,
  text: await body.text(),
});

const asBytes: Read<RawAnswer> = async ({ statusCode, headers, body }) => ({
  status: statusCode,
  headers,
  bytes: Buffer.from(await body.arrayBuffer()),
});

async function exchange<Answer>(
  pool: Pool,
  order: BackendRequest,
  read: Read<Answer>,
  milliseconds = patience,
): Promise<Answer> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), milliseconds);
  const times = { headersTimeout: milliseconds, bodyTimeout: milliseconds };
  const request = () => pool.request({ ...order, ...times, signal: aborter.signal });
  const repeatable = 'idempotency-key' in order.headers;
  try {
    return await read(
      await request().catch((cause: unknown) => {
        if (repeatable && brokeBeforeAnswer(cause)) return request();
        throw cause;
      }),
    );
  } catch (cause) {
    return unreachable(cause);
  } finally {
    clearTimeout(timer);
  }
}

function unreachable(cause: unknown): never {
  throw failure('BACKEND_UNREACHABLE', 'The backend does not answer.', cause);
}

const broken = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

const brokeBeforeAnswer = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && broken.has(cause.code);

const headersFor = ({ authorization, address }: Caller): Record<string, string> => ({
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
  'x-forwarded-for': address,
  ...(authorization === null ? {} : { authorization }),
});
