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

  it('the agenda arrives under its own names; requests and changes may be missing [OWN-275]', async () => {
    const row = { territory_id: 7, number_name: 'T7 - Rue', day: null, day_human: '' };
    const list = (rows: readonly object[] = []) => ({ total: rows.length, rows });
    const wanted = `{ agenda {
      late { total rows { territoryId login day dayHuman } }
      soon { total }
      rested { rows { territoryId numberName login day dayHuman } }
      requests { total rows { requestId numberName kind login } }
      changes { total rows { numberName atHuman login action } }
    } }`;
    const request = { request_id: 3, number_name: 'T7 - Rue', kind: 'month', login: 'A' };
    const change = { number_name: null, at_human: '15/03 09:00', login: 'A', action: 'B' };
    backend.answerJson({
      success: true,
      late: list([{ ...row, login: 'A', day: '2026-03-01', day_human: '01/03/2026' }]),
      soon: list(),
      rested: list([row]),
      requests: list([request]),
      changes: list([change]),
    });
    expect(await gateway.query(wanted, 'a.b.c')).toEqual({
      data: {
        agenda: {
          late: {
            total: 1,
            rows: [{ territoryId: '7', login: 'A', day: '2026-03-01', dayHuman: '01/03/2026' }],
          },
          soon: { total: 0 },
          rested: {
            rows: [
              { territoryId: '7', numberName: 'T7 - Rue', login: '', day: null, dayHuman: '' },
            ],
          },
          requests: {
            total: 1,
            rows: [{ requestId: '3', numberName: 'T7 - Rue', kind: 'month', login: 'A' }],
          },
          changes: {
            total: 1,
            rows: [{ numberName: null, atHuman: '15/03 09:00', login: 'A', action: 'B' }],
          },
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/agenda' }]);
    backend.answerJson({
      success: true,
      late: list(),
      soon: list(),
      rested: list(),
      requests: null,
      changes: null,
    });
    expect(await gateway.query('{ agenda { requests { total } changes { total } } }')).toEqual({
      data: { agenda: { requests: null, changes: null } },
    });
    backend.answerJson({ success: false, message: 'Inconnu.' }, 404);
    expect(await gateway.query('{ agenda { late { total } } }', 'a.b.c')).toEqual({
      data: { agenda: null },
    });
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
