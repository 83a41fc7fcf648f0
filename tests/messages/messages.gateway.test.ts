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

const list = '{ messages { choices { kind mail push mailFault } } }';

describe('one’s messages through the gateway', () => {
  it('are read, and null where the backend has none [OWN-405, OWN-195]', async () => {
    backend.answerJson({
      success: true,
      choices: [
        { kind: 'soon', mail: true, push: false, mail_fault: null },
        { kind: 'overdue', mail: 'n', push: 1, mail_fault: 'refused' },
      ],
    });
    expect(await gateway.query(list, 'a.b.c')).toEqual({
      data: {
        messages: {
          choices: [
            { kind: 'soon', mail: true, push: false, mailFault: null },
            { kind: 'overdue', mail: false, push: true, mailFault: 'refused' },
          ],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/message/choice/list' }]);
    backend.answerJson({}, 404);
    expect(await gateway.query(list, 'a.b.c')).toEqual({ data: { messages: null } });
  });

  it('are chosen one by one; a refusal keeps its sentence [OWN-405]', async () => {
    const choose =
      'mutation { chooseMessage(kind: late, way: mail, wanted: false) { ... on Refusal { message } } }';
    expect(await gateway.query(choose, 'a.b.c')).toEqual({ data: { chooseMessage: {} } });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/message/choose', body: 'kind=late&way=mail&wanted=n' },
    ]);
    backend.answerJson({ success: false, message: 'Ce message n’existe pas.' });
    expect(await gateway.query(choose, 'a.b.c')).toEqual({
      data: { chooseMessage: { message: 'Ce message n’existe pas.' } },
    });
  });
});
