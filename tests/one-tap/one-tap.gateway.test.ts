import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url, { operations: 'open' });
});
beforeEach(() => backend.answerJson({ success: true }));
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

describe('one tap through the gateway', () => {
  it('a link is requested without a session and arrives under its own names', async () => {
    backend.answerJson({
      success: true,
      action: 'returned',
      tap: 'asksReturn',
      number_name: 'T12 - Rue Grimaldi',
      return_date: '2026-05-01',
      return_date_human: '01/05/2026',
    });
    expect(
      await gateway.query(
        '{ oneTapLink(token: "1-a/b") { action tap numberName returnDate returnDateHuman } }',
      ),
    ).toEqual({
      data: {
        oneTapLink: {
          action: 'returned',
          tap: 'asksReturn',
          numberName: 'T12 - Rue Grimaldi',
          returnDate: '2026-05-01',
          returnDateHuman: '01/05/2026',
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/onetap/link/1-a%2Fb' }]);
  });

  it('a tap is sent once, with the token in the body only', async () => {
    backend.answerJson({ success: true, message: 'Merci\u202F!', message_type: 'success' });
    const query = `mutation { followOneTapLink(token: "1-ab") {
      ... on Done { message messageType } } }`;
    expect(await gateway.query(query)).toEqual({
      data: { followOneTapLink: { message: 'Merci\u202F!', messageType: 'success' } },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/onetap/link', body: 'token=1-ab' },
    ]);
  });

  it('requests arrive as rows, and answers name one', async () => {
    backend.answerJson({
      success: true,
      requests: [
        {
          request_id: 3,
          history_id: 7,
          kind: 'month',
          login: 'DEMO Proclamateur',
          number_name: 'T12 - Rue Grimaldi',
          asked_on: '2026-03-15',
          asked_on_human: '15/03/2026',
        },
      ],
    });
    const fields = 'requestId historyId kind login numberName askedOn askedOnHuman';
    expect(await gateway.query(`{ assignmentRequests { ${fields} } }`, 'a.b.c')).toEqual({
      data: {
        assignmentRequests: [
          {
            requestId: '3',
            historyId: '7',
            kind: 'month',
            login: 'DEMO Proclamateur',
            numberName: 'T12 - Rue Grimaldi',
            askedOn: '2026-03-15',
            askedOnHuman: '15/03/2026',
          },
        ],
      },
    });
    backend.answerJson({ success: true });
    await gateway.query('mutation { grantRequest(requestId: "3") { __typename } }', 'a.b.c');
    await gateway.query('mutation { refuseRequest(requestId: "4") { __typename } }', 'a.b.c');
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/onetap/grant', body: 'request_id=3' },
      { method: 'POST', path: '/onetap/refuse', body: 'request_id=4' },
    ]);
  });
});

describe('the calendar’s file', () => {
  const ask = (path: string) => fetch(gateway.url + path);

  it('is what the backend wrote, as a calendar that nothing caches', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    backend.answerJson({ success: true, calendar });
    const answer = await ask('/calendrier/1-2-ab_C.ics');
    expect([answer.status, await answer.text()]).toEqual([200, calendar]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="rappel.ics"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/onetap/calendar/1-2-ab_C' }]);
  });

  it('is a sentence where there is no event', async () => {
    backend.answerJson({ success: false, message: 'Ce rappel n’existe plus.' });
    const answer = await ask('/calendrier/1-2-ab.ics');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Ce rappel n’existe plus.',
    ]);
  });

  it('has the id of its request, and is asked for later where there is no room [OWN-38]', async () => {
    backend.answerJson({ success: false, message: 'Trop.', message_type: 'warning' }, 429);
    const answer = await ask('/calendrier/1-2-ab.ics');
    expect([answer.status, await answer.text()]).toEqual([429, 'Trop.']);
    expect(answer.headers.get('x-request-id')).toBe(backend.calls[0]?.headers['x-request-id']);
  });

  it('asks to retry later when the backend is away, and no token is written to the log', async () => {
    backend.answerWith((_, response) => response.destroy());
    expect((await ask('/calendrier/1-2-secret.ics')).status).toBe(503);
    expect(JSON.stringify(gateway.logged.map(String))).not.toContain('secret');
  });

  it.each(['/calendrier/', '/calendrier/1-2-ab', '/calendrier/a/b.ics', '/calendrier/%2e%2e.ics'])(
    'is not found at %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
      expect(backend.calls).toEqual([]);
    },
  );
});
