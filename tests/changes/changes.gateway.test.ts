import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { trustedOperations } from '#gateway/schema.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the backend’s stream of changes through the gateway', () => {
  let backend: StubBackend;
  let gateway: TestGateway;
  let open: ServerResponse[] = [];
  let hash: string;

  beforeAll(async () => {
    backend = await openStubBackend();
    gateway = await openGateway(backend.url);
    const operations = [...(await trustedOperations())];
    hash = operations.find(([, text]) => text.startsWith('subscription Changed'))?.[0] ?? '';
  });

  afterEach(async () => {
    for (const response of open) response.end();
    await vi.waitFor(() => expect(open.every(({ closed }) => closed)).toBe(true));
    open = [];
  });

  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  const stream = () =>
    backend.answerWith((_call, response) => {
      open.push(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': here\n\n');
    });
  const event = (at: string) => `event: change\ndata: {"at":"${at}"}\n\n`;
  const tell = (at: string) => {
    for (const response of open) response.write(event(at));
  };
  const opened = (count: number) => vi.waitFor(() => expect(open).toHaveLength(count));

  /** Subscribes as the browser does; `next` answers each message, null at the end. */
  async function subscribe(token = 'a.b.c') {
    const aborter = new AbortController();
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
      signal: aborter.signal,
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async (): Promise<unknown> => {
      const [, type, data] = /event: (\w+)\ndata:(.*)\n\n/.exec(text) ?? [];
      if (type === 'complete') return null;
      if (type === undefined || data === undefined) {
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
        return next();
      }
      text = text.slice(text.indexOf('\n\n', text.indexOf('event:')) + 2);
      return JSON.parse(data);
    };
    return { response, next, leave: () => aborter.abort() };
  }
  const change = (at: string) => ({
    data: { changed: { at, __typename: 'Change' } },
  });

  it('a trusted subscription streams each change as it comes', async () => {
    stream();
    const { response, next, leave } = await subscribe();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    await opened(1);
    tell('2026-03-15T09:00:00Z');
    expect(await next()).toEqual(change('2026-03-15T09:00:00Z'));
    tell('2026-03-15T09:00:01Z');
    expect(await next()).toEqual(change('2026-03-15T09:00:01Z'));
    expect(backend.calls).toMatchObject([
      {
        method: 'GET',
        path: '/changes',
        headers: {
          accept: 'text/event-stream',
          authorization: 'Bearer a.b.c',
          'x-requested-with': 'XMLHttpRequest',
        },
      },
    ]);
    leave();
  });

  it('two screens of one session share one stream, which ends with the last of them', async () => {
    stream();
    const one = await subscribe();
    const two = await subscribe();
    await opened(1);
    tell('a');
    expect(await Promise.all([one.next(), two.next()])).toEqual([change('a'), change('a')]);
    one.leave();
    tell('b');
    expect(await two.next()).toEqual(change('b'));
    expect(open[0]?.closed).toBe(false);
    two.leave();
    await vi.waitFor(() => expect(open[0]?.closed).toBe(true));
    expect(backend.calls).toHaveLength(1);
  });

  it('the thirteenth screen of one session ends quietly; the twelve before it and other sessions go on [OWN-217]', async () => {
    stream();
    const twelve = await Promise.all(Array.from({ length: 12 }, () => subscribe()));
    const one = await subscribe();
    expect(await one.next()).toBe(null);
    const other = await subscribe('other');
    await opened(2);
    tell('a');
    expect(await Promise.all([...twelve, other].map(({ next }) => next()))).toEqual(
      Array.from({ length: 13 }, () => change('a')),
    );
    twelve[0]?.leave();
    const next = await vi.waitFor(async () => {
      const coming = await subscribe();
      tell('b');
      expect(await coming.next()).toEqual(change('b'));
      return coming;
    });
    for (const { leave } of [...twelve, other, next]) leave();
  });

  it('a change reaches no other session', async () => {
    stream();
    const mine = await subscribe('mine');
    await opened(1);
    const yours = await subscribe('yours');
    await opened(2);
    open[1]?.write(event('yours'));
    expect(await yours.next()).toEqual(change('yours'));
    open[0]?.write(event('mine'));
    expect(await mine.next()).toEqual(change('mine'));
    mine.leave();
    yours.leave();
  });

  it('a stream that has ended is opened again for the next listener', async () => {
    stream();
    const first = await subscribe();
    await opened(1);
    open[0]?.end();
    expect(await first.next()).toBe(null);
    const second = await subscribe();
    await opened(2);
    tell('again');
    expect(await second.next()).toEqual(change('again'));
    second.leave();
  });

  it.each(['data: ', 'data: soon', 'data: [1]', 'data: {"at":7}'])(
    'a change without a time (%s) counts as a change',
    async (data) => {
      stream();
      const { next, leave } = await subscribe();
      await opened(1);
      open[0]?.write(`event: change\n${data}\n\n`);
      expect(await next()).toEqual(change(''));
      leave();
    },
  );

  it('a backend without a stream ends the subscription without an error', async () => {
    backend.answerJson({ message: 'Not found' }, 404);
    const { next } = await subscribe();
    expect(await next()).toBe(null);
  });

  it.each([
    ['an ended session', 401, 'UNAUTHENTICATED'],
    ['a broken backend', 500, 'BACKEND_BAD_RESPONSE'],
  ])('%s is reported with its code', async (_name, status, code) => {
    backend.answerJson({ success: false }, status);
    const { next } = await subscribe();
    expect(await next()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(await next()).toBe(null);
  });

  it('a connection that breaks is reported as an unreachable backend', async () => {
    stream();
    const { next } = await subscribe();
    await opened(1);
    open[0]?.socket?.destroy();
    expect(await next()).toMatchObject({
      errors: [{ extensions: { code: 'BACKEND_UNREACHABLE' } }],
    });
  });

  it('listening does not delay other calls', async () => {
    stream();
    const many = await Promise.all(Array.from({ length: 40 }, (_, i) => subscribe(`token-${i}`)));
    await opened(40);
    backend.answerJson({ success: true, congregations: [] });
    expect(await gateway.run('Congregations')).toMatchObject({ data: { congregations: [] } });
    for (const { leave } of many) leave();
  });
});
