import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
});
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

it('whether one is wanted is asked without a session [OWN-97]', async () => {
  backend.answerJson({ success: true, wanted: true });
  expect(await gateway.run('FirstAdministrator')).toMatchObject({
    data: { firstAdministrator: { wanted: true } },
  });
  expect(backend.calls).toMatchObject([{ method: 'GET', path: '/administrator/first/view' }]);
});

it('on another backend, which does not know the call, none is [OWN-97]', async () => {
  backend.answerJson({}, 404);
  expect(await gateway.run('FirstAdministrator')).toMatchObject({
    data: { firstAdministrator: { wanted: false } },
  });
});

it('what was typed arrives as a form, and the refusal comes back [OWN-97]', async () => {
  backend.answerJson({ success: false, message: 'Non.', message_type: 'error' });
  const entered = {
    code: 'abcd-efgh-jkmn',
    congregation: 'Menton & Sospel',
    login: 'DUPONT Jean',
    password: 'tout-premier-1',
  };
  const { data } = await gateway.run('AddFirstAdministrator', entered);
  expect(data).toMatchObject({
    addFirstAdministrator: { __typename: 'Refusal', message: 'Non.', severity: 'error' },
  });
  expect(backend.calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/administrator/first/add',
    body: 'code=abcd-efgh-jkmn&congregation=Menton+%26+Sospel&login=DUPONT+Jean&password=tout-premier-1',
  });
});
