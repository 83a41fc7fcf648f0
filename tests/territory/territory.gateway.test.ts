import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const wireSettings = {
  success: true,
  territory_id: 12,
  number: 7,
  name: 'Rue Grimaldi',
  type_id: 1,
  types: [{ id: 1, long_name: 'Porte à porte' }],
  gate: 40,
  no_visited: true,
  note: 'Code',
  map_link: 'http://localhost:4000/map/abc',
  map_drawed: true,
  enable_draw_btn: true,
  can_edit: true,
  version: 3,
};
const settings = {
  territoryId: '12',
  number: 7,
  name: 'Rue Grimaldi',
  typeId: '1',
  types: [{ id: '1', longName: 'Porte à porte' }],
  gate: 40,
  noVisited: true,
  note: 'Code',
  mapLink: 'http://localhost:4000/map/abc',
  mapDrawn: true,
  enableDrawBtn: true,
  canEdit: true,
  version: '3',
};

const settingsQuery = (id = '12') => `{ territorySettings(territoryId: "${id}") {
  territoryId number name typeId types { id longName } gate noVisited note
  mapLink mapDrawn enableDrawBtn canEdit version
} }`;

const editMutation = (more = 'gate: 40, forceOverwrite: false') => `mutation {
  editTerritory(
    territoryId: "12", name: "Rue & Co", typeId: "1", noVisited: true, note: ""
    rebuildMapToken: false, ${more}
  ) {
    __typename
    ... on EditedTerritory {
      mapLink enableDrawBtn mapDrawn version message messageType notice { text color timeout }
    }
    ... on Refusal { message severity forceOffered }
  }
}`;

describe('a territory through the gateway', () => {
  it('every field of the settings arrives under its own name [REST-16, DET-24]', async () => {
    backend.answerJson(wireSettings);
    expect(await gateway.query(settingsQuery(), 'a.b.c')).toEqual({
      data: { territorySettings: settings },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/setting/view/12' }]);
  });

  it('a backend that keeps no version, counts no doors and has no note says so with nulls [REST-16, DC-02]', async () => {
    const { version: _, ...documented } = wireSettings;
    backend.answerJson({ ...documented, gate: null, note: null, map_link: null });
    expect(await gateway.query(settingsQuery(), 'a.b.c')).toEqual({
      data: {
        territorySettings: { ...settings, gate: null, note: '', mapLink: null, version: null },
      },
    });
  });

  it('an id stays one part of the address, whatever is in it [REST-16]', async () => {
    backend.answerJson(wireSettings);
    await gateway.query(settingsQuery('../../user/menu?a'), 'a.b.c');
    expect(backend.calls).toMatchObject([
      { path: '/territory/setting/view/..%2F..%2Fuser%2Fmenu%3Fa' },
    ]);
  });

  it('the list arrives in its order [REST-37]', async () => {
    backend.answerJson({
      success: true,
      territories: [
        {
          id: 12,
          number_name: 'T7 - Rue Grimaldi',
          icon: 'mdi-home',
          icon_color: '#2c6637',
          return_date_human: null,
          number: 7,
          name: 'Rue Grimaldi',
        },
      ],
    });
    const list = `{ territories { message messageType territories {
      id numberName icon iconColor returnDateHuman number name
    } } }`;
    expect(await gateway.query(list, 'a.b.c')).toEqual({
      data: {
        territories: {
          message: null,
          messageType: 'error',
          territories: [
            {
              id: '12',
              numberName: 'T7 - Rue Grimaldi',
              icon: 'mdi-home',
              iconColor: '#2c6637',
              returnDateHuman: '',
              number: 7,
              name: 'Rue Grimaldi',
            },
          ],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/territory/list' }]);
  });
});

describe('saving a territory through the gateway', () => {
  it('sends the documented form and answers the map of it [REST-17, DET-18, DET-21]', async () => {
    backend.answerJson({
      success: true,
      snackbar: true,
      snackbar_text: 'Territoire enregistré.',
      snackbar_color: 'success',
      snackbar_timeout: 4000,
      map_link: null,
      enable_draw_btn: true,
      map_drawed: false,
      version: 4,
    });
    expect(await gateway.query(editMutation(), 'a.b.c')).toEqual({
      data: {
        editTerritory: {
          __typename: 'EditedTerritory',
          mapLink: null,
          enableDrawBtn: true,
          mapDrawn: false,
          version: '4',
          message: null,
          messageType: 'error',
          notice: { text: 'Territoire enregistré.', color: 'success', timeout: 4000 },
        },
      },
    });
    expect(backend.calls).toMatchObject([
      {
        method: 'POST',
        path: '/territory/setting/edit',
        body: 'territory_id=12&name=Rue+%26+Co&type_id=1&gate=40&no_visited=y&note=&rebuild_map_token=n',
      },
    ]);
  });

  it('says what was read, and what is to be overwritten, only when it was asked to [REST-17, DC-02]', async () => {
    backend.answerJson({ success: true, map_link: null, enable_draw_btn: true, map_drawed: false });
    await gateway.query(editMutation('version: "3", forceOverwrite: true'), 'a.b.c');
    expect(backend.calls).toMatchObject([
      {
        body: 'territory_id=12&name=Rue+%26+Co&type_id=1&gate=&no_visited=y&note=&rebuild_map_token=n&version=3&force_overwrite=y',
      },
    ]);
  });

  it('a refusal that offers to overwrite is data [REST-17, B-93]', async () => {
    backend.answerJson({
      success: false,
      message: 'Marie a modifié ce territoire.',
      message_type: 'warning',
      overwrite_switch: true,
    });
    expect(await gateway.query(editMutation(), 'a.b.c')).toEqual({
      data: {
        editTerritory: {
          __typename: 'Refusal',
          message: 'Marie a modifié ce territoire.',
          severity: 'warning',
          forceOffered: 'overwrite',
        },
      },
    });
  });

  it('a removal sends the id [REST-66, TREM-03]', async () => {
    backend.answerJson({ success: true, snackbar: true, snackbar_text: 'Supprimé.' });
    const removal = `mutation { removeTerritory(territoryId: "12") {
      __typename ... on Done { notice { text } } } }`;
    expect(await gateway.query(removal, 'a.b.c')).toEqual({
      data: { removeTerritory: { __typename: 'Done', notice: { text: 'Supprimé.' } } },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/territory/remove', body: 'territory_id=12' },
    ]);
  });
});
