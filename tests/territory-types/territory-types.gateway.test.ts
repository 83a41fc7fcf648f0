import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the types of territories through the gateway', () => {
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

  const sent = () =>
    backend.calls.map(({ method, path, body }) => [
      method,
      path,
      Object.fromEntries(new URLSearchParams(body)),
    ]);

  it('the list says whose each type is, and whether one may add [TYP-01, TYP-03, REST-61]', async () => {
    const types = [
      { id: 1, long_name: 'Habitations', short_name: 'Hab.', congregation_id: 0 },
      { id: 100, long_name: 'Port', short_name: 'Port', congregation_id: 1 },
    ];
    backend.answerJson({ success: true, types, admins: true });
    const list = '{ territoryTypes { types { id longName shortName congregationId } admins } }';

    expect(await gateway.query(list, 'a.b.c')).toEqual({
      data: {
        territoryTypes: {
          types: [
            { id: '1', longName: 'Habitations', shortName: 'Hab.', congregationId: '0' },
            { id: '100', longName: 'Port', shortName: 'Port', congregationId: '1' },
          ],
          admins: true,
        },
      },
    });
    expect(sent()).toEqual([['GET', '/territory/type/list', {}]]);
  });

  it('an added type answers its id [TYP-07, REST-62]', async () => {
    backend.answerJson({ success: true, type_id: 101, snackbar_text: 'Fait.' });

    expect(
      await gateway.query(
        `mutation { addTerritoryType(longName: "Marché de l'été", shortName: "Marché") {
          __typename ... on TerritoryTypeAdded { typeId notice { text } }
        } }`,
        'a.b.c',
      ),
    ).toEqual({
      data: {
        addTerritoryType: {
          __typename: 'TerritoryTypeAdded',
          typeId: '101',
          notice: { text: 'Fait.' },
        },
      },
    });
    expect(sent()).toEqual([
      ['POST', '/territory/type/add', { short_name: 'Marché', long_name: "Marché de l'été" }],
    ]);
  });

  it.each([
    [
      'editTerritoryType(typeId: "100", longName: "Quai", shortName: "Q.")',
      '/territory/type/edit',
      { type_id: '100', short_name: 'Q.', long_name: 'Quai' },
    ],
    ['removeTerritoryType(typeId: "100")', '/territory/type/remove', { type_id: '100' }],
  ])('%s is one call [TYP-08, TYP-09, REST-63, REST-64]', async (mutation, path, form) => {
    backend.answerJson({ success: true, snackbar_text: 'Fait.' });

    expect(
      await gateway.query(
        `mutation { it: ${mutation} { __typename ... on Done { notice { text } } } }`,
        'a.b.c',
      ),
    ).toEqual({ data: { it: { __typename: 'Done', notice: { text: 'Fait.' } } } });
    expect(sent()).toEqual([['POST', path, form]]);
  });

  it.each([
    'addTerritoryType(longName: "a", shortName: "a")',
    'editTerritoryType(typeId: "1", longName: "a", shortName: "a")',
    'removeTerritoryType(typeId: "1")',
  ])('%s refused is data, with its sentence [TYP-04, B-93]', async (mutation) => {
    const message = 'Ce type ne peut pas être modifié.';
    backend.answerJson({ success: false, message });

    expect(
      await gateway.query(
        `mutation { it: ${mutation} { __typename ... on Refusal { message severity } } }`,
        'a.b.c',
      ),
    ).toEqual({ data: { it: { __typename: 'Refusal', message, severity: 'error' } } });
  });
});
