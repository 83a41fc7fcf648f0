import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { hashOfOperation } from '../../support/operation-hash.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;
let lostPassword: string;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
  const sha256Hash = await hashOfOperation('SendLostPassword');
  const variables = { login: 'DEMO Ancien', email: 'a@example.org', congregationId: '1' };
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  lostPassword = JSON.stringify({ variables, extensions });
});
beforeEach(() => backend.answerJson({ success: true, message: 'Fait.' }));
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const send = (body: string | FormData, headers: Record<string, string>) =>
  fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });

function asForm(): FormData {
  const form = new FormData();
  form.set('operations', lostPassword);
  form.set('map', '{}');
  return form;
}

describe('what a page of another site makes a browser send without asking', () => {
  it.each([
    ['plain text', lostPassword, { 'content-type': 'text/plain' }],
    ['the fields of a form', lostPassword, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['JSON that hides its type', lostPassword, { 'content-type': 'text/plain; application/json' }],
    ['no type', lostPassword, { 'content-type': '' }],
  ])('%s: is refused before it reaches the backend [OWN-148]', async (_what, body, headers) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      errors: [{ message: 'Send JSON, or X-Requested-With.' }],
    });
    expect(backend.calls).toEqual([]);
  });

  it('a form with files is refused, and taken from a script of our own [OWN-148]', async () => {
    expect((await send(asForm(), {})).status).toBe(415);
    expect(backend.calls).toEqual([]);
    const own = await send(asForm(), { 'x-requested-with': 'XMLHttpRequest' });
    expect(own.status).toBe(200);
    expect(backend.calls.map(({ path }) => path)).toEqual(['/user/password/lost']);
  });

  it('JSON needs a browser’s leave, and is taken [OWN-148]', async () => {
    const answer = await send(lostPassword, { 'content-type': 'application/json; charset=utf-8' });
    expect(answer.status).toBe(200);
    expect(backend.calls.map(({ path }) => path)).toEqual(['/user/password/lost']);
  });
});
