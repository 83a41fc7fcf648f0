import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { type Answering, openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

const key = '2b4f7c1e-0d5a-4f3b-9c8e-1a2b3c4d5e6f';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const change = 'mutation { cancelExit(territoryIds: ["1"]) { __typename } }';
const two = `mutation {
  one: cancelExit(territoryIds: ["1"]) { __typename }
  two: cancelExit(territoryIds: ["2"]) { __typename }
}`;

describe('a change that is sent again', () => {
  let backend: StubBackend;
  let gateway: TestGateway;

  beforeAll(async () => {
    backend = await openStubBackend();
    gateway = await openGateway(backend.url, { operations: 'open' });
  });

  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  const send = async (query: string, headers: Record<string, string> = {}) =>
    (
      await gateway.post(JSON.stringify({ query }), { authorization: 'Bearer a.b.c', ...headers })
    ).json();
  const keys = () => asked().map(({ headers }) => headers['idempotency-key']);
  const done = { data: { cancelExit: { __typename: 'Done' } } };
  const unreachable = { extensions: { code: 'BACKEND_UNREACHABLE' } };

  /** The backend is ready all the time. */
  const always = (answering: Answering) =>
    backend.answerWith((call, response) => {
      if (call.path === '/readyz') response.end('{"success":true}');
      else answering(call, response);
    });
  /** The first call answers `first`, every later call succeeds. */
  const firstThenWell = (first: Answering) => {
    let calls = 0;
    always((call, response) => {
      calls += 1;
      if (calls === 1) first(call, response);
      else response.end('{"success":true}');
    });
  };
  const asked = () => backend.calls.filter(({ path }) => path !== '/readyz');
  const hangUp: Answering = (_call, response) => response.socket?.destroy();

  it('the browser’s key is passed on', async () => {
    backend.answerJson({ success: true });
    await send(change, { 'idempotency-key': key });
    expect(keys()).toEqual([key]);
  });

  it.each([{}, { 'idempotency-key': '' }, { 'idempotency-key': 'x'.repeat(36) }])(
    'without a usable key (%j) each change gets a new one',
    async (headers: Record<string, string>) => {
      backend.answerJson({ success: true });
      await send(change, headers);
      await send(change, headers);
      expect(keys()).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
      expect(new Set(keys()).size).toBe(2);
    },
  );

  it('two changes in one request have two keys, the same ones when it is sent again', async () => {
    backend.answerJson({ success: true });
    await send(two, { 'idempotency-key': key });
    await send(two, { 'idempotency-key': key });
    const [first, second] = keys();
    expect(first).toBe(key);
    expect(second).toMatch(uuid);
    expect(second).not.toBe(key);
    expect(keys()).toEqual([first, second, first, second]);
  });

  it('a connection that breaks before the answer is retried once, with the same key', async () => {
    firstThenWell(hangUp);
    expect(await send(change)).toEqual(done);
    expect(keys()).toEqual([expect.stringMatching(uuid), keys()[0]]);
    expect(new Set(asked().map(({ body }) => body)).size).toBe(1);
  });

  it('a second break is not retried', async () => {
    always(hangUp);
    expect(await send(change)).toMatchObject({ data: null, errors: [unreachable] });
    expect(asked()).toHaveLength(2);
  });

  it('an answer that breaks off in the middle is not retried', async () => {
    firstThenWell((_call, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"success":', () => response.socket?.destroy());
    });
    expect(await send(change)).toMatchObject({ data: null, errors: [unreachable] });
    expect(backend.calls).toHaveLength(1);
  });

  it('a bad answer is not retried', async () => {
    firstThenWell((_call, response) => {
      response.writeHead(500);
      response.end('{"success":false}');
    });
    expect(await send(change)).toMatchObject({
      errors: [{ extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
    });
    expect(backend.calls).toHaveLength(1);
  });

  it('a sign-in has no key and is never repeated', async () => {
    const signIn =
      'mutation { signIn(login: "A", password: "b", congregationId: "1") { __typename } }';
    always(hangUp);
    const body = JSON.stringify({ query: signIn });
    const answer = await (await gateway.post(body, { 'idempotency-key': key })).json();
    expect(answer).toMatchObject({ errors: [unreachable] });
    expect(keys()).toEqual([undefined]);
  });

  it.each([
    ['a GET', '{ exitCancelChoices { territories { id } } }'],
    ['a POST that only reads', '{ exitChoices { manager } }'],
    ['a PDF', 'mutation { exportAvailable(pdfTitle: "A", territoryIds: ["1"]) { __typename } }'],
  ])('%s has no key and is repeated once [OWN-84]', async (_name, query) => {
    always(hangUp);
    expect(await send(query, { 'idempotency-key': key })).toMatchObject({ errors: [unreachable] });
    expect(keys()).toEqual([undefined, undefined]);
  });
});
