import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#machines/failure/failure.ts';
import { CongregationsDocument, SignInDocument } from '#web/generated/graphql.ts';
import { ask } from '#web/graphql/ask.ts';
import { createGraphqlClient } from '#web/graphql/client.ts';

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
  if (!(error instanceof Failure)) throw error;
  return { code: error.code, message: error.message, severity: error.severity };
};

describe('asking the gateway', () => {
  it('an answer comes back whole, and the text of the operation is never sent [GEN-01]', async () => {
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

  it('the token of the moment goes with it, and none before signing in [GEN-02, LOGIN-11]', async () => {
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
    refusedWith('REFUSED', { severity: 'info' });
    expect(await failure()).toEqual({ code: 'REFUSED', message: 'Pas ici.', severity: 'info' });
    refusedWith('REFUSED', { severity: 'loud' });
    expect(await failure()).toEqual({ code: 'REFUSED', message: 'Pas ici.', severity: 'error' });
  });

  it('a session that ended is told apart [SHELL-07]', async () => {
    refusedWith('UNAUTHENTICATED');
    expect((await failure()).code).toBe('UNAUTHENTICATED');
  });

  it('what the gateway says of a bad backend is the default sentence [GEN-04]', async () => {
    for (const code of ['BACKEND_BAD_RESPONSE', 'BACKEND_UNREACHABLE']) {
      refusedWith(code);
      expect(await failure()).toEqual({ code, message: unreachable, severity: 'error' });
    }
    refusedWith('SOMETHING_ELSE');
    expect((await failure()).code).toBe('BACKEND_BAD_RESPONSE');
  });

  it('so is an answer of the gateway that cannot be read [GEN-03, GEN-04]', async () => {
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
        severity: 'error',
      });
    }
    expect(console.error).not.toHaveBeenCalled();
  });

  it('a request of the browser that failed is logged, and says nothing [GEN-06]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toEqual({ code: 'NETWORK', message: '', severity: 'error' });
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('a second question is asked again, not answered from memory', async () => {
    const client = createGraphqlClient();
    answers({ data: { congregations: [] } });
    await ask(client, CongregationsDocument, {});
    answers({ data: { congregations: [] } });
    await ask(client, CongregationsDocument, {});
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
