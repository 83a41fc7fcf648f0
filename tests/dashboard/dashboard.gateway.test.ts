import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the dashboard through the gateway', () => {
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

  const asked = `{ dashboard {
    total labels values message messageType
    stats { percent color style value text target }
  } }`;
  const stat = {
    percent: 28,
    color: '#1f5896',
    style: 'circle',
    value: 19,
    text: 'Attribués',
    target: '/t-exited',
  };

  it('every figure arrives under its own name [DASH-02, DASH-05, REST-11]', async () => {
    const fields = { total: 68, stats: [stat], labels: ['02/2026', '03/2026'], values: [4, 0] };
    backend.answerJson({ success: true, ...fields });
    expect(await gateway.query(asked, 'a.b.c')).toEqual({
      data: { dashboard: { ...fields, message: null, messageType: 'error' } },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/dashboard' }]);
  });

  it('the forecast arrives under its own names', async () => {
    const common = { state: 'forecast', total: 12, covered: 7, missing: 2 };
    backend.answerJson({
      success: true,
      ...common,
      remaining: 5,
      since: '2025-09-01',
      until: '2026-08-31',
      months: 12,
      returns: 12,
      distinct: 11,
      expected: '2026-08-14',
      earliest: '2026-07-18',
      latest: null,
      extra_exits: 3,
      types: [
        {
          ...common,
          type: 'Habitations',
          remaining: 5,
          expected: null,
          earliest: null,
          latest: null,
          extra_exits: null,
        },
      ],
    });
    expect(
      await gateway.query(
        `{ coverageForecast {
          state total covered since until months returns distinct expected earliest latest missing extraExits
          types { type state total covered expected missing extraExits }
        } }`,
        'a.b.c',
      ),
    ).toEqual({
      data: {
        coverageForecast: {
          ...common,
          since: '2025-09-01',
          until: '2026-08-31',
          months: 12,
          returns: 12,
          distinct: 11,
          expected: '2026-08-14',
          earliest: '2026-07-18',
          latest: null,
          extraExits: 3,
          types: [{ ...common, type: 'Habitations', expected: null, extraExits: null }],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/forecast' }]);
  });

  it('a backend without a forecast answers null; a failing one is an error', async () => {
    backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
    expect(await gateway.query('{ coverageForecast { total } }', 'a.b.c')).toEqual({
      data: { coverageForecast: null },
    });
    backend.answerJson({ success: false }, 500);
    expect(await gateway.query('{ coverageForecast { total } }', 'a.b.c')).toMatchObject({
      data: { coverageForecast: null },
      errors: [{ path: ['coverageForecast'], extensions: { code: 'BACKEND_BAD_RESPONSE' } }],
    });
  });

  it('a refused one is an error that keeps the sentence [DASH-06, DASH-07, GEN-05]', async () => {
    backend.answerJson({ success: false, message: 'Non.', message_type: 'warning' });
    expect(await gateway.query(asked, 'a.b.c')).toEqual({
      data: { dashboard: null },
      errors: [
        {
          message: 'Non.',
          path: ['dashboard'],
          extensions: { code: 'REFUSED', severity: 'warning' },
        },
      ],
    });
  });
});
