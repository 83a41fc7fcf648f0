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
