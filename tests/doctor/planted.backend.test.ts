import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { diagnose } from '../../backend/doctor/diagnosis.ts';
import { historyEvents } from '../../backend/history/history.texts.ts';
import { importEvents } from '../../backend/imports/imports.texts.ts';
import { sealPastDays } from '../../backend/parts/event-log/log-seals.queries.ts';
import { aCongregation, anAssignment, aSquare, aTerritory, aUser } from '../support/builders.ts';
import type { World } from '../support/world.ts';
import { aSoundWorld, daysAgo, findings, plain, plant, today } from './a-sound-world.ts';

const line = (world: World, day: string, action: string, territory = 'T12 - Rue Grimaldi') =>
  plant(
    world,
    'insert into event_logs (congregation_id, login, number_name, action, at) values (1, $1, $2, $3, $4)',
    ['DEMO Ancien', territory, action, `${day}T10:00:00Z`],
  );

it('finds nothing in a sound database [OWN-94, OWN-95]', async () => {
  const world = await aSoundWorld();
  const { findings: found, conclusion } = await diagnose(world.connectionString, today);
  expect(found).toEqual([]);
  expect(conclusion).toEqual([
    'Tout est en ordre\u202F: 1 assemblée, 1 {product}, 3 attributions.',
  ]);
});

describe('the event log', () => {
  it('with lines missing of a day that is over is found, and what to do is said once [OWN-94]', async () => {
    const world = await aSoundWorld();
    for (let n = 0; n < 3; n += 1) await line(world, daysAgo(3), 'Sortie');
    await line(world, daysAgo(2), 'Rentrée');
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await findings(world)).toEqual([]);
    await plant(world, 'delete from event_logs where at < $1 and id % 2 = 0', [daysAgo(2)]);
    const left = (await world.read("select id from event_logs where action = 'Sortie'")).length;
    const { findings: found, conclusion } = await diagnose(world.connectionString, today);
    expect(found.map(plain)).toEqual([
      `Monaco, ${daysAgo(3)} : Il manque des lignes aux Journaux de ce jour : ${3 - left}/3.`,
    ]);
    expect(conclusion).toHaveLength(2);
    expect(conclusion[1]).toContain('restaure la dernière bonne sur une base vide');
  });

  it('whose lines are older than the log is kept has no seal of them either [OWN-94, OWN-16]', async () => {
    const world = await aSoundWorld();
    await line(world, daysAgo(900), 'Sortie');
    await line(world, daysAgo(2), 'Sortie');
    await world.database.asTenant(1, sealPastDays);
    expect(await world.read('select lines from log_seals')).toHaveLength(2);
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await world.read('select lines from log_seals')).toHaveLength(1);
    expect(await findings(world)).toEqual([]);
  });

  it('is not sealed before the day is over [OWN-94]', async () => {
    const world = await aSoundWorld();
    await plant(
      world,
      "insert into event_logs (congregation_id, login, action) values (1, 'DEMO Ancien', 'Sortie')",
    );
    await world.database.asTenant(1, sealPastDays);
    expect(await world.read('select lines from log_seals')).toEqual([]);
  });

  it('whose time goes back is found, but not for the moments of two calls at once [OWN-94]', async () => {
    const world = await aSoundWorld();
    await line(world, daysAgo(3), 'Sortie');
    await plant(
      world,
      "insert into event_logs (congregation_id, login, action, at) select 1, 'DEMO Ancien', 'Sortie', at - interval '5 minutes' from event_logs",
    );
    expect(await findings(world)).toEqual([]);
    await line(world, daysAgo(9), 'Rentrée');
    expect(await findings(world)).toEqual([
      `Monaco, ${daysAgo(9)} : Des lignes des Journaux (1) portent une heure d’avant celles qui étaient déjà écrites.`,
    ]);
  });
});

describe('the history', () => {
  const gap =
    'Monaco, T12 - Rue Grimaldi : L’attribution n° 2 a disparu, et les Journaux ne disent pas qu’elle a été supprimée.';

  it('with a number that is gone without a word is found [OWN-94]', async () => {
    const world = await aSoundWorld();
    await plant(world, 'delete from histories where output_number = 2');
    expect(await findings(world)).toEqual([gap]);
  });

  it('with a number whose removal or change is in the log is sound [OWN-94, B-66]', async () => {
    const world = await aSoundWorld();
    await plant(world, 'delete from histories where output_number = 2');
    await line(world, daysAgo(1), historyEvents.removed(3));
    await line(world, daysAgo(1), historyEvents.removed(2), 'T13 - Rue Plati');
    await aTerritory(world, { id: 13, name: 'Rue Plati' });
    expect(await findings(world)).toEqual([]);
    await plant(world, 'delete from event_logs');
    expect(await findings(world)).toEqual([gap]);
    await line(world, daysAgo(1), historyEvents.edited(2, { outputNumber: 3 }));
    expect(await findings(world)).toEqual([]);
  });

  it('with an exit that was cancelled below an added assignment is sound [OWN-94, B-66]', async () => {
    const world = await aSoundWorld();
    world.clock.set(Temporal.Now.instant().toString());
    await aUser(world, { id: 2, login: 'DEMO Gestion', role: 2 });
    const open = { id: 4, outputNumber: 4, territory: 12, to: 1 };
    await anAssignment(world, { ...open, released: daysAgo(20), due: daysAgo(-100) });
    const token = await world.signIn('DEMO Gestion');
    const past = { release_date: daysAgo(40), return_date: daysAgo(30), user_id: '1' };
    const form = { territory_id: '12', action: 'add', activity_id: '1', ...past };
    expect((await world.call('POST /history/add', { token, form })).body.success).toBe(true);
    const cancel = { token, form: { territory_ids: '12' } };
    expect((await world.call('POST /territory/exit/cancel', cancel)).body.success).toBe(true);
    expect(await world.read('select output_number from histories order by 1')).toEqual(
      [1, 2, 3, 5].map((output_number) => ({ output_number })),
    );
    expect(await world.read("select action from event_logs where action ~ 'annulée'")).toEqual([
      { action: 'Sortie annulée\u202F: DEMO Ancien' },
    ]);
    expect(await findings(world)).toEqual([]);
  });

  it('with assignments of an import that was undone is sound, on this territory alone [OWN-94]', async () => {
    const world = await aSoundWorld();
    await plant(world, 'delete from histories where output_number = 2');
    await aTerritory(world, { id: 13, name: 'Rue Plati' });
    await line(world, daysAgo(1), importEvents.territoryTakenBack, 'T13 - Rue Plati');
    expect(await findings(world)).toEqual([gap]);
    await line(world, daysAgo(1), importEvents.territoryTakenBack);
    expect(await findings(world)).toEqual([]);
  });

  it('written before the log begins is left alone [OWN-94, OWN-16]', async () => {
    const world = await aSoundWorld();
    await plant(world, 'delete from histories where output_number = 2');
    await plant(world, 'update histories set created_at = $1', [daysAgo(800)]);
    expect(await findings(world)).toEqual([]);
  });
});

it('rows of a congregation that is gone are found, by an owner that sees all and by one that does not [OWN-94]', async () => {
  const world = await aSoundWorld();
  await aCongregation(world, { id: 77, name: 'Port' });
  await aTerritory(world, { id: 5, congregation: 77 });
  await plant(
    world,
    `set session_replication_role = replica;
     delete from congregations where id = 77;
     select setval('congregations_id_seq', 100)`,
  );
  const sentence =
    'Base : l’assemblée 77 n’existe plus, mais il reste de ses lignes (congregation_settings, territories). Supprime-les table par table (celles où congregation_id vaut 77), ou restaure une sauvegarde qui contient l’assemblée.';
  expect(await findings(world)).toEqual([sentence]);

  const owner = `owner_${process.pid}`;
  await plant(
    world,
    `create role ${owner} login password 'a' in role territories_tenant, territories_anonymous, territories_site`,
  );
  await plant(
    world,
    `grant select on all tables in schema public to ${owner};
     grant usage on schema graphile_worker to ${owner};
     grant select on all tables in schema graphile_worker to ${owner};
     grant select on congregations_id_seq to ${owner}`,
  );
  const url = new URL(world.connectionString);
  url.username = owner;
  url.password = 'a';
  const { findings: found } = await diagnose(url.href, today);
  expect(found.map(plain)).toEqual([sentence]);
  await plant(world, `drop owned by ${owner}; drop role ${owner}`);
});

it('a mail that waits without a job is found, one with a job or with an expired password is not [OWN-94]', async () => {
  const world = await aSoundWorld();
  await plant(
    world,
    `insert into mail_outbox (congregation_id, recipient, subject, body, html, kind, created_at)
     values (1, 'a@example.org', '', '', '', 'late', now()), (1, 'a@example.org', '', '', '', 'late', now()),
       (1, 'a@example.org', '', '', '', 'password', now() - interval '2 days')`,
  );
  await plant(world, "delete from graphile_worker._private_jobs where key <> 'mail:1:1000'");
  expect(await findings(world)).toEqual([
    'Monaco : Un e-mail attend sans travail qui l’envoie. Démarre le programme : il le demande à nouveau dans l’heure.',
  ]);
});

it('a feature that is no GeoJSON is found, on the map of a territory and of the congregation [OWN-94]', async () => {
  const world = await aSoundWorld();
  const broken = {
    ...aSquare,
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: 'x' } },
    ],
  };
  await plant(world, 'update territory_maps set geojson_feature = $1', [JSON.stringify(broken)]);
  await plant(
    world,
    `insert into global_maps (congregation_id, latitude, longitude, zoom, geojson_feature)
     select congregation_id, latitude, longitude, zoom, geojson_feature from territory_maps`,
  );
  expect(await findings(world)).toEqual([
    'Monaco : Un objet de la carte n’est pas du GeoJSON qui se dessine.',
    'Monaco, T12 - Rue Grimaldi : Un objet de la carte n’est pas du GeoJSON qui se dessine.',
  ]);
});

it.each([
  '',
  'demo2026',
  '$argon2id$v=19$m=19456,t=2,p=1$HaJfDfnX',
  '$2b$10$abcdefghijklmnopqrstuv',
])('the unusable hash %j is found [OWN-94]', async (hash) => {
  const world = await aSoundWorld();
  await plant(world, 'update users set password_hash = $1', [hash]);
  expect(await findings(world)).toEqual([
    'Monaco, DEMO Ancien : L’empreinte du mot de passe est inutilisable : personne ne peut se connecter.',
  ]);
});

it('a session that lasts longer than any may is found [OWN-94]', async () => {
  const world = await aSoundWorld();
  world.clock.set(Temporal.Now.instant().toString());
  await world.signIn('DEMO Ancien');
  expect(await findings(world)).toEqual([]);
  await plant(
    world,
    "update sessions set device = 'Firefox', ends_at = ends_at + interval '1 day'",
  );
  expect(await findings(world)).toEqual([
    'Monaco, DEMO Ancien : Une connexion (Firefox) dure plus longtemps que le programme ne le permet.',
  ]);
});
