import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the congregations through the gateway', () => {
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

  it('the list of the site has contact and mails sent [REST-68, CADM-01]', async () => {
    backend.answerJson({
      success: true,
      congregations: [{ id: 2, name: 'Port', contact: null, email_counter: 7, failing_mails: 2 }],
    });
    expect(
      await gateway.query(
        '{ siteCongregations { id name contact emailCounter failingMails } }',
        'a.b',
      ),
    ).toEqual({
      data: {
        siteCongregations: [
          { id: '2', name: 'Port', contact: '', emailCounter: 7, failingMails: 2 },
        ],
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/congregation/list' }]);
  });

  it.each([
    [
      'addCongregation(name: "Cap d\'Ail", contact: "Jean")',
      { path: '/congregation/add', body: 'name=Cap+d%27Ail&contact=Jean' },
    ],
    [
      'editCongregation(congregationId: "9", name: "Cap", contact: "")',
      { path: '/congregation/edit', body: 'congregation_id=9&name=Cap&contact=' },
    ],
  ])('%s answers the id and the snackbar, or a refusal [REST-69, REST-70]', async (call, sent) => {
    const mutation = `mutation { outcome: ${call} {
      __typename
      ... on CongregationSaved { congregationId notice { text } }
      ... on Refusal { message severity }
    } }`;
    backend.answerJson({ success: true, congregation_id: 9, snackbar_text: 'Bien.' });
    expect(await gateway.query(mutation, 'a.b')).toEqual({
      data: {
        outcome: {
          __typename: 'CongregationSaved',
          congregationId: '9',
          notice: { text: 'Bien.' },
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'POST', ...sent }]);
    backend.answerJson({ success: false, message: 'Cette assemblée existe déjà.' });
    expect(await gateway.query(mutation, 'a.b')).toEqual({
      data: {
        outcome: {
          __typename: 'Refusal',
          message: 'Cette assemblée existe déjà.',
          severity: 'error',
        },
      },
    });
  });

  it('a removal is sent with the id [REST-71, CADM-09]', async () => {
    backend.answerJson({ success: true });
    expect(
      await gateway.query(
        'mutation { removeCongregation(congregationId: "9") { __typename } }',
        'a.b',
      ),
    ).toEqual({ data: { removeCongregation: { __typename: 'Done' } } });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/congregation/remove', body: 'congregation_id=9' },
    ]);
  });
});
