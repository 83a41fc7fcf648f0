import { allowed, type CallName } from '../../backend/parts/permissions/permissions.ts';
import { openGateway } from '../support/gateway.ts';
import { openStubBackend, type RecordedCall } from '../support/stub-backend.ts';
import { operationsOfTheApplication, type Operation } from './operations.ts';
import { bodyOf, soundVariables } from './variables.ts';

export type Fields = Readonly<Record<string, string>>;

/** A call of the permission table with a sound form, as the gateway sends it. */
export interface KnownCall {
  readonly name: CallName;
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: Fields;
  readonly query: Fields;
  readonly form: Fields;
  /** The field of the file in a multipart form. */
  readonly file: string | null;
}

export interface KnownOperation extends Operation {
  /** The calls it makes. */
  readonly calls: readonly CallName[];
}

export interface Known {
  readonly calls: readonly KnownCall[];
  readonly operations: readonly KnownOperation[];
}

const callNames = Object.keys(allowed) as readonly CallName[];

/**
 * What there is to attack: all calls of the permission table and all operations of the web
 * application. The fields of a call are those that the gateway sends for its operations.
 */
export async function whatThereIs(): Promise<Known> {
  const stub = await openStubBackend();
  const gateway = await openGateway(stub.url);
  const calls = new Map<CallName, KnownCall>();
  const operations: KnownOperation[] = [];
  try {
    for (const operation of await operationsOfTheApplication()) {
      stub.answerJson({ success: false, message: 'Non.' });
      const body = bodyOf(operation, soundVariables(operation));
      const headers = { authorization: 'Bearer x.y.z', 'x-requested-with': 'XMLHttpRequest' };
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, ...body.headers },
        body: body.body,
      });
      await answer.text();
      const made = stub.calls.flatMap((it) => knownCall(it) ?? []);
      for (const call of made) calls.set(call.name, merged(calls.get(call.name), call));
      operations.push({ ...operation, calls: made.map(({ name }) => name) });
    }
  } finally {
    await gateway.close();
    await stub.close();
  }
  return { calls: callNames.map((name) => calls.get(name) ?? bare(name)), operations };
}

const bare = (name: CallName): KnownCall => {
  const [method = '', path = ''] = name.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, it = '']) => it);
  const parameters = Object.fromEntries(names.map((it) => [it, '1']));
  return { name, method, path, parameters, query: {}, form: {}, file: null };
};

const merged = (one: KnownCall | undefined, other: KnownCall): KnownCall => ({
  ...other,
  query: { ...one?.query, ...other.query },
  form: { ...one?.form, ...other.form },
});

function knownCall({ method, path, headers, body }: RecordedCall): KnownCall | null {
  const [address = '', search = ''] = path.split('?');
  for (const name of callNames) {
    const [itsMethod, template = ''] = name.split(' ');
    const pattern = template.replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)');
    const found = itsMethod === method && new RegExp(`^${pattern}$`, 'u').exec(address);
    if (!found) continue;
    const isFile = headers['content-type']?.startsWith('multipart/') ?? false;
    return {
      name,
      method,
      path: template,
      parameters: { ...found.groups },
      query: Object.fromEntries(new URLSearchParams(search)),
      form: isFile ? multipartFields(body) : Object.fromEntries(new URLSearchParams(body)),
      file: isFile ? (/name="(\w+)"; filename=/u.exec(body)?.[1] ?? null) : null,
    };
  }
  return null;
}

const multipartFields = (body: string): Fields =>
  Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)\r\n/gu)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
