import { FormData, Pool } from 'undici';
import { type Download, type FileType, fileOrRefused } from './download.ts';
import { fieldsOf, replyOf, type RefusedReply, type Reply } from './envelope.ts';
import { type BackendRequest, exchange, unreachable } from './exchange.ts';
import { keysOf } from './idempotency.ts';
import { openPassedFiles, type PassedFiles } from './passed-file.ts';
import {
  type LaneLoads,
  type LaneName,
  laneOf,
  type LaneSizes,
  openLanes,
  usualLanes,
} from './lanes.ts';
import { eventsIn, type ServerEvent } from './server-events.ts';
import { recoveryOf, shared } from './recovery.ts';
import { sharedStreams } from './shared-streams.ts';
import { keepVigil, type VigilTimes } from './vigil.ts';
import { parsed } from './wire.ts';

export interface Times {
  /** Milliseconds after which the backend counts as unreachable. */
  readonly patience: number;
  readonly vigil: VigilTimes;
  /** Milliseconds for a sign of life. */
  readonly pulse: number;
}

export const usualTimes: Times = {
  patience: 9000,
  vigil: { after: 4000, every: 250, most: 3 },
  pulse: 1500,
};
/** Milliseconds without data after which a stream counts as broken; ours sends a heartbeat every 25 s. */
const streamPatience = 75_000;
/** Pages that listen with one token; those beyond ask now and then (OWN-217). */
const mostListeners = 12;
const largestAnswer = 32 * 1024 * 1024;

export interface Caller {
  /** The browser's `Authorization` header, passed on unchanged. */
  readonly authorization: string | null;
  /** The browser's address, for the backend's rate limits. */
  readonly address: string;
  /** The browser's `User-Agent`, by which people know their own devices. */
  readonly userAgent: string | null;
  /** The browser's `Idempotency-Key`: one per user action, repeated with its retries. */
  readonly idempotencyKey: string | null;
  /** One id from the click to the SQL. */
  readonly requestId: string;
}

type Form = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, File>>;

/** Options of a slow call. */
interface SlowOptions {
  readonly patience?: number;
}

/** Options of a change. */
interface ChangeOptions extends SlowOptions {
  /** Carries the browser's idempotency key without a session, too. */
  readonly keyed?: boolean;
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
  /** A change. When signed in it carries an idempotency key, with which it may be repeated. */
  readonly post: <Fields>(
    path: string,
    form: Form,
    expected?: ChangeOptions,
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
  /** `onFull` is told when a call is refused because there is no room, with the seconds to wait. */
  readonly as: (caller: Caller, onFull?: (status: number, seconds: number) => void) => Rest;
  /** Public files of the backend, passed on as they come. */
  readonly files: Pick<PassedFiles, 'send'>;
  readonly ready: () => Promise<boolean>;
  readonly load: () => BackendLoad;
  /** Ends all streams of `listen`, so that the HTTP server can close. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
}

export interface BackendLoad {
  readonly lanes: LaneLoads;
  /** Streams of changes. */
  readonly streams: number;
}

/** The only place that speaks HTTP to the backend (GEN-01, GEN-02, GEN-16). */
export function connectBackend(
  url: string,
  sizes: LaneSizes = usualLanes,
  { patience, vigil, pulse }: Times = usualTimes,
): Backend {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/+$/, '');
  const times = { headersTimeout: patience, connect: { timeout: patience } };
  const usual = { ...times, bodyTimeout: patience, maxResponseSize: largestAnswer };
  const lanes = openLanes(origin, usual, sizes);
  const streamPool = new Pool(origin, { ...times, bodyTimeout: streamPatience });
  const streams = sharedStreams<ServerEvent>(mostListeners);
  const files = openPassedFiles(origin);

  const look = (path: string) =>
    exchange(
      lanes.of('health'),
      { address: '', session: '' },
      { path: base + path, method: 'GET', headers: {} },
      { within: pulse },
    );
  // One look at a time of each kind: a full lane answers as a living backend does.
  const ready = shared(() =>
    look('/readyz').then(
      // A backend of the documents alone knows no such address, and answers.
      ({ status }) => status === 200 || status === 404,
      () => false,
    ),
  );
  const alive = shared(() =>
    look('/healthz').then(
      () => true,
      () => false,
    ),
  );
  const recovered = recoveryOf(ready);
  const watch = (call: AbortController) => keepVigil(alive, call, vigil);

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
    ...(key === null ? {} : { repeatable: true }),
  });

  async function uploading(caller: Caller, path: string, form: Form, files: Files, key: string) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.set(name, value);
    for (const [name, file] of Object.entries(files)) {
      body.set(name, new Blob([await file.arrayBuffer()]), file.name);
    }
    const headers = { ...headersFor(caller), 'idempotency-key': key };
    return { path: base + path, method: 'POST', headers, body, repeatable: true } as const;
  }

  async function* streamEvents(caller: Caller, path: string, signal: AbortSignal) {
    const headers = { ...headersFor(caller), accept: 'text/event-stream' };
    const order = { path: base + path, method: 'GET', headers, signal } as const;
    const { statusCode, body } = await streamPool.request(order).catch(unreachable);
    if (statusCode !== 200) {
      await body.dump();
      // No stream, or no more for that person: the browser asks now and then.
      if (statusCode !== 404 && statusCode !== 429) replyOf(statusCode, null);
      return;
    }
    try {
      yield* eventsIn(body.setEncoding('utf8'));
    } catch (cause) {
      unreachable(cause);
    }
  }

  return {
    as: (caller, onFull) => {
      const nextKey = keysOf(caller.idempotencyKey);
      const signedIn = caller.authorization !== null;
      const asking = { address: caller.address, session: caller.authorization ?? '' };
      const getting = (path: string): BackendRequest => ({
        path: base + path,
        method: 'GET',
        headers: headersFor(caller),
        repeatable: true,
      });
      const reading = (path: string, form: Form): BackendRequest => ({
        ...posting(caller, path, form),
        repeatable: true,
      });
      const ask = async (lane: LaneName, order: BackendRequest, longer?: number) => {
        const answer = await exchange(lanes.of(lane), asking, order, {
          within: longer ?? patience,
          recovered,
          ...(longer !== undefined && { vigil: watch }),
        });
        const { status, headers } = answer;
        if (status === 429 || status === 503) onFull?.(status, Number(headers['retry-after']));
        return answer;
      };
      const reply = async <Fields>(...asked: Parameters<typeof ask>): Promise<Reply<Fields>> => {
        const { status, bytes } = await ask(...asked);
        return replyOf<Fields>(status, parsed(bytes.toString('utf8')));
      };
      return {
        get: (path) => reply(laneOf(path, signedIn, false), getting(path)),
        find: async (path) => {
          const { status, bytes } = await ask(laneOf(path, signedIn, false), getting(path));
          return status === 404 ? null : replyOf(status, parsed(bytes.toString('utf8')));
        },
        read: (path, form, { patience: longer } = {}) => {
          const lane = longer === undefined ? laneOf(path, signedIn, false) : 'long';
          return reply(lane, reading(path, form), longer);
        },
        post: (path, form, { patience: longer, keyed = signedIn } = {}) => {
          const key = keyed ? nextKey() : null;
          const lane = longer === undefined ? laneOf(path, signedIn, true) : 'long';
          return reply(lane, posting(caller, path, form, key), longer);
        },
        upload: async (path, form, files, { patience: longer } = {}) =>
          reply('long', await uploading(caller, path, form, files, nextKey()), longer),
        download: async (path, form, { mime, patience: longer } = {}) =>
          fileOrRefused(await ask('long', reading(path, form), longer), mime),
        file: async (path, mime) => fileOrRefused(await ask('long', getting(path)), mime),
        confirmSession: async () => {
          fieldsOf(await reply('reading', getting('/user/menu')));
        },
        listen: (path) =>
          streams.listen(`${caller.authorization} ${path}`, (signal) =>
            streamEvents(caller, path, signal),
          ),
      };
    },
    files: {
      send: (request, response, from) =>
        files.send(request, response, { ...from, path: base + from.path }),
    },
    ready,
    load: () => ({ lanes: lanes.load(), streams: streams.open() }),
    endStreams: streams.end,
    close: async () => {
      streams.end();
      await Promise.all([lanes.close(), files.close(), streamPool.destroy()]);
    },
  };
}

const headersFor = ({
  authorization,
  address,
  requestId,
  userAgent,
}: Caller): Record<string, string> => ({
  accept: 'application/json',
  'x-request-id': requestId,
  'x-requested-with': 'XMLHttpRequest',
  'x-forwarded-for': address,
  ...(userAgent === null ? {} : { 'user-agent': userAgent }),
  ...(authorization === null ? {} : { authorization }),
});
