import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the event log through the gateway', () => {
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

  const asked = `{ eventLogs {
    message messageType total logs { numberName datetime datetimeHuman login action cssClass }
  } }`;

  it('every field of a line arrives under its own name [LOG-01, REST-67]', async () => {
    backend.answerJson({
      success: true,
      message: 'Les plus anciens sont archivés.',
      message_type: 'info',
      logs: [
        {
          number_name: 'T12 - Rue Grimaldi',
          datetime: '2026-03-15T09:00:00.000Z',
          datetime_human: '15/03/2026 10:00',
          login: 'DEMO Gestionnaire',
          action: 'Sortie annulée',
          css_class: 'row-danger',
        },
        {
          number_name: null,
          datetime: '2026-03-14T09:00:00.000Z',
          datetime_human: '14/03/2026 10:00',
          login: 'DEMO Responsable',
          action: 'Paramètres modifiés',
          css_class: null,
        },
      ],
    });

    expect(await gateway.query(asked, 'a.b.c')).toEqual({
      data: {
        eventLogs: {
          message: 'Les plus anciens sont archivés.',
          messageType: 'info',
          total: 2,
          logs: [
            {
              numberName: 'T12 - Rue Grimaldi',
              datetime: '2026-03-15T09:00:00.000Z',
              datetimeHuman: '15/03/2026 10:00',
              login: 'DEMO Gestionnaire',
              action: 'Sortie annulée',
              cssClass: 'row-danger',
            },
            {
              numberName: null,
              datetime: '2026-03-14T09:00:00.000Z',
              datetimeHuman: '14/03/2026 10:00',
              login: 'DEMO Responsable',
              action: 'Paramètres modifiés',
              cssClass: '',
            },
          ],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/service/logs' }]);
  });

  it('a number of newest lines is requested, and the total comes with them', async () => {
    backend.answerJson({ success: true, logs: [], total: 50_000 });
    expect(await gateway.query('{ eventLogs(newest: 1000) { total } }', 'a.b.c')).toEqual({
      data: { eventLogs: { total: 50_000 } },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/service/logs?newest=1000' }]);
  });

  it('a refused log is an error that keeps the sentence [LOG-07, GEN-05]', async () => {
    backend.answerJson({ success: false, message: 'Non.', message_type: 'warning' });
    expect(await gateway.query(asked, 'a.b.c')).toEqual({
      data: { eventLogs: null },
      errors: [
        {
          message: 'Non.',
          path: ['eventLogs'],
          extensions: { code: 'REFUSED', severity: 'warning' },
        },
      ],
    });
  });
});
