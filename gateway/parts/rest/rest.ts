import { Pool } from 'undici';
import { type AnswerSchema, noFields } from './wire-types.ts';
import {
  type BackendCall,
  type Caller,
  callsOf,
  type Files,
  type Form,
  headersFor,
} from './backend-call.ts';
import type { CallPath } from './call-path.ts';
import { type Download, type FileType, fileOrRefused } from './download.ts';
import { fieldsOf, replyOf, type RefusedReply, type Reply } from './envelope.ts';
import { exchange, unreachable } from './exchange.ts';
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
  readonly get: <Fields>(
    path: string | CallPath,
    fields: AnswerSchema<Fields>,
  ) => Promise<Reply<Fields>>;
  /** A GET that the backend need not support: null on 404. */
  readonly find: <Fields>(
    path: string | CallPath,
    fields: AnswerSchema<Fields>,
  ) => Promise<Reply<Fields> | null>;
  /** A POST that reads only. */
  readonly read: <Fields>(
    path: string,
    form: Form,
    fields: AnswerSchema<Fields>,
    options?: SlowOptions,
  ) => Promise<Reply<Fields>>;
  /** A change. When signed in it carries an idempotency key, with which it may be repeated. */
  readonly post: (path: string, form: Form, options?: ChangeOptions) => Promise<Reply<object>>;
  /** A change whose success has fields of its own. */
  readonly postFor: <Fields>(
    path: string,
    form: Form,
    fields: AnswerSchema<Fields>,
    options?: ChangeOptions,
  ) => Promise<Reply<Fields>>;
  /** A change with a file, as a multipart form. */
  readonly upload: <Fields>(
    path: string,
    form: Form,
    files: Files,
    fields: AnswerSchema<Fields>,
    options?: SlowOptions,
  ) => Promise<Reply<Fields>>;
  /** A POST that answers a file (PDF by default) or a refusal, and changes nothing but the log. */
  readonly download: (
    path: string,
    form: Form,
    options?: FileOptions,
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

  async function* streamEvents(caller: Caller, path: string, signal: AbortSignal) {
    const headers = { ...headersFor(caller), accept: 'text/event-stream' };
    const order = { path: base + path, method: 'GET', headers, signal } as const;
    const { statusCode, body } = await streamPool.request(order).catch(unreachable);
    if (statusCode !== 200) {
      await body.dump();
      // No stream, or no more for that person: the browser asks now and then.
      if (statusCode !== 404 && statusCode !== 429)
        replyOf(`GET ${path}`, statusCode, null, noFields);
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
      const calls = callsOf(base, caller);
      const ask = async (lane: LaneName, { request }: BackendCall, longer?: number) => {
        const answer = await exchange(lanes.of(lane), asking, request, {
          within: longer ?? patience,
          recovered,
          ...(longer !== undefined && { vigil: watch }),
        });
        const { status, headers } = answer;
        if (status === 429 || status === 503) onFull?.(status, Number(headers['retry-after']));
        return answer;
      };
      const laneFor = (path: string, changes: boolean, longer?: number): LaneName =>
        longer === undefined ? laneOf(path, signedIn, changes) : 'long';
      const reply = async <Fields>(
        fields: AnswerSchema<Fields>,
        lane: LaneName,
        call: BackendCall,
        longer?: number,
      ): Promise<Reply<Fields>> => {
        const { status, bytes } = await ask(lane, call, longer);
        return replyOf(call.name, status, parsed(bytes.toString('utf8')), fields);
      };
      const postFor: Rest['postFor'] = (path, form, fields, options = {}) => {
        const { patience: longer, keyed = signedIn } = options;
        const call = calls.posting(path, form, keyed ? nextKey() : null);
        return reply(fields, laneFor(path, true, longer), call, longer);
      };
      return {
        get: (path, fields) => {
          const call = calls.getting(path);
          return reply(fields, laneFor(call.path, false), call);
        },
        find: async (path, fields) => {
          const call = calls.getting(path);
          const { status, bytes } = await ask(laneFor(call.path, false), call);
          if (status === 404) return null;
          return replyOf(call.name, status, parsed(bytes.toString('utf8')), fields);
        },
        read: (path, form, fields, { patience: longer } = {}) =>
          reply(fields, laneFor(path, false, longer), calls.reading(path, form), longer),
        post: (path, form, options) => postFor(path, form, noFields, options),
        postFor,
        upload: async (path, form, files, fields, { patience: longer } = {}) => {
          const call = await calls.uploading(path, form, files, nextKey());
          return reply(fields, 'long', call, longer);
        },
        download: async (path, form, { mime, patience: longer } = {}) => {
          const call = calls.reading(path, form);
          return fileOrRefused(call.name, await ask('long', call, longer), mime);
        },
        file: async (path, mime) => {
          const call = calls.getting(path);
          return fileOrRefused(call.name, await ask('long', call), mime);
        },
        confirmSession: async () => {
          fieldsOf(await reply(noFields, 'reading', calls.getting('/user/menu')));
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
