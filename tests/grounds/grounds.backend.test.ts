import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groundPieceBytes } from '#schema/limits.ts';
import { forbiddenTo } from '../support/forbidden.ts';
import { aCongregation, aTerritory, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';
import { aGround, sha256Of } from './a-ground.ts';
import { begin, copyingMaker, listed, made, sendPiece, upload } from './ground-world.ts';

let world: World;
let token: string;

beforeAll(async () => {
  world = await openWorld({ jobs: true, maker: copyingMaker });
  await aCongregation(world, { id: 1, name: 'Monaco' });
  await aCongregation(world, { id: 2, name: 'Menton' });
  await aUser(world, { id: 1, login: 'DEMO Site', role: 1 });
  await aUser(world, { id: 2, login: 'DEMO Responsable', role: 2 });
  await aUser(world, { id: 3, login: 'DEMO Voisin', role: 2, congregation: 2 });
  await aTerritory(world, { id: 1 });
  await aTerritory(world, { id: 2, congregation: 2 });
  token = await world.signIn('DEMO Site');
});
afterAll(() => world.close());

const making = async (id: number) =>
  (await listed(world, token)).makings.find((it) => it.id === id);
const fileOf = (sha256: string) => path.join(world.dataDir, 'grounds', `${sha256}.pmtiles`);
const basemapOf = async (login: string, congregation: number, territory: number) => {
  const theirs = await world.signIn(login, congregation);
  const { body } = await world.call('GET /map/edit/territory/{territory_id}', {
    token: theirs,
    path: { territory_id: territory },
  });
  return body;
};

describe('a ground sent in pieces', () => {
  it('goes on where it stopped, and is made once it is whole [OWN-68, OWN-69]', async () => {
    const bytes = aGround({ name: 'En deux', padding: groundPieceBytes });
    const begun = await begin(world, token, bytes, { name: 'En deux' });
    const id = Number(begun.body['making_id']);
    expect(begun.body).toMatchObject({ success: true, received: 0, bytes: bytes.length });
    const first = bytes.subarray(0, groundPieceBytes);
    await sendPiece(world, token, first, { making: id, offset: 0 });
    expect(await making(id)).toMatchObject({ state: 'receiving', received: groundPieceBytes });

    const again = await begin(world, token, bytes, { name: 'Autre nom' });
    expect(again.body).toMatchObject({ making_id: id, received: groundPieceBytes });
    const twice = await sendPiece(world, token, first, { making: id, offset: 0 });
    expect(twice.body).toMatchObject({ success: true, received: groundPieceBytes });
    const rest = bytes.subarray(groundPieceBytes);
    const done = await sendPiece(world, token, rest, { making: id, offset: groundPieceBytes });
    expect(done.body).toMatchObject({ success: true, received: bytes.length });

    const ground = await made(world, token, 'Autre nom');
    expect(ground).toMatchObject({
      address: `/grounds/${sha256Of(bytes)}.pmtiles`,
      bounds: [7.41, 43.73, 7.44, 43.75],
      bytes: bytes.length,
      source_date: '2026-02-01',
      streets: 2,
      house_numbers: 1,
      congregation_ids: [],
      missing: false,
    });
    expect(await making(id)).toBeUndefined();
    await expect(
      stat(path.join(world.dataDir, 'grounds', 'uploads', `${id}.pmtiles`)),
    ).rejects.toThrow('ENOENT');
  });

  it('takes no damaged piece, no foreign file and none twice [OWN-73]', async () => {
    const bytes = aGround({ name: 'Abîmé', at: [7.5, 43.7] });
    const id = Number((await begin(world, token, bytes)).body['making_id']);
    const wrong = { making: id, offset: 0, sha256: sha256Of(Buffer.from('autre')) };
    expect((await sendPiece(world, token, bytes, wrong)).body).toMatchObject({
      success: false,
      message: 'Un morceau du fichier est arrivé abîmé\u202F: reprends l’envoi.',
    });
    const foreign = Buffer.alloc(bytes.length, 'x');
    expect((await sendPiece(world, token, foreign, { making: id, offset: 0 })).body.message).toBe(
      'Ce fichier n’est ni un extrait OpenStreetMap (.osm.pbf) ni un fond de carte (.pmtiles).',
    );
    const tooLong = Buffer.concat([bytes, Buffer.from('x')]);
    expect((await sendPiece(world, token, tooLong, { making: id, offset: 0 })).body.success).toBe(
      false,
    );
    expect(await making(id)).toMatchObject({ state: 'receiving', received: 0 });
    await world.call('POST /ground/cancel', { token, form: { making_id: String(id) } });
    expect(await making(id)).toBeUndefined();
    expect((await sendPiece(world, token, bytes, { making: id, offset: 0 })).body.message).toBe(
      'Ce fond de carte n’est plus en préparation.',
    );
  });

  it('goes on from what is on the disk where that is less than was written down [OWN-68]', async () => {
    const bytes = aGround({ at: [7.6, 43.7], padding: 100 });
    const id = Number((await begin(world, token, bytes)).body['making_id']);
    await sendPiece(world, token, bytes.subarray(0, 50), { making: id, offset: 0 });
    await rm(path.join(world.dataDir, 'grounds', 'uploads', `${id}.pmtiles`));
    expect((await begin(world, token, bytes)).body).toMatchObject({ making_id: id, received: 0 });
    await world.call('POST /ground/cancel', { token, form: { making_id: String(id) } });
  });

  it.each([
    [
      { file_name: 'monaco.zip' },
      'Choisis un extrait OpenStreetMap (.osm.pbf) ou un fond de carte prêt (.pmtiles).',
    ],
    [{ bytes: '0' }, 'Ce fichier est vide.'],
    [
      { bytes: '99999999999999' },
      'Ce fichier est trop gros pour être envoyé d’ici\u202F: dépose-le sur le serveur et donne son chemin.',
    ],
    [{ bbox: '1,2,3' }, 'Cette zone n’est pas valide.'],
    [{ name: ' ' }, 'Champs obligatoire'],
    // A site that has less room than the largest file that may be sent.
    [{ bytes: String(8 * 1024 ** 3), file_name: 'a.pmtiles' }, null],
  ])('with %j is refused in a sentence, or has room [OWN-73]', async (changed, sentence) => {
    const form = {
      name: 'Refusé',
      file_name: 'a.pmtiles',
      bytes: '1000',
      fingerprint: sha256Of(Buffer.from(JSON.stringify(changed))),
      bbox: '',
      around: '',
      ...changed,
    };
    const { body } = await world.call('POST /ground/upload', { token, form });
    if (sentence !== null) return expect(body.message).toBe(sentence);
    const full = 'Il n’y a plus assez de place sur le disque du serveur.';
    expect([null, full]).toContain(body.message);
    if (body.success) {
      const cancelled = { making_id: String(body['making_id']) };
      await world.call('POST /ground/cancel', { token, form: cancelled });
    }
  });
});

describe('a ground of a path on the server', () => {
  it('is made where it lies, and stays there [OWN-67]', async () => {
    const file = path.join(world.dataDir, 'bord-de-mer.pmtiles');
    const bytes = aGround({ at: [7.7, 43.7] });
    await writeFile(file, bytes);
    const form = { name: 'Bord de mer', path: file, bbox: '', around: '' };
    const { body } = await world.call('POST /ground/path', { token, form });
    expect(body).toMatchObject({
      success: true,
      snackbar_text: 'Le fond de carte est en préparation.',
    });
    expect(await made(world, token, 'Bord de mer')).toMatchObject({ missing: false });
    expect((await stat(file)).size).toBe(bytes.length);
  });

  it.each([
    ['/nulle/part.pmtiles', 'Il n’y a pas de fichier lisible à ce chemin sur le serveur.'],
    ['monaco.pmtiles', 'Il n’y a pas de fichier lisible à ce chemin sur le serveur.'],
    [
      'https://example.org/a.pmtiles',
      'Il n’y a pas de fichier lisible à ce chemin sur le serveur.',
    ],
    [
      '/etc/passwd',
      'Choisis un extrait OpenStreetMap (.osm.pbf) ou un fond de carte prêt (.pmtiles).',
    ],
  ])('%s is refused [OWN-73]', async (file, sentence) => {
    const form = { name: 'Refusé', path: file, bbox: '', around: '' };
    const { body } = await world.call('POST /ground/path', { token, form });
    expect(body).toMatchObject({ success: false, message: sentence });
  });
});

describe('a congregation that is given a ground', () => {
  it('draws on it, and no other does; without it, as before [OWN-71, OWN-72]', async () => {
    const before = await basemapOf('DEMO Responsable', 1, 1);
    expect(before).toMatchObject({ basemap_name: 'OpenStreetMap', basemap_centre: null });
    const bytes = aGround({ at: [7.8, 43.7] });
    await upload(world, token, bytes, { name: 'Pour Monaco' });
    const { id, address } = await made(world, token, 'Pour Monaco');
    const form = { ground_id: String(id), name: 'Pour Monaco', congregation_ids: '1' };
    expect((await world.call('POST /ground/edit', { token, form })).body).toMatchObject({
      success: true,
      snackbar_text: 'Fond de carte enregistré.',
    });

    expect(await basemapOf('DEMO Responsable', 1, 1)).toMatchObject({
      basemap_url: address,
      basemap_name: 'Pour Monaco',
      basemap_copyright_url: 'https://www.openstreetmap.org/copyright',
      basemap_centre: { latitude: 43.71, longitude: 7.815, zoom: 14.8 },
      latitude: null,
      start: null,
    });
    expect(await basemapOf('DEMO Voisin', 2, 2)).toMatchObject({ basemap_name: 'OpenStreetMap' });
    expect(await world.read('select name from grounds', 1)).toEqual([{ name: 'Pour Monaco' }]);
    expect(await world.read('select name from grounds', 2)).toEqual([]);
    const settings = await world.call('GET /congregation/setting/view', {
      token: await world.signIn('DEMO Responsable'),
    });
    expect(settings.body).toMatchObject({
      ground: { name: 'Pour Monaco', source_date: '2026-02-01' },
      basemap_providers: [
        { id: 1, name: 'OpenStreetMap', offline: false },
        { id: 2, name: 'Plan hors ligne', offline: true },
      ],
    });

    const remove = () =>
      world.call('POST /ground/remove', { token, form: { ground_id: String(id) } });
    expect((await remove()).body.message).toBe(
      'Ce fond sert encore à Monaco\u202F: donne-lui d’abord un autre fond, ou aucun.',
    );
    const nobody = { ...form, congregation_ids: '' };
    await world.call('POST /ground/edit', { token, form: nobody });
    expect(await basemapOf('DEMO Responsable', 1, 1)).toMatchObject({
      basemap_name: 'OpenStreetMap',
    });
    const actions = await world.read<{ action: string }>(
      'select action from event_logs order by id',
    );
    expect(actions.map(({ action }) => action).slice(-2)).toEqual([
      'Fond de carte donné\u202F: Pour Monaco',
      'Fond de carte retiré\u202F: Pour Monaco',
    ]);

    expect((await remove()).body).toMatchObject({ snackbar_text: 'Fond de carte supprimé.' });
    await expect.poll(() => stat(fileOf(sha256Of(bytes))).catch(() => null)).toBe(null);
    expect((await remove()).body.message).toBe('Ce fond de carte n’existe plus.');
  });

  it('keeps its old ground while a new one fails, and when none of that id exists [OWN-73]', async () => {
    await upload(world, token, aGround({ at: [7.9, 43.7] }), { name: 'Ancien' });
    const { id, address } = await made(world, token, 'Ancien');
    const form = { ground_id: String(id), name: 'Ancien', congregation_ids: '1' };
    await world.call('POST /ground/edit', { token, form });

    const pictures = aGround({ at: [7.9, 43.7], tileType: 2 });
    const failing = await upload(world, token, pictures, { name: 'Images' });
    await expect
      .poll(async () => (await making(failing))?.problem)
      .toBe('Ce fichier contient des images et non des rues\u202F: il faut un fond vectoriel.');
    const unknown = { ...form, ground_id: '99' };
    expect((await world.call('POST /ground/edit', { token, form: unknown })).body.message).toBe(
      'Ce fond de carte n’existe plus.',
    );
    const nowhere = { ...form, congregation_ids: '1,77' };
    expect((await world.call('POST /ground/edit', { token, form: nowhere })).body.message).toBe(
      'Cette assemblée n’existe pas.',
    );
    expect(await basemapOf('DEMO Responsable', 1, 1)).toMatchObject({ basemap_url: address });
  });

  it('is removed also where its file cannot be, which is logged [OWN-89]', async () => {
    const bytes = aGround({ at: [7.2, 43.7] });
    await upload(world, token, bytes, { name: 'Tenace' });
    const { id } = await made(world, token, 'Tenace');
    await rm(fileOf(sha256Of(bytes)));
    await mkdir(fileOf(sha256Of(bytes)));
    const form = { ground_id: String(id) };
    const { body } = await world.call('POST /ground/remove', { token, form });
    expect(body).toMatchObject({ snackbar_text: 'Fond de carte supprimé.' });
    await expect
      .poll(() => world.logged)
      .toContainEqual(expect.objectContaining({ level: 'error', msg: 'defect' }));
  });

  it('is told when its file has gone from the disk [OWN-73]', async () => {
    const bytes = aGround({ at: [8, 43.7] });
    await upload(world, token, bytes, { name: 'Perdu' });
    await made(world, token, 'Perdu');
    await rm(fileOf(sha256Of(bytes)));
    expect(await made(world, token, 'Perdu')).toMatchObject({ missing: true });
    expect((await fetch(`${world.url}/grounds/${sha256Of(bytes)}.pmtiles`)).status).toBe(404);
  });
});

describe('the grounds of the site', () => {
  it('are for its administrators only [OWN-67]', async () => {
    const theirs = await world.signIn('DEMO Responsable');
    const answers = await Promise.all([
      world.call('GET /ground/list', { token: theirs }),
      begin(world, theirs, aGround()),
      world.call('POST /ground/path', { token: theirs }),
      world.call('POST /ground/cancel', { token: theirs }),
      world.call('POST /ground/edit', { token: theirs }),
      world.call('POST /ground/remove', { token: theirs }),
      sendPiece(world, theirs, aGround(), { making: 1, offset: 0 }),
    ]);
    expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set([forbiddenTo('2')]));
    expect((await world.call('GET /ground/list')).status).toBe(401);
  });
});
