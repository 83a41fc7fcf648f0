import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the trends through the gateway', () => {
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

  it('every figure arrives under its own name [OWN-115]', async () => {
    const common = { today: '2026-03-15', total: 68, activities: ['Porte à porte', 'Campagne'] };
    const month = { month: '2026-03-01', exits: [4, 1], returns: 3, out: 20, late: 2 };
    const type = { type: 'Habitations', total: 60, out: 20, groups: [20, 10, 5, 3, 1, 1] };
    backend.answerJson({
      success: true,
      ...common,
      first_release: '2022-04-01',
      months: [{ ...month, late_returns: 1, never_covered: 9 }],
      rest: [
        { ...type, median_days: 120 },
        { ...type, type: 'Rural', median_days: null },
      ],
    });
    expect(
      await gateway.query(
        `{ trends {
          today total firstRelease activities
          months { month exits returns lateReturns out late neverCovered }
          rest { type total out medianDays groups }
        } }`,
        'a.b.c',
      ),
    ).toEqual({
      data: {
        trends: {
          ...common,
          firstRelease: '2022-04-01',
          months: [{ ...month, lateReturns: 1, neverCovered: 9 }],
          rest: [
            { ...type, medianDays: 120 },
            { ...type, type: 'Rural', medianDays: null },
          ],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/trends' }]);
  });

  it('a backend without trends answers null; a failing one is an error [OWN-115]', async () => {
    backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
    expect(await gateway.query('{ trends { total } }', 'a.b.c')).toEqual({
      data: { trends: null },
    });
    backend.answerJson({ success: false }, 500);
    expect(await gateway.query('{ trends { total } }', 'a.b.c')).toMatchObject({
      data: { trends: null },
      errors: [{ path: ['trends'], extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
    });
  });
});
