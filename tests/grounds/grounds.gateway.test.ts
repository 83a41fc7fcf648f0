import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

describe('the grounds through the gateway', () => {
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

  it('pass on as many files at once as one address may ask for, and keep none waiting [OWN-70]', async () => {
    const held: ServerResponse[] = [];
    backend.answerWith((_call, response) => void held.push(response));
    const path = `/grounds/${'b'.repeat(64)}.pmtiles`;
    const asked = Array.from({ length: 100 }, () => fetch(gateway.url + path));
    await expect.poll(() => held.length, { timeout: 5000 }).toBe(100);
    expect((await fetch(gateway.url + path)).status).toBe(503);
    for (const response of held) response.end();
    await Promise.all(asked);
  });

  it('are listed with those on their way and who draws on which [OWN-67]', async () => {
    backend.answerJson({
      success: true,
      grounds: [
        {
          id: 3,
          name: 'Vaduz',
          address: '/grounds/ab.pmtiles',
          bounds: [9.47, 47.05, 9.64, 47.27],
          bytes: 5_000_000_000,
          source_date: null,
          streets: 4,
          house_numbers: 5,
          congregation_ids: [1],
          missing: true,
        },
      ],
      makings: [
        {
          id: 7,
          state: 'failed',
          name: 'Suisse',
          file_name: 'suisse.osm.pbf',
          bytes: 10,
          received: 10,
          phase: null,
          share: 0,
          seconds_left: null,
          problem: 'Ce fichier est incomplet.',
        },
      ],
      congregations: [{ id: 1, name: 'Vaduz', ground_id: 3 }],
    });
    expect(await gateway.run('SiteGrounds', {}, 'a.b')).toMatchObject({
      data: {
        siteGrounds: {
          grounds: [
            {
              id: '3',
              bytes: 5_000_000_000,
              sourceDate: null,
              houseNumbers: 5,
              congregationIds: ['1'],
              missing: true,
            },
          ],
          makings: [{ id: '7', state: 'failed', fileName: 'suisse.osm.pbf', secondsLeft: null }],
          congregations: [{ id: '1', name: 'Vaduz', groundId: '3' }],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/ground/list' }]);
  });

  it('are begun and sent by pieces [OWN-68]', async () => {
    backend.answerJson({ success: true, making_id: 7, received: 5, bytes: 9 });
    const variables = {
      name: 'Vaduz',
      fileName: 'vaduz.pmtiles',
      bytes: 9_000_000_000,
      fingerprint: 'ff',
      area: { bbox: '1,2,3,4', around: '' },
    };
    const answer = { __typename: 'GroundReceived', makingId: '7', received: 5, bytes: 9 };
    expect(await gateway.run('BeginGroundUpload', variables, 'a.b')).toMatchObject({
      data: { beginGroundUpload: answer },
    });
    expect(backend.calls).toMatchObject([
      {
        path: '/ground/upload',
        body: 'name=Vaduz&file_name=vaduz.pmtiles&bytes=9000000000&fingerprint=ff&bbox=1%2C2%2C3%2C4&around=',
      },
    ]);
    const piece = `mutation ($file: File!) {
      sendGroundPiece(makingId: "7", offset: 5, sha256: "aa", piece: $file) {
        __typename
        ... on GroundReceived { makingId received bytes }
      }
    }`;
    backend.answerJson({ success: true, making_id: 7, received: 5, bytes: 9 });
    expect(await gateway.query(piece, 'a.b')).toEqual({ data: { sendGroundPiece: answer } });
    const call = backend.calls.find((it) => it.method === 'POST');
    expect(call?.path).toBe('/ground/upload/piece');
    for (const field of ['name="making_id"', 'name="offset"', 'name="sha256"', 'name="piece"'])
      expect(call?.body).toContain(field);
  });

  it.each([
    [
      'MakeGround',
      { name: 'A', path: '/srv/a.osm.pbf', area: { bbox: '', around: '47,9,3' } },
      '/ground/path',
      'name=A&path=%2Fsrv%2Fa.osm.pbf&bbox=&around=47%2C9%2C3',
    ],
    ['CancelGroundMaking', { makingId: '7' }, '/ground/cancel', 'making_id=7'],
    [
      'EditGround',
      { groundId: '3', name: 'B', congregationIds: ['1', '2'] },
      '/ground/edit',
      'ground_id=3&name=B&congregation_ids=1%2C2',
    ],
    ['RemoveGround', { groundId: '3' }, '/ground/remove', 'ground_id=3'],
  ])('%s is one call, done or refused [OWN-67, OWN-69]', async (name, variables, path, body) => {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    backend.answerJson({ success: true, snackbar: true, snackbar_text: 'Bien.' });
    expect(await gateway.run(name, variables, 'a.b')).toMatchObject({
      data: { [field]: { __typename: 'Done', notice: { text: 'Bien.' } } },
    });
    expect(backend.calls).toMatchObject([{ path, body }]);
    backend.answerJson({ success: false, message: 'Non.', message_type: 'error' });
    expect(await gateway.run(name, variables, 'a.b')).toMatchObject({
      data: { [field]: { __typename: 'Refusal', message: 'Non.' } },
    });
  });

  describe('the file of a ground', () => {
    const path = `/grounds/${'a'.repeat(64)}.pmtiles`;

    it.each([
      [502, 'unreachable', 'error', (response: ServerResponse) => response.destroy()],
      [503, 'turnedAway', 'warn', (response: ServerResponse) => response.writeHead(503).end()],
    ])(
      'that is answered %i is told as %s [OWN-70, OWN-91]',
      async (status, outcome, level, answer) => {
        backend.answerWith((_call, response) => void answer(response));
        const known = gateway.logged.length;
        expect((await fetch(gateway.url + path)).status).toBe(status);
        await expect
          .poll(() => gateway.logged.slice(known))
          .toContainEqual(expect.objectContaining({ route: 'files', outcome, level }));
      },
    );
  });
});
