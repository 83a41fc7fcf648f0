import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the creation of a territory through the gateway', () => {
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

  const add = (form: string) =>
    gateway.query(
      `mutation { addTerritory(form: ${form}) {
        __typename
        ... on TerritoryAdded { territoryId notice { text } }
        ... on Refusal { message severity forceOffered }
      } }`,
      'a.b.c',
    );
  const sent = () =>
    backend.calls.map(({ method, path, body }) => [
      method,
      path,
      Object.fromEntries(new URLSearchParams(body)),
    ]);

  it.each([
    [
      '{ number: 12, name: "Rue de l\'été", typeId: "1", gate: 0, noVisited: true, mapUrl: "https://a.fr/?b=1&c=2", note: "Côté mer" }',
      {
        number: '12',
        name: "Rue de l'été",
        type_id: '1',
        gate: '0',
        no_visited: 'y',
        map_url: 'https://a.fr/?b=1&c=2',
        note: 'Côté mer',
      },
    ],
    [
      '{ number: 9999, name: "a", typeId: "x", noVisited: false, mapUrl: "", note: "" }',
      {
        number: '9999',
        name: 'a',
        type_id: 'x',
        gate: '',
        no_visited: 'n',
        map_url: '',
        note: '',
      },
    ],
  ])(
    '%s is one call, which answers the new id [TADD-08, REST-65, B-25, B-109]',
    async (form, wire) => {
      backend.answerJson({ success: true, territory_id: 77, snackbar_text: 'Créé.' });

      expect(await add(form)).toEqual({
        data: {
          addTerritory: {
            __typename: 'TerritoryAdded',
            territoryId: '77',
            notice: { text: 'Créé.' },
          },
        },
      });
      expect(sent()).toEqual([['POST', '/territory/add', wire]]);
    },
  );

  it('too few users are an info, as data [TADD-09, GEN-05]', async () => {
    const message = "Il n'y a pas assez de proclamateurs enregistrés pour créer un territoire !";
    backend.answerJson({ success: false, message, message_type: 'info' });

    expect(
      await add('{ number: 1, name: "a", typeId: "1", noVisited: false, mapUrl: "", note: "" }'),
    ).toEqual({
      data: {
        addTerritory: { __typename: 'Refusal', message, severity: 'info', forceOffered: null },
      },
    });
  });
});
