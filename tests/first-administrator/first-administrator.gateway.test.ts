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

const make = `mutation {
  makeFirstAdministrator(code: "K7QF-3M2P", congregation: "Menton", login: "DUPONT Jean", email: "jean@example.org", password: "a&b=1") {
    ... on Done { message }
    ... on Refusal { message }
  }
}`;

it('the first administrator is five form fields, without a session [OWN-97]', async () => {
  backend.answerJson({ success: true });
  expect(await gateway.query(make)).toEqual({
    data: { makeFirstAdministrator: { message: null } },
  });
  expect(backend.calls).toMatchObject([
    {
      method: 'POST',
      path: '/site/firstadministrator',
      body: 'code=K7QF-3M2P&congregation=Menton&login=DUPONT+Jean&email=jean%40example.org&password=a%26b%3D1',
    },
  ]);
  expect(backend.calls[0]?.headers).not.toHaveProperty('authorization');
});

it('a refusal keeps the backend’s sentence [OWN-97]', async () => {
  backend.answerJson({ success: false, message_type: 'error', message: 'Code faux.' });
  expect(await gateway.query(make)).toEqual({
    data: { makeFirstAdministrator: { message: 'Code faux.' } },
  });
});
