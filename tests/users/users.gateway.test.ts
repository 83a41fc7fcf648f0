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
});
