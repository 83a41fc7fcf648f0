import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Compression, TileType } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskFull, expectRoom } from '../../backend/grounds/ground-store.ts';
import type { Maker } from '../../backend/grounds/maker.ts';
import { anArchive, patched } from '../engines/ground/an-archive.ts';
import { anExtract } from '../engines/ground/small-extract.ts';
import { aCongregation, aTerritory, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';
import { writePbf } from '../support/write-pbf.mjs';
import { aGround, sha256Of } from './a-ground.ts';
import { begin, listed, made, makerHere, sendPiece, upload } from './ground-world.ts';

let world: World;
let token: string;
/** What a making waits for. */
let held = Promise.resolve();
const maker: Maker = async (wanted, watching) => {
  await held;
  return makerHere(wanted, watching);
};
const old = aGround({ name: 'Ancien' });
const address = `/grounds/${sha256Of(old)}.pmtiles`;
const place = (name: string) => path.join(world.dataDir, name);

const order = (name: string, file: string, bbox = '') =>
  world.call('POST /ground/path', { token, form: { name, path: file, bbox, around: '' } });
const problems = async () =>
  Object.fromEntries((await listed(world, token)).makings.map((it) => [it.name, it.problem]));
const forgetMakings = async () => {
  for (const { id } of (await listed(world, token)).makings) {
    await world.call('POST /ground/cancel', { token, form: { making_id: String(id) } });
  }
};

beforeAll(async () => {
  world = await openWorld({ jobs: true, maker });
  await aCongregation(world);
  await aUser(world, { id: 1, login: 'DEMO Site', role: 1 });
  await aTerritory(world, { id: 1 });
  token = await world.signIn('DEMO Site');
  await upload(world, token, old, { name: 'Ancien' });
  const { id } = await made(world, token, 'Ancien');
  const form = { ground_id: String(id), name: 'Ancien', congregation_ids: '1' };
  await world.call('POST /ground/edit', { token, form });
});
afterAll(() => world.close());

/** The congregation draws on it, and its file is what it was. */
async function expectOldGround() {
  const grounds = (await listed(world, token)).grounds;
  expect(grounds).toMatchObject([{ name: 'Ancien', congregation_ids: [1], missing: false }]);
  const { body } = await world.call('GET /map/edit/territory/{territory_id}', {
    token,
    path: { territory_id: 1 },
  });
  expect(body).toMatchObject({ basemap_url: address, basemap_name: 'Ancien' });
  const answer = await fetch(world.url + address);
  expect(Buffer.from(await answer.arrayBuffer()).equals(old)).toBe(true);
}

async function badFiles(): Promise<void> {
  const town = anExtract();
  const corners = [
    [-40, 0],
    [60, 0],
  ] as const;
  town.way(corners, { highway: 'residential', name: 'Rue du Four' });
  const bytes = await readFile(town.write(place('bourg.osm.pbf')));
  const meadow = anExtract();
  meadow.square(0, 0, 50, { landuse: 'meadow' });
  meadow.write(place('pre.osm.pbf'));
  const history = ['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation'];
  const files = {
    'texte.osm.pbf': '<osm version="0.6"/>',
    'court.osm.pbf': bytes.subarray(0, -20),
    'histoire.osm.pbf': writePbf({ required: history }, []),
    'lz4.osm.pbf': writePbf({}, [{ nodes: town.nodes }], 'lz4'),
    'texte.pmtiles': 'rien de cela '.repeat(50),
    'court.pmtiles': old.subarray(0, -20),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(place(name), content);
  await mkdir(place('dossier.pmtiles'));
  const picture = { change: patched('type', TileType.Png) };
  await anArchive(place('images.pmtiles'), picture);
  await anArchive(place('relief.pmtiles'), { ...picture, encoding: 'terrarium' });
  const layers = ['water', 'transportation', 'building', 'place'];
  await anArchive(place('autre.pmtiles'), { layers });
  const zstd = patched('packing', Compression.Zstd);
  await anArchive(place('zstd.pmtiles'), { change: zstd });
  await anArchive(place('sans-rue.pmtiles'), { streets: null });
}

const incomplete = 'Ce fichier est incomplet\u202F: télécharge-le à nouveau.';
const packed = 'La compression de ce fichier n’est pas prise en charge\u202F: il faut gzip.';
const streetless = 'Il n’y a aucune rue à cet endroit.';
const nothingThere = 'Ce fichier ne contient rien à cet endroit.';
const acrossTheLine =
  'La zone demandée franchit le 180e méridien\u202F: choisis une zone d’un seul côté de cette ligne.';
const foreign =
  'Ce fichier n’est ni un extrait OpenStreetMap (.osm.pbf) ni un fond de carte (.pmtiles).';

/** The file, the area that is wanted of it, what is said. */
const cases: readonly (readonly [file: string, bbox: string, sentence: string])[] = [
  ['texte.osm.pbf', '', foreign],
  ['texte.pmtiles', '', foreign],
  ['court.osm.pbf', '', incomplete],
  ['court.pmtiles', '', incomplete],
  [
    'histoire.osm.pbf',
    '',
    'Ce fichier contient l’historique d’OpenStreetMap\u202F: prends l’extrait courant (.osm.pbf).',
  ],
  ['bourg.osm.pbf', '2,48,2.01,48.01', nothingThere],
  ['bourg.osm.pbf', '179.9,-17,-179.9,-16', acrossTheLine],
  ['sans-rue.pmtiles', '2,48,2.01,48.01', nothingThere],
  ['sans-rue.pmtiles', '179.9,-17,-179.9,-16', acrossTheLine],
  ['pre.osm.pbf', '', streetless],
  ['sans-rue.pmtiles', '', streetless],
  [
    'images.pmtiles',
    '',
    'Ce fichier contient des images et non des rues\u202F: il faut un fond vectoriel.',
  ],
  [
    'relief.pmtiles',
    '',
    'Ce fichier contient un relief et non des rues\u202F: il faut un fond vectoriel.',
  ],
  [
    'autre.pmtiles',
    '',
    'Ce fichier n’est pas dans le schéma Protomaps version 4, le seul que les cartes lisent.',
  ],
  ['zstd.pmtiles', '', packed],
  ['lz4.osm.pbf', '', packed],
  ['dossier.pmtiles', '', 'Ce fichier ne peut pas être lu.'],
  ['bourg.osm.pbf', '-5,42,8,51', 'La zone est trop grande\u202F: choisis une zone plus petite.'],
];

describe('while a congregation draws on a ground', () => {
  it('whatever no ground can be made of is told in its sentence, and the old ground stays [OWN-73]', async () => {
    await badFiles();
    const named = cases.map(
      ([file, bbox, sentence]) => [`${file} ${bbox}`.trim(), sentence] as const,
    );
    for (const [file, bbox] of cases) {
      const { body } = await order(`${file} ${bbox}`, place(file), bbox);
      expect(body).toMatchObject({ success: true });
    }
    await expect.poll(problems, { timeout: 20_000 }).toEqual(Object.fromEntries(named));
    await expectOldGround();
    await forgetMakings();
  });

  it('a file is not taken twice while it is on its way, from a device or the server [OWN-73]', async () => {
    const onItsWay = { success: false, message: 'Ce fichier est déjà en préparation.' };
    let letOn = () => {};
    held = new Promise((resolve) => (letOn = resolve));
    const bytes = aGround({ name: 'Deux fois', at: [7.5, 43.7] });
    await writeFile(place('deux-fois.pmtiles'), bytes);
    await upload(world, token, bytes, { name: 'Deux fois' });
    expect((await begin(world, token, bytes)).body).toMatchObject(onItsWay);
    expect((await order('Chemin', place('deux-fois.pmtiles'))).body).toMatchObject({
      success: true,
    });
    expect((await order('Chemin', place('deux-fois.pmtiles'))).body).toMatchObject(onItsWay);
    const part = await order('Un bout', place('deux-fois.pmtiles'), '2,48,2.01,48.01');
    expect(part.body).toMatchObject({ success: true });
    letOn();
    const ground = await made(world, token, 'Deux fois');
    // What the second makes is what the site has already.
    await expect.poll(problems).toEqual({
      Chemin: 'Le même fond de carte est déjà dans la liste.',
      'Un bout': nothingThere,
    });
    await forgetMakings();
    await world.call('POST /ground/remove', { token, form: { ground_id: String(ground.id) } });
    await expectOldGround();
  });

  it('a ground whose file is gone gets it back from the same file [OWN-73]', async () => {
    const file = place(`grounds/${sha256Of(old)}.pmtiles`);
    await rm(file);
    expect((await listed(world, token)).grounds).toMatchObject([{ missing: true }]);
    await upload(world, token, old, { name: 'De nouveau' });
    await expect.poll(problems).toEqual({});
    await expectOldGround();
  });

  it('a piece that finds the disk full is told, does not count, and may come again [OWN-73]', async () => {
    const bytes = aGround({ name: 'Plein', at: [7.6, 43.7] });
    const id = Number((await begin(world, token, bytes, { name: 'Plein' })).body['making_id']);
    const upload = place(`grounds/uploads/${id}.pmtiles`);
    await mkdir(path.dirname(upload), { recursive: true });
    await symlink('/dev/full', upload);
    const piece = () => sendPiece(world, token, bytes, { making: id, offset: 0 });
    expect((await piece()).body).toMatchObject({
      success: false,
      message: 'Il n’y a plus assez de place sur le disque du serveur.',
    });
    expect((await listed(world, token)).makings).toMatchObject([
      { name: 'Plein', state: 'receiving', received: 0 },
    ]);
    await expectOldGround();
    await rm(upload);
    expect((await piece()).body).toMatchObject({ success: true, received: bytes.length });
    await made(world, token, 'Plein');
  });

  it('what does not fit on the disk is refused before any of it is sent [OWN-73]', async () => {
    await expect(expectRoom(world.dataDir, 2 ** 60)).rejects.toBeInstanceOf(DiskFull);
    await expectRoom(world.dataDir, 1);
  });
});
