import { FormData } from 'undici';
import { callPath, type CallPath } from './call-path.ts';
import type { BackendRequest } from './exchange.ts';

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

export type Form = Readonly<Record<string, string>>;
export type Files = Readonly<Record<string, File>>;

export interface BackendCall {
  /** For the log, e.g. `GET /map/info/{}`. */
  readonly name: string;
  /** Within the contract, without the backend's own base. */
  readonly path: string;
  readonly request: BackendRequest;
}

/** The calls of one caller to a backend whose paths begin with `base`. */
export const callsOf = (base: string, caller: Caller) => {
  const posted = (path: string, request: Omit<BackendRequest, 'path' | 'method'>): BackendCall => ({
    name: `POST ${path}`,
    path,
    request: { path: base + path, method: 'POST', ...request },
  });
  const ofForm = (form: Form, key: string | null) => ({
    headers: {
      ...headersFor(caller),
      'content-type': 'application/x-www-form-urlencoded',
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    body: new URLSearchParams(form).toString(),
  });
  return {
    getting: (given: string | CallPath): BackendCall => {
      const { path, pattern } = callPath(given);
      const headers = headersFor(caller);
      const request = { path: base + path, method: 'GET', headers, repeatable: true } as const;
      return { name: `GET ${pattern}`, path, request };
    },
    reading: (path: string, form: Form): BackendCall =>
      posted(path, { ...ofForm(form, null), repeatable: true }),
    posting: (path: string, form: Form, key: string | null): BackendCall =>
      posted(path, { ...ofForm(form, key), ...(key === null ? {} : { repeatable: true }) }),
    uploading: async (
      path: string,
      form: Form,
      files: Files,
      key: string,
    ): Promise<BackendCall> => {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.set(name, value);
      for (const [name, file] of Object.entries(files)) {
        body.set(name, new Blob([await file.arrayBuffer()]), file.name);
      }
      const headers = { ...headersFor(caller), 'idempotency-key': key };
      return posted(path, { headers, body, repeatable: true });
    },
  };
};

export const headersFor = ({
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
