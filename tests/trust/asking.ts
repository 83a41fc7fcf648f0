import type { KnownCall, KnownOperation, Fields } from './calls.ts';
import type { Stage } from './stage.ts';
import { aFile, bodyOf, soundVariables, type Variables } from './variables.ts';

export interface Heard {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export type Headings = Readonly<Record<string, string>>;

export const bearer = (token: string): Headings => ({ authorization: `Bearer ${token}` });

const byScript = { 'x-requested-with': 'XMLHttpRequest' };

export async function hear(url: string, init: RequestInit): Promise<Heard> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** With a sign in place of half a surrogate pair, as forms are sent. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** What differs from the sound form of a call. */
export interface CallParts {
  readonly parameters?: Fields;
  readonly query?: Fields;
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  readonly file?: File;
  readonly headers?: Headings;
  /** Instead of the form. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

interface Asked {
  readonly product: Pick<Stage['product'], 'backendUrl'>;
}

/** One REST call to the backend itself. */
export function call({ product }: Asked, known: KnownCall, parts: CallParts = {}): Promise<Heard> {
  const values = { ...known.parameters, ...parts.parameters };
  const address = known.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(wellFormed(values[name] ?? '')),
  );
  const query = new URLSearchParams({ ...known.query, ...parts.query }).toString();
  const form = parts.form ?? known.form;
  return hear(`${product.backendUrl}${address}${query && `?${query}`}`, {
    method: known.method,
    headers: { ...byScript, ...parts.headers },
    ...(known.method === 'POST' && { body: parts.body ?? written(known, form, parts.file) }),
  });
}

function written(
  { file: field }: KnownCall,
  form: NonNullable<CallParts['form']>,
  file = aFile(),
): FormData | URLSearchParams {
  const body = field === null ? new URLSearchParams() : new FormData();
  for (const [name, values] of Object.entries(form))
    for (const value of [values].flat()) body.append(name, value);
  if (body instanceof FormData && field !== null) body.append(field, file);
  return body;
}

/** One operation through the gateway, as the browser sends it. */
export function ask(
  { product }: Stage,
  operation: KnownOperation,
  variables: Variables = soundVariables(operation),
  headers: Headings = {},
): Promise<Heard> {
  const { headers: type, body } = bodyOf(operation, variables);
  return hear(`${product.url}/graphql`, {
    method: 'POST',
    headers: { ...byScript, ...type, ...headers },
    body,
  });
}

export interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: { readonly code?: string };
  }[];
}

/** Null where the text is no JSON, a PDF for instance. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
