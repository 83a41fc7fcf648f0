import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTerritory, anAssignment, aUser } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

const remove = (user_id: number | string, who: Who = '3') =>
  staff.ask(who, 'POST /user/remove', { user_id: String(user_id) });
const removed = told('Proclamateur supprimé.');
const known = async (id: number, congregation = 1) =>
  (await world.read(`select id from users where id = ${id}`, congregation)).length === 1;

/** Every row of every table of a congregation that contains one of these words. */
async function traces(words: readonly string[], congregation = 1): Promise<readonly string[]> {
  const tables = await world.read<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'congregation_id'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await world.read<{ line: string }>(
      `select t::text as line from ${name} t`,
      congregation,
    );
    for (const { line } of rows) {
      if (words.some((word) => line.toLowerCase().includes(word))) found.push(`${name} ${line}`);
    }
  }
  return found;
}

describe('a removed user', () => {
  it('is in no list, and every session is dead at once [REST-36, UREM-03, B-48, B-90]', async () => {
    await aUser(world, { id: 40, login: 'DUPONT Jean' });
    const token = await world.signIn('DUPONT Jean');
    expect(await remove(40)).toEqual(removed);
    expect((await world.call('GET /user/menu', { token })).status).toBe(401);
    const { users } = await staff.ask('3', 'GET /user/list/editorremove');
    expect((users as readonly { id: number }[]).map(({ id }) => id)).not.toContain(40);
    expect(
      await world.read('select login, action, css_class from event_logs order by id desc limit 1'),
    ).toEqual([
      { login: 'Rôle numéro 3', action: 'Proclamateur supprimé', css_class: 'row-danger' },
    ]);
  });

  it('leaves no trace of name or address, and the history without a name [ACCT-19, B-48]', async () => {
    await staff.ask('3', 'POST /user/add', {
      login: 'ZÉPHYR Ondine',
      password: '',
      email: 'ondine@example.org',
      role_id: '3',
    });
    const [added] = await world.read<{ id: number }>(
      "select id from users where login = 'ZÉPHYR Ondine'",
    );
    const id = added?.id ?? 0;
    await world.deliver();
    await staff.ask('3', 'POST /user/edit', {
      user_id: String(id),
      login: 'ZÉPHYR Marine',
      password: 'abcde1',
      email: 'marine@example.org',
      role_id: '3',
    });
    await staff.ask('3', 'POST /user/edit', {
      user_id: String(id),
      login: 'ZÉPHYR Marine',
      password: 'demo2026',
      email: 'marine@example.org',
      role_id: '3',
    });
    const token = await world.signIn('ZÉPHYR Marine');
    const asHer = { token, headers: { 'Idempotency-Key': crypto.randomUUID() } };
    await aTerritory(world, {
      id: 50,
      exited: { to: id, released: '2025-01-01', returned: '2025-03-01', due: '2025-05-01' },
    });
    await aTerritory(world, { id: 51 });
    await world.call('POST /territory/exit', {
      ...asHer,
      form: {
        territory_ids: '51',
        user_id: '5',
        activity_id: '1',
        release_date: '2026-03-15',
      },
    });
    await world.call('POST /user/password/lost', {
      form: { login: 'ZÉPHYR Marine', email: 'marine@example.org', congregation_id: '1' },
    });
    await world.call('POST /user/myaccount/edit', {
      token,
      form: { password: '', email: 'marine@example.org', subscription: 'y', rgpd_forget_me: 'y' },
    });
    await world.database.asTenant(1, (db) =>
      db.rows(
        "insert into mail_outbox (congregation_id, recipient, subject, body, html, kind) values (1, 'Marine@example.org', 'Zéphyr', '', '', 'late')",
      ),
    );
    await world.deliver();
    const words = ['zéphyr', 'ondine', 'marine'];
    const before = (await traces(words)).map((line) => line.split(' ')[0]);
    expect(new Set(before)).toEqual(new Set(['event_logs', 'mail_outbox', 'users']));
    const files = () => readdir(path.join(world.dataDir, 'mail'));
    expect((await files()).length).toBe(5);

    expect(await remove(id)).toEqual(removed);
    await world.deliver();

    expect(await traces(words)).toEqual([]);
    expect(await files()).toEqual([]);
    for (const table of ['temporary_passwords', 'idempotent_answers']) {
      expect(await world.read(`select from ${table} where user_id = ${id}`)).toEqual([]);
    }
    expect(await world.read('select user_id, release_date from histories where id = 50')).toEqual([
      { user_id: null, release_date: '2025-01-01' },
    ]);
    const log = await world.read<{ action: string }>(
      `select distinct login, user_id, about_user_id, action from event_logs
       where action like '%roclamateur%' or login = 'Proclamateur supprimé'
       order by action`,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'Compte modifié',
      'Mot de passe du proclamateur modifié',
      'Mot de passe provisoire envoyé',
      'Proclamateur ajouté',
      'Proclamateur modifié',
      'Proclamateur supprimé',
      'Sortie\u202F: Rôle numéro 5',
      'Suppression du compte demandée',
    ]);
    expect(log.filter((line) => 'about_user_id' in line && line.about_user_id === id)).toEqual([]);
  });

  it('takes no mail of somebody else along, and no line of another [B-48]', async () => {
    await aUser(world, { id: 41, login: 'COUPLE Lui', email: 'couple@example.org' });
    await aUser(world, { id: 42, login: 'COUPLE Elle', email: 'couple@example.org' });
    for (const login of ['COUPLE Lui', 'COUPLE Elle']) {
      await world.call('POST /user/password/lost', {
        form: { login, email: 'couple@example.org', congregation_id: '1' },
      });
    }
    await remove(41);
    expect(await world.read('select user_id from mail_outbox')).toEqual([{ user_id: 42 }]);
    expect(
      await world.read("select login from event_logs where login = 'COUPLE Elle'"),
    ).toHaveLength(1);
  });

  it('who administered the site is gone from the logs of the other congregations too [B-47, B-48]', async () => {
    await aUser(world, { id: 43, login: 'PARTI Loin', role: 1 });
    const visiting = async (login: string, congregation: number) =>
      world.call('POST /user/add', {
        token: await world.signIn(login, congregation),
        form: { login: `Ajout de ${login}`, password: 'abcde1', email: '', role_id: '5' },
      });
    await visiting('PARTI Loin', 2);
    await visiting('Rôle numéro 1', 2);
    expect(await remove(43, '1')).toEqual(removed);
    expect(
      await world.read(
        "select login, user_id from event_logs where action like 'Proclamateur ajouté%' order by id",
        2,
      ),
    ).toEqual([
      { login: 'Proclamateur supprimé', user_id: null },
      { login: 'Rôle numéro 1', user_id: null },
    ]);
  });
});

describe('who is not removed', () => {
  it.each(['21', '99999', '0', '-1', '2147483648', 'abc', ''])(
    'is who is unknown as %j, or of another congregation [REST-36, GEN-20]',
    async (id) => {
      expect(await remove(id)).toEqual(refusal('Ce proclamateur n’existe pas.'));
      expect(await known(21, 2)).toBe(true);
    },
  );

  it('is oneself [REST-36, B-06]', async () => {
    for (const who of ['1', '2', '3'] as const) {
      expect(await remove(who, who)).toEqual(
        refusal(
          'Tu ne peux pas supprimer ton propre compte ici\u202F: demande-le dans «\u202FMon compte\u202F».',
        ),
      );
      expect(await known(Number(who))).toBe(true);
    }
  });

  it('is who stands above [B-06, REST-36]', async () => {
    const above = refusal(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un administrateur.',
    );
    expect(await remove(2, '3')).toEqual(above);
    expect(await remove(1, '2')).toEqual(above);
    expect(await known(1)).toBe(true);
  });

  it('is who still holds something, until it is back [REST-36, B-48]', async () => {
    await aUser(world, { id: 60, login: 'TIENT Encore' });
    await aTerritory(world, { id: 60 });
    await anAssignment(world, {
      id: 60,
      territory: 60,
      to: 60,
      released: '2026-01-01',
      due: '2026-05-01',
    });
    expect(await remove(60)).toEqual(
      refusal('Ce proclamateur a encore des territoires attribués.'),
    );
    expect(await known(60)).toBe(true);
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: '60',
      return_date: '2026-03-15',
    });
    expect(await remove(60)).toEqual(removed);
  });

  it('is given nothing while being removed: one of the two calls is refused [B-48]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = 70 + round;
      await aUser(world, { id, login: `COURSE Numéro ${id}` });
      await aTerritory(world, { id });
      const [exit, removal] = await Promise.all([
        staff.ask('3', 'POST /territory/exit', {
          territory_ids: String(id),
          user_id: String(id),
          activity_id: '1',
          release_date: '2026-03-15',
        }),
        remove(id),
      ]);
      expect(new Set([exit['success'], removal['success']])).toEqual(new Set([true, false]));
      const open = await world.read(
        `select user_id from histories where territory_id = ${id} and return_date is null`,
      );
      expect(open).toEqual(exit['success'] === true ? [{ user_id: id }] : []);
    }
  });
});
