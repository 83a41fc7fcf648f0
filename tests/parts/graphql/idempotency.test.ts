import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actionKeys, newKey } from '#web/parts/graphql/idempotency-key.ts';
import { ask } from '#web/parts/graphql/ask.ts';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';
import {
  CongregationsDocument,
  GrantReprieveDocument,
  ImportGlobalMapDocument,
} from '#web/parts/graphql/generated/graphql.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;
const fetched = vi.fn<typeof fetch>();
const reprieve = { territoryId: '12', historyId: '340' };
const done = { __typename: 'Done', message: null, messageType: 'success', notice: null };

beforeEach(() => {
  fetched.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('sessionStorage', { getItem: () => '"abc"' });
});

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const answered = () =>
  fetched.mockImplementationOnce(async () => json({ data: { grantReprieve: done } }));
const broken = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const failing = (code: string) =>
  fetched.mockImplementationOnce(async () =>
    json({ data: null, errors: [{ message: '', extensions: { code } }] }),
  );
const sentKeys = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

describe('the idempotency key of a mutation', () => {
  const grant = (client: ReturnType<typeof createGraphqlClient>, variables = reprieve) =>
    ask(client, GrantReprieveDocument, variables).catch(() => null);

  it('is a UUID, different for each mutation', () => {
    const keys = Array.from({ length: 200 }, () => newKey());
    expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(200);
  });

  it('is sent with a mutation beside the token, and with no query', async () => {
    const client = createGraphqlClient();
    answered();
    await grant(client);
    fetched.mockImplementationOnce(async () => json({ data: { congregations: [] } }));
    await ask(client, CongregationsDocument, {});
    expect(sentKeys()).toEqual([expect.stringMatching(uuid), null]);
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect([headers.get('authorization'), headers.get('x-requested-with')]).toEqual([
      'Bearer abc',
      'XMLHttpRequest',
    ]);
  });

  it('stays the same when the mutation is tried again after no answer', async () => {
    const client = createGraphqlClient();
    broken();
    failing('BACKEND_UNREACHABLE');
    answered();
    for (let time = 1; time <= 3; time += 1) await grant(client);
    const [first] = sentKeys();
    expect(sentKeys()).toEqual([first, first, first]);
  });

  it('is new for the same mutation after an answer or a refusal', async () => {
    const client = createGraphqlClient();
    answered();
    failing('BACKEND_BAD_RESPONSE');
    answered();
    for (let time = 1; time <= 3; time += 1) await grant(client);
    expect(new Set(sentKeys()).size).toBe(3);
  });

  it('is new for other variables, and for another reader', async () => {
    const client = createGraphqlClient();
    broken();
    answered();
    answered();
    await grant(client);
    await grant(client, { ...reprieve, historyId: '341' });
    await grant(createGraphqlClient());
    expect(new Set(sentKeys()).size).toBe(3);
  });

  it('is new for another file, sent as part of a multipart request [B-93]', async () => {
    const client = createGraphqlClient();
    const send = (geojsonFile: File) =>
      ask(client, ImportGlobalMapDocument, { geojsonFile }).catch(() => null);
    const [one, other] = ['{}', '{ }'].map((text) => new File([text], 'a.geojson'));
    for (const file of [one, one, other]) {
      broken();
      if (file) await send(file);
    }
    const [first, again, another] = sentKeys();
    expect([again === first, another === first]).toEqual([true, false]);

    const form = fetched.mock.calls[0]?.[1]?.body as FormData;
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(form.get('operations') as string)).toMatchObject({
      variables: { geojsonFile: null },
      extensions: { persistedQuery: { sha256Hash: expect.stringMatching(/^sha256:[\da-f]{64}$/) } },
    });
    expect(form.get('map')).toBe('{"0":["variables.geojsonFile"]}');
  });

  it('is new when another mutation was answered in between', () => {
    let made = 0;
    const keys = actionKeys(() => `key ${(made += 1)}`);
    expect(keys.keyOf('exit T12')).toBe('key 1');
    keys.ended('exit T12', false);
    expect(keys.keyOf('exit T12')).toBe('key 1');
    keys.ended('exit T12', false);
    expect(keys.keyOf('return T5')).toBe('key 2');
    keys.ended('return T5', true);
    expect(keys.keyOf('exit T12')).toBe('key 3');
  });
});
