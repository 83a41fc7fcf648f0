import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGraphqlClient, takeOrAsk } from '#web/parts/graphql/client.ts';
import { holdFirstAnswers } from '#web/parts/graphql/first-answers.ts';
import { hashOf } from '#web/parts/graphql/operation.ts';
import { storeToken } from '#web/parts/storage/session-storage.ts';
import { menuQuery } from '#web/shell/shell.operations.ts';

const fetched = vi.fn<typeof fetch>();
const menu = { menu: null };
const asks = `Menu=${hashOf(menuQuery)}`;

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ data: menu }));
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = `<meta data-asks="${asks}">`;
  storeToken('a');
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const ask = () =>
  createGraphqlClient(undefined, takeOrAsk)
    .query(menuQuery, {}, { requestPolicy: 'network-only' })
    .toPromise();

describe('what the page names is asked before its scripts are here [OWN-164]', () => {
  it('by the session of the tab, as the client would ask it', async () => {
    holdFirstAnswers();
    const [[address, { headers, method } = {}] = []] = fetched.mock.calls;
    expect([address, method, headers]).toEqual([
      '/graphql',
      'POST',
      {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-Request-Id': expect.any(String),
        Authorization: 'Bearer a',
      },
    ]);
    storeToken('b');
    await ask();
    const [ahead, later] = fetched.mock.calls.map(([, { body } = {}]): unknown =>
      JSON.parse(body as string),
    );
    expect(ahead).toEqual(later);
  });

  it('and the answer is taken once', async () => {
    holdFirstAnswers();
    expect((await ask()).data).toEqual(menu);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect((await ask()).data).toEqual(menu);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('not after a quarter of a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    holdFirstAnswers();
    vi.setSystemTime(Date.now() + 15_000);
    await ask();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('a failure is met by who takes it', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    holdFirstAnswers();
    expect((await ask()).error?.networkError).toEqual(new TypeError('Failed to fetch'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['without a session', () => sessionStorage.clear()],
    ['where the page names nothing', () => (document.head.innerHTML = '')],
  ])('nothing %s', (_, lacks) => {
    lacks();
    holdFirstAnswers();
    expect(fetched).not.toHaveBeenCalled();
  });
});
