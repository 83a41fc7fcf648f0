import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the exited list through the gateway', () => {
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

  it('every field of a row arrives under its own name [EXD-02, EXD-12, REST-14]', async () => {
    backend.answerJson({
      success: true,
      total: 1,
      reprieve: true,
      headers: [{ text: 'Territoire', value: 'number_name', sortable: true }],
      territories: [wireRow],
    });

    expect(await gateway.query(exited, 'a.b.c')).toEqual({
      data: {
        exitedTerritories: {
          total: 1,
          reprieve: true,
          message: null,
          messageType: 'error',
          headers: [{ text: 'Territoire', value: 'number_name', sortable: true }],
          territories: [row],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/exited/list' }]);
  });

  it('a refused list is an error that keeps the sentence and leaves other fields [EXD-14, GEN-05, B-93]', async () => {
    backend.answerWith((call, response) => {
      const refused = { success: false, message: 'Non.', message_type: 'warning' };
      const account = {
        success: true,
        login: 'DEMO Ancien',
        role_description: 'Ancien',
        subscription: true,
        rgpd_forget_me: false,
      };
      const body = call.path === '/user/myaccount/view' ? account : refused;
      response.end(JSON.stringify(body));
    });

    expect(
      await gateway.query('{ exitedTerritories { total } account { login } }', 'a.b.c'),
    ).toEqual({
      data: { exitedTerritories: null, account: { login: 'DEMO Ancien' } },
      errors: [
        {
          message: 'Non.',
          path: ['exitedTerritories'],
          extensions: { code: 'REFUSED', severity: 'warning' },
        },
      ],
    });
  });

  it('a reprieve sends the pair of ids once [EXD-07, EXD-10, REST-15]', async () => {
    backend.answerJson({
      success: true,
      snackbar: true,
      snackbar_text: 'Sursis d’un mois ajouté.',
      snackbar_color: null,
      snackbar_timeout: null,
    });

    expect(
      await gateway.query(
        `mutation { grantReprieve(territoryId: "12", historyId: "7") {
          __typename ... on Done { notice { text color timeout } }
        } }`,
        'a.b.c',
      ),
    ).toEqual({
      data: {
        grantReprieve: {
          __typename: 'Done',
          notice: { text: 'Sursis d’un mois ajouté.', color: null, timeout: null },
        },
      },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/history/reprieve', body: 'territory_id=12&history_id=7' },
    ]);
  });
});

const wireRow = {
  territory_id: 12,
  history_id: 7,
  number_name: 'T12 - Rue Grimaldi',
  link: '/t-view/12',
  type: 'Habitations',
  total_output: 9,
  assignments: [{ color: '#2f5d8c', text: '01/09/2025 - 20/12/2025' }],
  exited: true,
  release_date: '2026-01-04',
  release_date_human: '04/01/2026',
  return_date: '2026-05-04',
  return_date_human: '04/05/2026',
  login: 'DEMO Proclamateur',
  user_id: 5,
  activity: 'Porte à porte',
  online: false,
  no_visited_icon: 'mdi-account-off',
  no_visited_color: '#b3422e',
  no_visited_text: 'NPV',
  map_link: null,
  css_class: 'row-soon',
  reprieve_btn: true,
};

const row = {
  territoryId: '12',
  historyId: '7',
  numberName: 'T12 - Rue Grimaldi',
  link: '/t-view/12',
  type: 'Habitations',
  totalOutput: 9,
  assignments: [{ color: '#2f5d8c', text: '01/09/2025 - 20/12/2025' }],
  exited: true,
  releaseDate: '2026-01-04',
  releaseDateHuman: '04/01/2026',
  returnDate: '2026-05-04',
  returnDateHuman: '04/05/2026',
  login: 'DEMO Proclamateur',
  userId: '5',
  activity: 'Porte à porte',
  online: false,
  noVisitedIcon: 'mdi-account-off',
  noVisitedColor: '#b3422e',
  noVisitedText: 'NPV',
  mapLink: null,
  cssClass: 'row-soon',
  reprieveBtn: true,
};

const exited = `{
  exitedTerritories {
    total reprieve message messageType
    headers { text value sortable }
    territories {
      territoryId historyId numberName link type totalOutput assignments { color text } exited
      releaseDate releaseDateHuman returnDate returnDateHuman login userId activity online
      noVisitedIcon noVisitedColor noVisitedText mapLink cssClass reprieveBtn
    }
  }
}`;
