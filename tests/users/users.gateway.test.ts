import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the users through the gateway', () => {
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

  const refused = { success: false, message: 'Ce nom est déjà utilisé.', message_type: 'error' };
  const refusal = { message: 'Ce nom est déjà utilisé.', severity: 'error' };

  it('everybody one may choose is there with an id and a name, and nothing more [EXIT-11, REST-30]', async () => {
    backend.answerJson({
      success: true,
      users: [{ id: 5, login: 'DEMO Ancien', email: 'ancien@example.org' }],
      number_of_users: 1,
    });

    expect(
      await gateway.query('{ publishers { numberOfUsers users { id login } } }', 'a.b'),
    ).toEqual({
      data: { publishers: { numberOfUsers: 1, users: [{ id: '5', login: 'DEMO Ancien' }] } },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/user/list/entire' }]);
  });

  it('a person comes with what he has and had, by the id in the path [OWN-251]', async () => {
    const row = {
      territory_id: 12,
      history_id: 7,
      number_name: 'T12 - Rue',
      release_date: '2026-01-04',
      release_date_human: '04/01/2026',
      activity: 'Invitation',
    };
    backend.answerJson({
      success: true,
      user_id: 5,
      login: 'DEMO Ancien',
      role_description: 'Ancien',
      editable: true,
      held: [
        {
          ...row,
          theoretical_return_date: '2026-05-04',
          theoretical_return_date_human: '04/05/2026',
          css_class: 'row-soon',
          asked: ['month'],
        },
      ],
      past: [{ ...row, return_date: '2026-02-04', return_date_human: '04/02/2026' }],
    });
    expect(
      await gateway.query(
        `{ person(userId: "5") { userId login roleDescription editable
          held { territoryId historyId numberName theoreticalReturnDate cssClass asked }
          past { territoryId releaseDateHuman returnDateHuman activity } } }`,
        'a.b',
      ),
    ).toEqual({
      data: {
        person: {
          userId: '5',
          login: 'DEMO Ancien',
          roleDescription: 'Ancien',
          editable: true,
          held: [
            {
              territoryId: '12',
              historyId: '7',
              numberName: 'T12 - Rue',
              theoreticalReturnDate: '2026-05-04',
              cssClass: 'row-soon',
              asked: ['month'],
            },
          ],
          past: [
            {
              territoryId: '12',
              releaseDateHuman: '04/01/2026',
              returnDateHuman: '04/02/2026',
              activity: 'Invitation',
            },
          ],
        },
      },
    });
    expect(backend.calls.at(-1)).toMatchObject({ method: 'GET', path: '/user/person/5' });
  });

  it('the list has every column, and whatever else the backend sends stays behind [REST-29, ULST-01]', async () => {
    backend.answerJson({
      success: true,
      total: 1,
      users: [
        {
          id: 5,
          login: 'DEMO Ancien',
          email: null,
          subscription: true,
          rgpd_privacy: true,
          rgpd_forget_me: true,
          role_id: 4,
          role_description: 'Ancien',
          role_color: '#2f5d8c',
          css_class: 'row-forget',
          password_hash: 'secret',
        },
      ],
    });

    expect(
      await gateway.query(
        `{ users { total users {
          id login email subscription rgpdPrivacy rgpdForgetMe roleId roleDescription roleColor cssClass
        } } }`,
        'a.b',
      ),
    ).toEqual({
      data: {
        users: {
          total: 1,
          users: [
            {
              id: '5',
              login: 'DEMO Ancien',
              email: '',
              subscription: true,
              rgpdPrivacy: true,
              rgpdForgetMe: true,
              roleId: '4',
              roleDescription: 'Ancien',
              roleColor: '#2f5d8c',
              cssClass: 'row-forget',
            },
          ],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/user/list' }]);
  });

  it.each([
    ['existingUsers', '/user/list/add'],
    ['manageableUsers', '/user/list/editorremove'],
  ])('%s are names [REST-28, REST-32, B-85]', async (field, path) => {
    backend.answerJson({ success: true, users: [{ id: 5, login: 'DEMO Ancien' }] });
    expect(await gateway.query(`{ ${field} { id login } }`, 'a.b')).toEqual({
      data: { [field]: [{ id: '5', login: 'DEMO Ancien' }] },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path }]);
  });

  it('the roles one may give are read [REST-31, UADD-03]', async () => {
    backend.answerJson({ success: true, roles: [{ id: 5, description: 'Proclamateur' }] });
    expect(await gateway.query('{ allowedRoles { id description } }', 'a.b')).toEqual({
      data: { allowedRoles: [{ id: '5', description: 'Proclamateur' }] },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/user/allowedroles' }]);
  });

  it('a person to edit is asked for by id, without a key, as it only reads [REST-33, UEDT-02]', async () => {
    backend.answerJson({
      success: true,
      login: 'DEMO Ancien',
      email: null,
      role_id: 4,
      roles: [{ id: 4, description: 'Ancien' }],
    });
    expect(
      await gateway.query(
        '{ userToEdit(userId: "7") { login email roleId roles { id description } } }',
        'a.b',
      ),
    ).toEqual({
      data: {
        userToEdit: {
          login: 'DEMO Ancien',
          email: '',
          roleId: '4',
          roles: [{ id: '4', description: 'Ancien' }],
        },
      },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/user/view', body: 'user_id=7' },
    ]);
    expect(backend.calls[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  const add = `mutation {
    addUser(login: "DUPONT Jean", password: "", email: "", roleId: "5") {
      __typename
      ... on UserAdded { password notice { text timeout } }
      ... on Refusal { message severity }
    }
  }`;

  it('a new person is sent with four fields; the generated password comes back [REST-34, UADD-09, B-50]', async () => {
    backend.answerJson({
      success: true,
      snackbar: true,
      snackbar_text: 'Ajouté\u202F: abcdef234567',
      snackbar_timeout: 0,
      password: 'abcdef234567',
    });
    expect(await gateway.query(add, 'a.b')).toEqual({
      data: {
        addUser: {
          __typename: 'UserAdded',
          password: 'abcdef234567',
          notice: { text: 'Ajouté\u202F: abcdef234567', timeout: 0 },
        },
      },
    });
    expect(backend.calls).toMatchObject([
      {
        method: 'POST',
        path: '/user/add',
        body: 'login=DUPONT+Jean&password=&email=&role_id=5',
      },
    ]);
    expect(JSON.stringify(gateway.logged)).not.toContain('abcdef234567');
  });

  it('a backend that names no password names none, and a refusal is data [REST-34, GEN-05]', async () => {
    backend.answerJson({ success: true });
    expect(await gateway.query(add, 'a.b')).toEqual({
      data: { addUser: { __typename: 'UserAdded', password: null, notice: null } },
    });
    backend.answerJson(refused);
    expect(await gateway.query(add, 'a.b')).toEqual({
      data: { addUser: { __typename: 'Refusal', ...refusal } },
    });
  });

  it('an edited person is sent with five fields, a removed one with an id [REST-35, REST-36, UEDT-05, UREM-03]', async () => {
    backend.answerJson(refused);
    const outcome = '{ __typename ... on Refusal { message severity } }';
    expect(
      await gateway.query(
        `mutation { editUser(userId: "7", login: "DUPONT Jean", password: "abcde1", email: "a@example.org", roleId: "4") ${outcome} }`,
        'a.b',
      ),
    ).toEqual({ data: { editUser: { __typename: 'Refusal', ...refusal } } });
    expect(backend.calls).toMatchObject([
      {
        method: 'POST',
        path: '/user/edit',
        body: 'user_id=7&login=DUPONT+Jean&password=abcde1&email=a%40example.org&role_id=4',
      },
    ]);
    backend.answerJson({ success: true });
    expect(await gateway.query(`mutation { removeUser(userId: "7") ${outcome} }`, 'a.b')).toEqual({
      data: { removeUser: { __typename: 'Done' } },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/user/remove', body: 'user_id=7' },
    ]);
  });
});
