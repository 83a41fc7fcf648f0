import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('exits and returns through the gateway', () => {
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

  const exit = (form: string) =>
    gateway.query(
      `mutation { exitTerritories(form: ${form}) {
        __typename
        ... on TerritoriesExited { notice { text color timeout } changeDisplay changeMessage }
        ... on Refusal { message severity forceOffered }
      } }`,
      'a.b.c',
    );

  it('the filters are sent as documented, and every field of the choices arrives [EXIT-02, EXIT-06, EXIT-07, REST-38, B-94]', async () => {
    backend.answerJson({
      success: true,
      manager: true,
      release_date: '2026-03-15',
      territories: [wireChoice],
      activities: [{ id: 1, name: 'Porte à porte' }],
      enable_online_booking: true,
    });
    const fields = `manager releaseDate enableOnlineBooking activities { id name }
      territories { ${choiceFields} }`;

    expect(
      await gateway.query(`{ exitChoices(hideRecent: true, filter: paper) { ${fields} } }`, 'a.b'),
    ).toEqual({
      data: {
        exitChoices: {
          manager: true,
          releaseDate: '2026-03-15',
          enableOnlineBooking: true,
          activities: [{ id: '1', name: 'Porte à porte' }],
          territories: [choice],
        },
      },
    });
    await gateway.query('{ exitChoices { manager } }', 'a.b');

    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/territory/exit/list', body: 'hide_recent=y&filter=paper' },
      { method: 'POST', path: '/territory/exit/list', body: 'hide_recent=n&filter=' },
    ]);
  });

  it('a backend that sends only the documented fields of a row is accepted [B-35]', async () => {
    backend.answerJson({
      success: true,
      territories: [{ id: 7, number: 7, name: 'Rue 7', number_name: 'T7 - Rue 7' }],
    });

    expect(
      await gateway.query(`{ exitCancelChoices { territories { ${choiceFields} } } }`, 'a.b'),
    ).toEqual({
      data: {
        exitCancelChoices: {
          territories: [
            {
              ...choice,
              id: '7',
              number: 7,
              name: 'Rue 7',
              numberName: 'T7 - Rue 7',
              type: '',
              icon: '',
              iconColor: '',
              returnDate: null,
              returnDateHuman: '',
              mapDrawn: false,
            },
          ],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/returncancel/list' }]);
  });

  it('a manager’s exit sends every documented field once, dates unchanged [EXIT-19, EXIT-20, REST-41, B-25, B-26]', async () => {
    backend.answerJson({
      success: true,
      snackbar: true,
      snackbar_text: 'Sortie enregistrée.',
      snackbar_color: 'success',
      snackbar_timeout: 4000,
      change_display: true,
      change_message: '2 territoire(s) sorti(s)\u202F: T1 - A, T2 - B',
    });

    expect(
      await exit(`{ territoryIds: ["1", "2"], activityId: "3", userId: "9", releaseDate: "2026-03-01",
        returnDate: "2026-03-05", exitAndReturn: true, forceOnlineBooking: true }`),
    ).toEqual({
      data: {
        exitTerritories: {
          __typename: 'TerritoriesExited',
          notice: { text: 'Sortie enregistrée.', color: 'success', timeout: 4000 },
          changeDisplay: true,
          changeMessage: '2 territoire(s) sorti(s)\u202F: T1 - A, T2 - B',
        },
      },
    });
    expect(backend.calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      {
        territory_ids: '1,2',
        release_date: '2026-03-01',
        return_date: '2026-03-05',
        exit_and_return: 'y',
        user_id: '9',
        activity_id: '3',
        force_online_booking: 'y',
      },
    ]);
  });

  it('a filter is sent only if one was chosen, and force only when it is on [EXIT-21, B-07]', async () => {
    backend.answerJson({ success: true });

    await exit('{ territoryIds: ["1"], activityId: "1" }');
    await exit('{ territoryIds: ["1"], activityId: "1", filter: null }');
    await exit(
      '{ territoryIds: ["1"], activityId: "1", filter: online, forceBookingOverwrite: true }',
    );

    const extras = backend.calls.map(({ body }) => {
      const form = new URLSearchParams(body);
      return [form.get('filter'), form.get('force_booking_overwrite')];
    });
    expect(extras).toEqual([
      [null, null],
      ['', null],
      ['online', 'y'],
    ]);
  });

  it('the compiled operation of the web application sends the same as its text [EXIT-24, B-07]', async () => {
    const trusted = await openGateway(backend.url);
    backend.answerJson({ success: true });

    const form = { territoryIds: ['1'], activityId: '1' };
    expect(await trusted.run('ExitTerritories', { form }, 'a.b.c')).not.toHaveProperty('errors');
    await trusted.run('ExitTerritories', { form: { ...form, filter: null } }, 'a.b.c');
    await exit('{ territoryIds: ["1"], activityId: "1" }');
    await exit('{ territoryIds: ["1"], activityId: "1", filter: null }');
    await trusted.close();

    const bodies = backend.calls.map(({ body }) => body);
    expect(bodies.slice(0, 2)).toEqual(bodies.slice(2));
  });

  it.each([
    ['force_booking_overwrite_switch', 'bookingOverwrite'],
    ['force_create_switch', 'create'],
    ['nothing', null],
  ])(
    'a refused exit is data, and says which force is offered: %s [EXIT-21, B-07]',
    async (name, forceOffered) => {
      backend.answerJson({ success: false, message: 'Réservé.', [name]: true });

      expect(await exit('{ territoryIds: ["1"], activityId: "1" }')).toEqual({
        data: {
          exitTerritories: {
            __typename: 'Refusal',
            message: 'Réservé.',
            severity: 'error',
            forceOffered,
          },
        },
      });
    },
  );

  it('a return sends its territories and its date [RET-02, RET-07, REST-42, REST-43]', async () => {
    backend.answerWith((call, response) => {
      const list = { manager: false, return_date: '2026-03-15', territories: [wireChoice] };
      response.end(JSON.stringify({ success: true, ...(call.method === 'GET' ? list : {}) }));
    });

    expect(
      await gateway.query(
        `{ returnChoices { manager returnDate territories { ${choiceFields} } } }`,
        'a.b',
      ),
    ).toEqual({
      data: {
        returnChoices: {
          manager: false,
          returnDate: '2026-03-15',
          territories: [choice],
        },
      },
    });
    await gateway.query(
      'mutation { returnTerritories(territoryIds: ["1", "2"], returnDate: "2026-03-14") { __typename } }',
      'a.b',
    );
    await gateway.query(
      'mutation { returnTerritories(territoryIds: ["1"]) { __typename } }',
      'a.b',
    );

    expect(backend.calls).toMatchObject([
      { method: 'GET', path: '/territory/return/list' },
      {
        method: 'POST',
        path: '/territory/return',
        body: 'territory_ids=1%2C2&return_date=2026-03-14',
      },
      { method: 'POST', path: '/territory/return', body: 'territory_ids=1&return_date=' },
    ]);
  });

  it('a cancelled exit sends its territories [CAN-04, REST-45]', async () => {
    backend.answerJson({ success: true });

    await gateway.query('mutation { cancelExit(territoryIds: ["1", "2"]) { __typename } }', 'a.b');

    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/territory/exit/cancel', body: 'territory_ids=1%2C2' },
    ]);
  });

  it('the token of a map is requested by territory id, which stays one segment of the path [PREV-01, REST-39]', async () => {
    backend.answerJson({ success: true, token: 'abcdefghijklmnopqrstuvwx' });

    expect(await gateway.query('{ mapToken(territoryId: "../1") }', 'a.b')).toEqual({
      data: { mapToken: 'abcdefghijklmnopqrstuvwx' },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/id2token/..%2F1' }]);
  });

  it('a territory without a map is a refused read [PREV-04, REST-39]', async () => {
    backend.answerJson({ success: false, message: 'Ce territoire n’a pas de carte.' });

    expect(await gateway.query('{ mapToken(territoryId: "1") }', 'a.b')).toEqual({
      data: { mapToken: null },
      errors: [
        {
          message: 'Ce territoire n’a pas de carte.',
          path: ['mapToken'],
          extensions: { code: 'REFUSED', severity: 'error' },
        },
      ],
    });
  });
});

const choiceFields = `id number name numberName type icon iconColor returnDate returnDateHuman
  login releaseDate mapDrawn`;

const wireChoice = {
  id: 12,
  number: 12,
  name: 'Rue Grimaldi',
  number_name: 'T12 - Rue Grimaldi',
  type: 'Habitations',
  icon: 'mdi-home',
  icon_color: '#2f7d4f',
  return_date: '2026-01-04',
  return_date_human: '04/01/2026',
  login: '',
  release_date: null,
  map_drawn: true,
};

const choice = {
  id: '12',
  number: 12,
  name: 'Rue Grimaldi',
  numberName: 'T12 - Rue Grimaldi',
  type: 'Habitations',
  icon: 'mdi-home',
  iconColor: '#2f7d4f',
  returnDate: '2026-01-04',
  returnDateHuman: '04/01/2026',
  login: '',
  releaseDate: null,
  mapDrawn: true,
};
