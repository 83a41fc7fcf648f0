import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type GraphqlAnswer, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';
import { drawing, geojson, partsOf, place, token, upload } from './uploading.ts';

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

const saved = {
  success: true,
  snackbar_text: 'Carte enregistrée.',
  snackbar_color: 'success',
  snackbar_timeout: 4000,
};
const notice = {
  text: 'Carte enregistrée.',
  color: 'success',
  timeout: 4000,
  undo: null,
  about: null,
};

const answerOf = async (response: Response) => (await response.json()) as GraphqlAnswer;

describe('the map editor through the gateway', () => {
  it('saves a map: a form, the map encoded once more inside it [REST-19, MAP-11, B-27, B-29]', async () => {
    backend.answerJson({
      ...saved,
      map_link: 'http://localhost:4000/map/abc',
      map_last_coordinates: '15.5|43.73|-7.42',
    });
    const answer = await gateway.run(
      'SaveTerritoryMap',
      { territoryId: '7', ...place, geojsonFeature: drawing },
      token,
    );
    expect(answer).toEqual({
      data: {
        __typename: 'Mutation',
        saveTerritoryMap: {
          __typename: 'TerritoryMapSaved',
          notice: { __typename: 'Notice', ...notice },
          mapLink: 'http://localhost:4000/map/abc',
          mapLastCoordinates: '15.5|43.73|-7.42',
          version: null,
        },
      },
    });
    const [call] = backend.calls;
    expect(call).toMatchObject({
      method: 'POST',
      path: '/map/save/territory',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const sent = Object.fromEntries(new URLSearchParams(call?.body));
    expect(sent).toEqual({
      territory_id: '7',
      zoom: '15.5',
      latlng: '43.73|-7.42',
      geojson_feature: encodeURIComponent(JSON.stringify(drawing)),
    });
  });

  it('sends back the version that was read and hands on the one that was made', async () => {
    backend.answerJson({ ...saved, version: '9' });
    const version = { version: '8', forceOverwrite: true };
    const answer = await gateway.run(
      'SaveGlobalMap',
      { ...place, geojsonFeature: drawing, ...version },
      token,
    );
    expect(answer).toMatchObject({
      data: { saveGlobalMap: { __typename: 'GlobalMapSaved', version: '9' } },
    });
    const sent = Object.fromEntries(new URLSearchParams(backend.calls.at(-1)?.body));
    expect(sent).toMatchObject({ version: '8', force_overwrite: 'y' });
  });

  it('offers to overwrite what somebody else saved meanwhile', async () => {
    const message = 'Marie Curie a enregistré cette carte le 15/03/2026 à 10:00.';
    backend.answerJson({
      success: false,
      message,
      message_type: 'warning',
      overwrite_switch: true,
    });
    expect(
      await gateway.run(
        'SaveTerritoryMap',
        { territoryId: '7', ...place, geojsonFeature: drawing, version: '8' },
        token,
      ),
    ).toMatchObject({
      data: { saveTerritoryMap: { __typename: 'Refusal', message, forceOffered: 'overwrite' } },
    });
  });

  it('tells why a map is not saved [REST-19, MAP-17, MAP-37]', async () => {
    backend.answerJson({ success: false, message: 'Forme impossible !', message_type: 'error' });
    expect(
      await gateway.run('SaveGlobalMap', { ...place, geojsonFeature: drawing }, token),
    ).toMatchObject({
      data: { saveGlobalMap: { __typename: 'Refusal', message: 'Forme impossible !' } },
    });
    expect(backend.calls).toMatchObject([{ method: 'POST', path: '/map/global/save' }]);
  });

  it('removes the global map by the GET of the contract, as a script [REST-59, GMED-06, B-42]', async () => {
    backend.answerJson({ ...saved, snackbar_text: 'Carte supprimée.', snackbar_timeout: 6000 });
    expect(await gateway.run('RemoveGlobalMap', {}, token)).toMatchObject({
      data: {
        removeGlobalMap: { notice: { text: 'Carte supprimée.', color: 'success', timeout: 6000 } },
      },
    });
    expect(backend.calls).toMatchObject([
      {
        method: 'GET',
        path: '/map/global/remove',
        headers: { 'x-requested-with': 'XMLHttpRequest', authorization: 'Bearer a.b.c' },
      },
    ]);
  });

  it('removes the map of a territory [REST-21, MAP-20]', async () => {
    backend.answerJson(saved);
    await gateway.run('RemoveTerritoryMap', { territoryId: '7' }, token);
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/map/remove/territory', body: 'territory_id=7' },
    ]);
  });

  it('sends a file on as a multipart form, with what filters it and a key [REST-20, MAP-27, MAP-31, B-73, B-93]', async () => {
    backend.answerJson({ ...saved, map_link: 'http://localhost:4000/map/abc' });
    const within = { latitude: 0.002808, longitude: 0.0073975 };
    const variables = { territoryId: '7', latitude: 43.73, longitude: 7.42, within };
    const response = await upload(gateway, 'ImportTerritoryMap', variables, geojson('{"é":1}'));
    expect(await answerOf(response)).toMatchObject({
      data: {
        importTerritoryMap: {
          __typename: 'TerritoryMapImported',
          message: null,
          notice,
          mapLink: 'http://localhost:4000/map/abc',
        },
      },
    });
    const [call] = backend.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/map/import/geojson' });
    expect(call?.headers).toMatchObject({
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-requested-with': 'XMLHttpRequest',
      authorization: 'Bearer a.b.c',
    });
    expect(await partsOf(call)).toEqual([
      ['territory_id', '7'],
      ['geojson_filter', 'y'],
      ['latlng', '43.73|7.42'],
      ['geojson_area', '0.002808|0.0073975'],
      ['geojson_files', 'carte été.geojson', '{"é":1}'],
    ]);
  });

  it('sends the global file alone, and an unfiltered one with its centre [REST-20, REST-60, GMED-08]', async () => {
    backend.answerJson(saved);
    await upload(gateway, 'ImportGlobalMap', {}, geojson('{}'));
    expect(backend.calls).toMatchObject([{ method: 'POST', path: '/map/global/import/geojson' }]);
    expect(await partsOf(backend.calls[0])).toEqual([['geojson_files', 'carte été.geojson', '{}']]);

    backend.answerJson({ ...saved, map_link: 'x' });
    const variables = { territoryId: '7', latitude: 0.0000001, longitude: 7.42 };
    await upload(gateway, 'ImportTerritoryMap', variables, geojson('{}'));
    expect((await partsOf(backend.calls[0])).slice(1, 4)).toEqual([
      ['geojson_filter', 'n'],
      ['latlng', '1e-7|7.42'],
      ['geojson_area', ''],
    ]);
  });

  it('passes the refusal of a file on as data [REST-20, MAP-34]', async () => {
    backend.answerJson({
      success: false,
      message: 'Fichier GeoJSON invalide.',
      message_type: 'error',
    });
    expect(
      await answerOf(await upload(gateway, 'ImportGlobalMap', {}, geojson('{'))),
    ).toMatchObject({
      data: {
        importGlobalMap: { __typename: 'Refusal', message: 'Fichier GeoJSON invalide.' },
      },
    });
  });

  it('takes no text for a file [B-93]', async () => {
    backend.answerJson(saved);
    for (const geojsonFile of ['{}', {}, null]) {
      const answer = await gateway.run('ImportGlobalMap', { geojsonFile }, token);
      expect(answer.errors?.length).toBeGreaterThan(0);
    }
    expect(backend.calls).toEqual([]);
  });

  it('opens a map to draw with the kinds that may be drawn, and reads the neighbours [REST-18, REST-57, MAP-04, MAP-07]', async () => {
    const open = await openGateway(backend.url, { operations: 'open' });
    const pin = { url: '/pin.svg', width: 32, height: 40, anchor_x: 16, anchor_y: 39 };
    try {
      backend.answerJson({
        success: true,
        information_enable: true,
        parking_enable: false,
        mobilestand_enable: true,
        kingdomhome_enable: false,
        latitude: null,
        longitude: null,
        zoom: null,
        geojson_feature: null,
        basemap_url: '/basemap/monaco.pmtiles',
        basemap_name: 'Plan',
        basemap_copyright_url: 'https://example.org',
        basemap_max_zoom: 19,
        polygon_style: {
          stroke: true,
          color: '#3388ff',
          weight: 3,
          dashArray: null,
          fillColor: '#3388ff',
          fillOpacity: 0.1,
        },
        information_icon: pin,
        parking_icon: pin,
        mobilestand_icon: pin,
        kingdomhome_icon: pin,
      });
      const asked = `latitude zoom geojsonFeature drawable { information parking mobilestand kingdomhome }`;
      const empty = {
        latitude: null,
        zoom: null,
        geojsonFeature: null,
        drawable: { information: true, parking: false, mobilestand: true, kingdomhome: false },
      };
      expect(
        await open.query(`{ territoryMap(territoryId: "7/../8") { ${asked} } }`, token),
      ).toEqual({
        data: { territoryMap: empty },
      });
      expect(backend.calls).toMatchObject([{ path: '/map/edit/territory/7%2F..%2F8' }]);
      expect(await open.query(`{ globalMapEdit { ${asked} } }`, token)).toEqual({
        data: { globalMapEdit: empty },
      });

      backend.answerJson({
        success: true,
        neighbours: [{ territory_id: 8, number: 12, name: 'Rue Plati', geojson_feature: drawing }],
      });
      const neighbours =
        '{ neighbourMaps(territoryId: "7") { territoryId number name geojsonFeature } }';
      expect(await open.query(neighbours, token)).toEqual({
        data: {
          neighbourMaps: [
            { territoryId: '8', number: 12, name: 'Rue Plati', geojsonFeature: drawing },
          ],
        },
      });
      backend.answerJson({}, 404);
      expect((await open.query(neighbours, token)).data).toEqual({ neighbourMaps: null });
    } finally {
      await open.close();
    }
  });
});
