import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aMap, aTerritory, aUser } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { tablesWith } from './everything.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

const name = 'ZÉPHYR Marine';
const formerName = 'ZÉPHYR Ondine';
const email = 'marine@example.org';
const phone = '06 12 34 56 78';
const words = [name, formerName, 'zéphyr', email, 'ondine@example.org', phone, '0612345678'];
const traces = () => tablesWith(world.connectionString, words);

describe('a person who asks for the deletion of the account', () => {
  it('is shown to managers, is removed by one of them, and no longer appears anywhere in the database [ACCT-19, ULST-04, UREM-03, B-48, OWN-16]', async () => {
    await staff.ask('3', 'POST /user/add', {
      login: formerName,
      password: '',
      email: 'ondine@example.org',
      role_id: '3',
    });
    const [added] = await world.read<{ id: number }>(
      `select id from users where login = '${formerName}'`,
    );
    const id = added?.id ?? 0;
    await world.deliver(1);
    const edited = { user_id: String(id), login: name, password: 'demo2026', email, role_id: '3' };
    await staff.ask('3', 'POST /user/edit', edited);
    const token = await world.signIn(name);
    const asHer = () => ({ token, headers: { 'Idempotency-Key': crypto.randomUUID() } });
    await world.call('POST /user/rgpdprivacy/edit', { ...asHer(), form: { rgpd_privacy: 'y' } });

    await aTerritory(world, {
      id: 50,
      note: `Clé chez zéphyr marine, ${phone}, ${email}`,
      exited: { to: id, released: '2025-01-01', returned: '2025-03-01', due: '2025-05-01' },
    });
    await aTerritory(world, { id: 51 });
    await aTerritory(world, { id: 52 });
    await aTerritory(world, { id: 53, number: 53, note: `Clé\nchez ${name}` });
    await staff.ask('2', 'POST /import/run', {
      kind: 'territories',
      columns: 'number,note',
      rows: JSON.stringify([{ line: 2, cells: ['53', 'Clé à la salle'] }]),
      file_name: `${name}.csv`,
    });
    await aBooking(world, { id: 60, name: 'Proclamateur supprimé' });
    for (const [booked, at] of [
      [`${name} 0612345678`, '51'],
      [`Groupe de ${formerName}`, '52'],
    ] as const) {
      const form = {
        booking_name: booked,
        booking_type: 'paper',
        selected: JSON.stringify([Number(at)]),
      };
      const made = await world.call('POST /booking/add', { ...asHer(), form });
      expect(made.body.success).toBe(true);
    }
    await world.database.asSite((db) =>
      db.rows('update congregations set contact = $1 where id = 1', [
        `${name}, 12 rue Haute, ${phone}`,
      ]),
    );
    await world.call('POST /user/view', {
      token: staff.token('2'),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      form: { user_id: String(id) },
    });
    await world.call('POST /user/password/lost', {
      form: { login: name, email, congregation_id: '1' },
    });
    const wish = { password: '', email, subscription: 'y', rgpd_forget_me: 'y' };
    await world.call('POST /user/myaccount/edit', { ...asHer(), form: wish });
    await world.deliver(1);

    const { users } = await staff.ask('3', 'GET /user/list');
    expect(users).toContainEqual(
      expect.objectContaining({ id, rgpd_forget_me: true, css_class: 'row-forget' }),
    );
    expect(await traces()).toEqual([
      'bookings',
      'congregations',
      'event_logs',
      'idempotent_answers',
      'import_changes',
      'imports',
      'mail_outbox',
      'territories',
      'users',
    ]);
    const files = () => readdir(path.join(world.dataDir, 'mail'));
    expect(await files()).toHaveLength(3);

    expect(await staff.ask('3', 'POST /user/remove', { user_id: String(id) })).toEqual(
      told('Proclamateur supprimé.'),
    );
    await world.deliver(1);

    expect(await traces()).toEqual([]);
    expect(await files()).toEqual([]);
    expect((await world.call('GET /user/menu', { token })).status).toBe(401);
    for (const table of ['temporary_passwords', 'privacy_consents', 'idempotent_answers']) {
      expect(await world.read(`select from ${table} where user_id = ${id}`)).toEqual([]);
    }
    expect(
      await world.read('select user_id, release_date, return_date from histories where id = 50'),
    ).toEqual([{ user_id: null, release_date: '2025-01-01', return_date: '2025-03-01' }]);
    expect(await world.read('select note from territories where id = 50')).toEqual([
      { note: 'Clé chez Proclamateur supprimé, …, Proclamateur supprimé' },
    ]);
    expect(await world.read('select name from bookings order by id')).toEqual([
      { name: 'Proclamateur supprimé' },
      { name: 'Proclamateur supprimé …' },
      { name: 'Groupe de Proclamateur supprimé' },
    ]);
    const [ran] = await world.read<{ id: number; file_name: string }>(
      'select id, file_name from imports',
    );
    expect(ran?.file_name).toBe('Proclamateur supprimé.csv');
    const undone = await staff.ask('2', 'POST /import/undo', { import_id: String(ran?.id) });
    expect(undone).toEqual(
      refusal(
        'Des lignes de cet import ont été supprimées depuis\u202F: il ne peut plus être annulé.',
      ),
    );
    expect(await traces()).toEqual([]);
    expect(await world.read('select contact from congregations')).toEqual([
      { contact: 'Proclamateur supprimé, 12 rue Haute, …' },
    ]);
    expect(
      await world.read(
        "select login, action from event_logs where action like 'Réservé%' order by id",
      ),
    ).toEqual([
      { login: 'Proclamateur supprimé', action: 'Réservé\u202F: Proclamateur supprimé …' },
      { login: 'Proclamateur supprimé', action: 'Réservé\u202F: Groupe de Proclamateur supprimé' },
    ]);
  });

  it('leaves it to people to correct what others may have printed, and says where that is [B-48, OWN-16]', async () => {
    await aUser(world, { id: 41, login: 'CARTE Paul' });
    await aTerritory(world, { id: 55, number: 55, name: 'Chez CARTE Paul' });
    await aTerritory(world, { id: 56, number: 56, name: 'Rue 56' });
    await aMap(world, {
      territory: 56,
      features: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: { type: 'parking', desc: 'Carte PAUL' },
            geometry: { type: 'Point', coordinates: [7.4, 43.7] },
          },
        ],
      },
    });
    expect(await staff.ask('3', 'POST /user/remove', { user_id: '41' })).toEqual({
      ...told(
        'Proclamateur supprimé. Son nom se lit encore dans le nom ou sur la carte de\u202F: T55 - Chez CARTE Paul, T56 - Rue 56. Corrige ces territoires.',
      ),
      snackbar_timeout: 0,
    });
  });

  it('keeps data of others: of a present holder of the name, and of another congregation [B-48, GEN-20, OWN-16]', async () => {
    await aUser(world, { id: 42, login: 'ANCIEN Nom' });
    await staff.ask('3', 'POST /user/edit', {
      user_id: '42',
      login: 'NOUVEAU Nom',
      password: '',
      email: '',
      role_id: '5',
    });
    await aUser(world, { id: 43, login: 'ANCIEN Nom' });
    await aBooking(world, { id: 70, name: 'Liste de ANCIEN Nom' });
    await aBooking(world, { id: 71, congregation: 2, name: 'Liste de NOUVEAU Nom' });
    await staff.ask('3', 'POST /user/remove', { user_id: '42' });
    expect(await world.read('select name from bookings where id = 70')).toEqual([
      { name: 'Liste de ANCIEN Nom' },
    ]);
    expect(await world.read('select name from bookings where id = 71', 2)).toEqual([
      { name: 'Liste de NOUVEAU Nom' },
    ]);
  });

  it('keeps people with a longer name [B-48, OWN-16]', async () => {
    await aUser(world, { id: 45, login: 'OLIVE Jean' });
    const others = 'OLIVE Jeanne, OLIVE Jean-Paul 06 12 34 56 78';
    await aTerritory(world, { id: 57, number: 57, name: 'Chez OLIVE Jeanne', note: others });
    await aBooking(world, { id: 72, name: others });
    await aBooking(world, { id: 73, name: 'OLIVE Jean-Paul et OLIVE Jean' });
    await world.database.asTenant(1, (db) =>
      db.rows(
        `insert into event_logs (congregation_id, login, action)
         values (1, 'OLIVE Jeanne', 'Réservé\u202F: OLIVE Jeanne')`,
      ),
    );
    expect(await staff.ask('3', 'POST /user/remove', { user_id: '45' })).toEqual(
      told('Proclamateur supprimé.'),
    );
    expect(await world.read('select note from territories where id = 57')).toEqual([
      { note: others },
    ]);
    expect(await world.read('select name from bookings where id in (72, 73) order by id')).toEqual([
      { name: others },
      { name: 'OLIVE Jean-Paul et Proclamateur supprimé' },
    ]);
    expect(
      await world.read("select login, action from event_logs where login = 'OLIVE Jeanne'"),
    ).toEqual([{ login: 'OLIVE Jeanne', action: 'Réservé\u202F: OLIVE Jeanne' }]);
  });
});

describe('the event log', () => {
  it('describes actions without addresses, numbers, and personal values [B-81, LOG-05, OWN-16]', async () => {
    await staff.ask('3', 'POST /user/add', {
      login: 'SECRET Ange',
      password: 'abcde1',
      email: 'ange@example.org',
      role_id: '5',
    });
    await aTerritory(world, { id: 80 });
    await staff.ask('3', 'POST /booking/add', {
      booking_name: 'Martin ange@example.org 06 12 34 56 78',
      booking_type: 'event',
      selected: '[80]',
    });
    const { logs } = await staff.ask('3', 'GET /service/logs');
    const said = JSON.stringify(logs);
    expect(said).not.toMatch(/@|06 12/u);
    expect(said).toContain('Réservé\u202F: Martin … …');
    expect(said).toContain('Proclamateur ajouté\u202F: SECRET Ange');
  });
});
