import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CongregationsDocument } from '#web/parts/graphql/generated/graphql.ts';
import { createGraphqlClient } from '#web/parts/graphql/client.ts';

const fetched = vi.fn<typeof fetch>();
const stored = vi.fn<() => string | null>();

beforeEach(() => {
  fetched.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', fetched);
  stored.mockReset().mockReturnValue('"a"');
  vi.stubGlobal('sessionStorage', { getItem: stored });
});

const answersWith = (code: string) =>
  fetched.mockResolvedValue(
    Response.json({
      data: { congregations: null },
      errors: [{ message: 'Non.', path: ['congregations'], extensions: { code } }],
    }),
  );

describe('the end of a session', () => {
  it('is reported once by the client for all callers, and each caller still gets its answer [SHELL-06]', async () => {
    const onEnd = vi.fn();
    answersWith('UNAUTHENTICATED');
    const { error } = await createGraphqlClient(onEnd).query(CongregationsDocument, {}).toPromise();
    expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['Non.']);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('is reported where the token is gone from the device [SHELL-06]', async () => {
    const onEnd = vi.fn();
    stored.mockReturnValue(null);
    answersWith('UNAUTHENTICATED');
    await createGraphqlClient(onEnd).query(CongregationsDocument, {}).toPromise();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([['"b"'], [null]])(
    'is not reported by a late answer about an earlier session, now %s [SHELL-06]',
    async (now) => {
      const onEnd = vi.fn();
      answersWith('UNAUTHENTICATED');
      const asked = createGraphqlClient(onEnd).query(CongregationsDocument, {}).toPromise();
      stored.mockReturnValue(now);
      const { error } = await asked;
      expect(error?.graphQLErrors.map(({ message }) => message)).toEqual(['Non.']);
      expect(onEnd).not.toHaveBeenCalled();
    },
  );

  it('is not reported for a refusal, an unreadable answer or a lost network [GEN-04, GEN-05, GEN-06]', async () => {
    const onEnd = vi.fn();
    for (const code of ['REFUSED', 'BACKEND_BAD_RESPONSE', 'BACKEND_UNREACHABLE']) {
      answersWith(code);
      await createGraphqlClient(onEnd).query(CongregationsDocument, {}).toPromise();
    }
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await createGraphqlClient(onEnd).query(CongregationsDocument, {}).toPromise();
    expect(onEnd).not.toHaveBeenCalled();
  });
});
