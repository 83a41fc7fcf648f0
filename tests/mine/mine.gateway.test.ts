import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

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

it('my territories arrive whole, with the message beside them, and without actions where the backend names none [MYEX-02, MYEX-04, MYEX-08, REST-10]', async () => {
  backend.answerJson({
    success: true,
    assigned: 1,
    message: 'Bonjour.',
    message_type: 'info',
    territories: [
      {
        number_name: 'T3 - Boulevard des Moulins',
        type: 'Commerces',
        map_link: 'http://localhost:4000/map/abc',
        release_date: '2026-01-04',
        release_date_human: '04/01/2026',
        theoretical_return_date: '2026-05-04',
        theoretical_return_date_human: '04/05/2026',
        activity: 'Campagne',
        note: null,
        online: true,
        css_class: null,
      },
    ],
  });

  const answer = await gateway.query(
    `{ myExitedTerritories {
      assigned today message messageType
      territories {
        territoryId historyId mayReturn asked
        numberName type mapLink releaseDate releaseDateHuman theoreticalReturnDate
        theoreticalReturnDateHuman activity note online cssClass
      }
    } }`,
    'a.b.c',
  );

  expect(answer).toEqual({
    data: {
      myExitedTerritories: {
        assigned: 1,
        today: null,
        message: 'Bonjour.',
        messageType: 'info',
        territories: [
          {
            territoryId: null,
            historyId: null,
            mayReturn: false,
            asked: [],
            numberName: 'T3 - Boulevard des Moulins',
            type: 'Commerces',
            mapLink: 'http://localhost:4000/map/abc',
            releaseDate: '2026-01-04',
            releaseDateHuman: '04/01/2026',
            theoreticalReturnDate: '2026-05-04',
            theoreticalReturnDateHuman: '04/05/2026',
            activity: 'Campagne',
            note: '',
            online: true,
            cssClass: '',
          },
        ],
      },
    },
  });
  expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/myexited' }]);
});
