import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure, RefusalError } from '#machines/parts/failure/failure.ts';
import { CongregationsDocument, SignInDocument } from '#web/parts/graphql/generated/graphql.ts';
import { ask } from '#web/parts/graphql/ask.ts';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';

const unreachable = 'Problème de connexion au serveur.';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});

const answers = (body: unknown, status = 200) =>
  fetched.mockResolvedValue(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    }),
  );
const refusedWith = (code: string, more: object = {}) =>
  answers({
    data: { congregations: null },
    errors: [{ message: 'Pas ici.', path: ['congregations'], extensions: { code, ...more } }],
  });
const sent = () => {
  const [url, init] = fetched.mock.calls[0]!;
  return {
    url,
    method: init?.method,
    headers: init?.headers as Record<string, string>,
    body: JSON.parse(init?.body as string) as Record<string, unknown>,
  };
};
const congregations = () => ask(createGraphqlClient(), CongregationsDocument, {});
const failure = async () => {
  const error: unknown = await congregations().catch((cause: unknown) => cause);
  if (error instanceof RefusalError) return { refusal: error.refusal };
  if (!(error instanceof Failure)) throw error;
  return { code: error.code, message: error.message };
};

describe('asking the gateway', () => {
  it('an answer arrives whole, and the text of the operation is never sent [GEN-01]', async () => {
    const data = {
      __typename: 'Query',
      congregations: [{ __typename: 'Congregation', id: '1', name: 'Monaco' }],
    };
    answers({ data });
    expect(await congregations()).toEqual(data);
    const { url, method, headers, body } = sent();
    expect([url, method]).toEqual(['/graphql', 'POST']);
    expect(headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(body['query']).toBeUndefined();
    expect(body['extensions']).toEqual({
      persistedQuery: {
        version: 1,
        sha256Hash: (CongregationsDocument as unknown as { __meta__: { hash: string } }).__meta__
          .hash,
      },
    });
  });

  it('the present token goes with it, and none before signing in [GEN-02, LOGIN-11]', async () => {
    const client = createGraphqlClient();
    answers({ data: { congregations: [] } });
    await ask(client, CongregationsDocument, {});
    expect(sent().headers['authorization']).toBeUndefined();
    fetched.mockClear();
    answers({ data: { congregations: [] } });
    vi.stubGlobal('sessionStorage', { getItem: () => '"abc"' });
    await ask(client, CongregationsDocument, {});
    expect(sent().headers['authorization']).toBe('Bearer abc');
  });

  it('a mutation sends its variables, and nothing more [LOGIN-16]', async () => {
    answers({ data: { signIn: { __typename: 'SignedIn', token: 't', rgpdPrivacy: true } } });
    const credentials = { login: 'DEMO Ancien', password: 'x', congregationId: '1' };
    await ask(createGraphqlClient(), SignInDocument, credentials);
    expect(sent().body['variables']).toEqual(credentials);
  });

  it('a refusal keeps the sentence and the severity of the server [GEN-05]', async () => {
    const refusal = {
      __typename: 'Refusal',
      message: 'Pas ici.',
      severity: 'error',
      forceOffered: null,
    };
    refusedWith('REFUSED', { severity: 'info' });
    expect(await failure()).toEqual({ refusal: { ...refusal, severity: 'info' } });
    refusedWith('REFUSED', { severity: 'loud' });
    expect(await failure()).toEqual({ refusal });
  });

  it('an ended session has a code of its own [SHELL-07]', async () => {
    refusedWith('UNAUTHENTICATED');
    expect(await failure()).toEqual({ code: 'UNAUTHENTICATED', message: 'Pas ici.' });
  });

  it('the gateway’s error about a bad backend has the default sentence [GEN-04]', async () => {
    for (const code of ['BACKEND_BAD_RESPONSE', 'BACKEND_UNREACHABLE']) {
      refusedWith(code);
      expect(await failure()).toEqual({ code, message: unreachable });
    }
    refusedWith('SOMETHING_ELSE');
    expect((await failure()).code).toBe('BACKEND_BAD_RESPONSE');
  });

  it('an unreadable answer of the gateway has it too [GEN-03, GEN-04]', async () => {
    for (const [body, status] of [
      ['<h1>502</h1>', 502],
      ['', 200],
      ['[]', 200],
      ['{}', 500],
    ] as const) {
      answers(body, status);
      expect(await failure()).toEqual({
        code: 'BACKEND_BAD_RESPONSE',
        message: unreachable,
      });
    }
    expect(console.error).not.toHaveBeenCalled();
  });

  it('a failed request of the browser is logged, and has no sentence [GEN-06]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toEqual({ code: 'NETWORK', message: '' });
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('the same query is sent again, not answered from a cache', async () => {
    const client = createGraphqlClient();
    answers({ data: { congregations: [] } });
    await ask(client, CongregationsDocument, {});
    answers({ data: { congregations: [] } });
    await ask(client, CongregationsDocument, {});
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
