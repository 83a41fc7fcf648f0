import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Answer } from '../../backend/parts/http/answer.ts';
import { asForm } from '../imports/imports-world.ts';
import { inside, elsewhere, openUnvisitedWorld } from './unvisited-world.ts';

const { world, staff, begin, note, seenBy, flagOf } = await openUnvisitedWorld();
beforeEach(begin);
afterAll(() => world.close());

/** A square of some 80 m around a position. */
const around = ({ latitude, longitude }: typeof inside) => {
  const [lat, lng] = [Number(latitude), Number(longitude)];
  const [south, north, west, east] = [lat - 0.0004, lat + 0.0004, lng - 0.0005, lng + 0.0005];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'Feature',
    properties: { type: 'polygon', desc: '' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
};
/** Redraws the limits of a territory as squares around these positions. */
const draw = async (territory: number, ...positions: (typeof inside)[]) => {
  const features = positions.map(around);
  const answer = await staff.ask('3', 'POST /map/save/territory', {
    territory_id: String(territory),
    zoom: '16',
    latlng: '43.7355|7.422',
    geojson_feature: encodeURIComponent(JSON.stringify({ type: 'FeatureCollection', features })),
    force_overwrite: 'y',
  });
  expect(answer).toMatchObject({ success: true });
};
/** Imports a register whose rows draw the limits of territories as squares around these positions. */
const importLimits = async (...rows: (readonly [territory: number, ...(typeof inside)[]])[]) => {
  const cells = rows.map(([number, ...positions]) => [
    String(number),
    `Rue ${number}`,
    JSON.stringify({ type: 'FeatureCollection', features: positions.map(around) }),
  ]);
  const file = asForm({ kind: 'territories', columns: 'number,name,map', rows: cells });
  const { digest } = (await staff.ask('2', 'POST /import/check', file)) as Answer;
  const answer = await staff.ask('2', 'POST /import/run', { ...file, digest: String(digest) });
  expect(answer).toMatchObject({ success: true });
  return String((answer as Answer)['import_id']);
};
const undoImport = (id: string) => staff.ask('2', 'POST /import/undo', { import_id: id });
const latitudes = async (territory: number) =>
  (await seenBy('3', territory)).places.map(({ latitude }) => latitude);
const logged = () =>
  world.read<{ number_name: string }>(
    `select number_name from event_logs
     where action = 'Lieux à ne pas visiter modifiés' order by id`,
  );

it('a place outside of limits drawn anew goes to the territory it lies in now, and the flags follow [OWN-153]', async () => {
  await draw(2, elsewhere);
  await note(1, inside);
  await note(1, elsewhere);
  const before = await logged();
  await draw(1, inside);
  expect(await latitudes(1)).toEqual([43.7355]);
  expect(await latitudes(2)).toEqual([43.736]);
  expect(await flagOf(2)).toEqual([{ no_visited: true, typed: false }]);
  expect((await logged()).slice(before.length)).toEqual([
    { number_name: 'T1 - Rue 1' },
    { number_name: 'T2 - Rue 2' },
  ]);
  await draw(2, inside, elsewhere);
  expect(await latitudes(1)).toEqual([43.7355]);
});

it('limits that take in a place which its own territory has left out before get it [OWN-153]', async () => {
  await note(1, elsewhere);
  await draw(2, inside);
  await draw(1, inside);
  expect(await latitudes(1)).toEqual([43.736]);
  await draw(2, elsewhere);
  expect(await latitudes(1)).toEqual([]);
  expect(await latitudes(2)).toEqual([43.736]);
  expect(await flagOf(1)).toEqual([{ no_visited: false, typed: null }]);
});

it('a place that lies in no other limits stays, and one noted in both is kept once [OWN-153]', async () => {
  await note(1, inside);
  await draw(2, inside);
  await note(2, inside);
  await draw(1, elsewhere);
  expect(await latitudes(1)).toEqual([]);
  expect(await latitudes(2)).toEqual([43.7355]);
  await draw(2, elsewhere);
  expect(await latitudes(2)).toEqual([43.7355]);
  expect(await flagOf(2)).toEqual([{ no_visited: true, typed: false }]);
});

it('limits that a register brings are followed too, into a territory that it makes, which no undo removes with them [OWN-153, OWN-09]', async () => {
  await note(1, inside);
  await note(1, elsewhere);
  const before = await logged();
  const id = await importLimits([1, inside], [9, elsewhere]);
  const [made] = await world.read<{ id: number }>('select id from territories where number = 9');
  expect(await latitudes(1)).toEqual([43.7355]);
  expect(await latitudes(made!.id)).toEqual([43.736]);
  expect(await flagOf(made!.id)).toEqual([{ no_visited: true, typed: false }]);
  expect((await logged()).slice(before.length)).toEqual([
    { number_name: 'T1 - Rue 1' },
    { number_name: 'T9 - Rue 9' },
  ]);
  expect(await undoImport(id)).toMatchObject({
    success: false,
    message:
      'Des lieux à ne pas visiter ont changé de territoire avec cet import\u202F: il ne peut plus être annulé.',
  });
  expect(await latitudes(made!.id)).toEqual([43.736]);
});

it('limits that are as before an import again are followed back [OWN-153, OWN-09]', async () => {
  await draw(1, inside);
  await draw(2, elsewhere);
  const id = await importLimits([1, inside, elsewhere]);
  await note(1, elsewhere);
  expect(await latitudes(1)).toEqual([43.736]);
  expect(await undoImport(id)).toMatchObject({ success: true });
  expect(await latitudes(1)).toEqual([]);
  expect(await latitudes(2)).toEqual([43.736]);
});
