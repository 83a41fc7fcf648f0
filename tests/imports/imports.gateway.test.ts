import { expect, it } from 'vitest';
import type { ImportedFile } from '#schema/generated.ts';
import { importsRest } from '../../gateway/imports/imports.rest.ts';
import { connectBackend, type Rest } from '../../gateway/parts/rest/rest.ts';
import { openGateway } from '../support/gateway.ts';
import { openStubBackend } from '../support/stub-backend.ts';

const file: ImportedFile = { kind: 'people', name: 'x.csv', columns: ['login'], rows: [] };

/** Records the calls of a `Rest` with the timeout of each. */
function waiting() {
  const asked: unknown[] = [];
  const backend = connectBackend('http://127.0.0.1:1');
  const remember: Rest['post'] = (path, _, options) => {
    asked.push([path, options?.patience]);
    return Promise.reject(new Error('not asked'));
  };
  const rememberFor: Rest['postFor'] = (path, form, _, options) =>
    remember(path, form, options).then(() => Promise.reject(new Error('not asked')));
  const rest: Rest = {
    ...backend.as({
      authorization: null,
      address: '',
      userAgent: null,
      idempotencyKey: null,
      requestId: 'a-request',
    }),
    read: rememberFor,
    postFor: rememberFor,
    post: remember,
  };
  return { asked, imports: importsRest(rest) };
}

it('an import may take a minute, as it may have thousands of lines [OWN-09]', async () => {
  const { asked, imports } = waiting();
  const decisions = { choices: [], confirmed: [] };
  const chosen = { ...decisions, skipped: [], digest: '', invite: false };
  await Promise.allSettled([
    imports.importReport(file, decisions),
    imports.runImport(file, chosen),
    imports.undoImport('1'),
  ]);
  expect(asked).toEqual([
    ['/import/check', 60_000],
    ['/import/run', 60_000],
    ['/import/undo', 60_000],
  ]);
});

it('the list of imports is empty where the backend has none [OWN-09]', async () => {
  const backend = await openStubBackend();
  const gateway = await openGateway(backend.url);
  backend.answerJson({}, 404);
  expect(await gateway.run('Imports', {}, 'token')).toEqual({
    data: { __typename: 'Query', imports: [] },
  });
  await gateway.close();
  await backend.close();
});

it('choices go to the backend as they are, and words come back with ids as text [OWN-130]', async () => {
  const backend = await openStubBackend();
  const gateway = await openGateway(backend.url);
  const counts = { created: 0, updated: 0, ignored: 0, incomplete: 1, doubtful: 0, refused: 0 };
  const word = {
    field: 'person',
    word: 'DUPONT Jean',
    lines: [2],
    decided: false,
    removable: true,
  };
  backend.answerJson({
    success: true,
    ...counts,
    words: [
      {
        ...word,
        other_spellings: ['Jean Dupont'],
        nearest: [40],
        new_name: 'DUPONT Jean',
        new_fault: null,
      },
    ],
    offers: [{ field: 'person', options: [{ id: 40, name: 'DUPOND Jeanne' }] }],
    types_created: 0,
    people_created: 0,
    maps_replaced: 0,
    digest: 'abc',
    lines: [],
  });
  const choices = [
    { field: 'person', word: 'DUPONT Jean', take: 'existing', id: '40' },
    { field: 'activity', word: 'Tracts', take: 'left', id: null },
  ];
  const { data } = await gateway.run('ImportReport', { file, choices, confirmed: [3, 5] }, 'token');
  expect(data?.['importReport']).toMatchObject({
    ...counts,
    words: [
      {
        ...word,
        otherSpellings: ['Jean Dupont'],
        nearest: ['40'],
        newName: 'DUPONT Jean',
        newFault: null,
      },
    ],
    offers: [{ field: 'person', options: [{ id: '40', name: 'DUPOND Jeanne' }] }],
    typesCreated: 0,
    peopleCreated: 0,
  });
  expect(Object.fromEntries(new URLSearchParams(backend.calls[0]?.body))).toEqual({
    kind: 'people',
    file_name: 'x.csv',
    columns: 'login',
    rows: '[]',
    choices: JSON.stringify([
      { field: 'person', word: 'DUPONT Jean', take: 'existing', id: '40' },
      { field: 'activity', word: 'Tracts', take: 'left' },
    ]),
    confirmed: '3,5',
  });
  await gateway.close();
  await backend.close();
});

it('what a line changes comes with it, and is nothing where a backend does not say it [OWN-313, OWN-316]', async () => {
  const backend = await openStubBackend();
  const gateway = await openGateway(backend.url);
  const line = { line: 2, status: 'updated', about: 'T1 - Rue', reason: null };
  const counts = { created: 0, updated: 2, ignored: 0, incomplete: 0, doubtful: 0, refused: 0 };
  backend.answerJson({
    success: true,
    ...counts,
    words: [],
    offers: [],
    types_created: 0,
    people_created: 0,
    maps_replaced: 0,
    digest: 'abc',
    lines: [
      {
        ...line,
        confirmable: true,
        territory_id: 7,
        holder: 'DUPONT Jean',
        changes: [{ field: 'gate', before: null, after: '12' }],
      },
      { ...line, line: 3 },
    ],
  });
  const sent = { file, choices: [], confirmed: [] };
  const { data } = await gateway.run('ImportReport', sent, 'token');
  expect(data?.['importReport']).toMatchObject({
    lines: [
      {
        ...line,
        confirmable: true,
        territoryId: '7',
        holder: 'DUPONT Jean',
        changes: [{ field: 'gate', before: null, after: '12' }],
      },
      { ...line, line: 3, confirmable: false, territoryId: null, holder: null, changes: [] },
    ],
  });
  await gateway.close();
  await backend.close();
});
