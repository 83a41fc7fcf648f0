import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTerritory, aUser, anAssignment } from '../support/builders.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { exported, imported } from './archive-world.ts';
import { everything } from './everything.ts';

let world: World;
let staff: Staff;
let archive: Buffer;

/** The site's administrator is a publisher of the first congregation too. */
beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await aUser(world, { id: 40, login: 'DUPONT Jean' });
  for (const id of [1, 2, 3]) await aTerritory(world, { id });
  const past = { released: '2025-01-10', returned: '2025-03-01', due: '2025-05-10' };
  await anAssignment(world, { id: 1, territory: 1, to: 1, ...past });
  await anAssignment(world, { id: 2, territory: 2, to: 40, ...past });
  await anAssignment(world, {
    id: 3,
    territory: 3,
    to: 1,
    released: '2026-02-01',
    due: '2026-06-01',
  });
  await world.database.asTenant(1, async (db) => {
    await db.rows(
      `insert into event_logs (congregation_id, at, user_id, login, action, about_user_id) values
         (1, '2026-03-01T10:00:00Z', 1, 'Rôle numéro 1', E'Rentrée\\u202F: DUPONT Jean', 40),
         (1, '2026-03-02T10:00:00Z', 3, 'Rôle numéro 3', E'Sortie\\u202F: Rôle numéro 1', 1)`,
    );
    await db.rows(
      `insert into territory_changes (congregation_id, territory_id, version, user_id, at, fields)
       values (1, 1, 1, 1, '2026-03-01T10:00:00Z', '{name}')`,
    );
    await db.rows(
      `insert into reminders (congregation_id, history_id, due_date, kind, user_id, day)
       values (1, 3, '2026-06-01', 'late', 1, '2026-03-10')`,
    );
    await db.rows(
      `insert into assignment_requests (congregation_id, history_id, user_id, kind, asked_at)
       values (1, 3, 1, 'month', '2026-03-10T10:00:00Z')`,
    );
  });
  archive = await exported(world);
});
afterAll(() => world.close());

async function bring(leaveOut: string) {
  const form = new FormData();
  form.set('name', 'Copie');
  form.set('leave_out', leaveOut);
  form.set('archive', new Blob([new Uint8Array(archive)]), 'archive.zip');
  const { body } = await world.call('POST /congregation/archive/import', {
    token: staff.token('1'),
    body: form,
  });
  return body;
}

describe('the archive of the first congregation, on the same site', () => {
  it('is refused because of the site’s administrator, with the offer to leave him out [OWN-132, B-47]', async () => {
    const before = await everything(world);
    expect(await bring('n')).toMatchObject({
      success: false,
      leave_out_switch: true,
      message:
        'users.ndjson, ligne 1\u202F: «\u202FRôle numéro 1\u202F» est le nom d’un administrateur de ce site\u202F: laisse-le en dehors, ou modifie l’un des deux noms avant.',
    });
    expect(await everything(world)).toEqual(before);
  });

  it('comes in without him; what he did is a removed person’s, everybody else stays who he is [OWN-132, B-48]', async () => {
    const answer = await bring('y');
    expect(answer).toMatchObject({
      success: true,
      snackbar_text:
        'Assemblée «\u202FCopie\u202F» importée\u202F: 6 proclamateurs, 3 territoires. Donne à chacun un nouveau mot de passe\u202F: ce serveur n’envoie pas d’e-mails. L’administrateur du site reste en dehors\u202F: ce qu’il a fait y figure sous «\u202FProclamateur supprimé\u202F».',
    });
    const copy = Number(answer['congregation_id']);
    const read = (sql: string) => world.read(sql, copy);
    expect(await read('select login, role_id from users order by id')).toEqual([
      { login: 'Rôle numéro 2', role_id: 2 },
      { login: 'Rôle numéro 3', role_id: 3 },
      { login: 'Rôle numéro 4', role_id: 4 },
      { login: 'Rôle numéro 5', role_id: 5 },
      { login: 'Autre Rôle 5', role_id: 5 },
      { login: 'DUPONT Jean', role_id: 5 },
    ]);
    expect(
      await read(
        'select t.number, u.login, h.return_date is null as out from histories h join territories t on t.id = h.territory_id left join users u on u.id = h.user_id order by 1',
      ),
    ).toEqual([
      { number: 1, login: null, out: false },
      { number: 2, login: 'DUPONT Jean', out: false },
      { number: 3, login: null, out: true },
    ]);
    expect(
      await read(
        "select l.login, u.login as author, l.action, a.login as about from event_logs l left join users u on u.id = l.user_id left join users a on a.id = l.about_user_id where l.action like 'Rentrée%' or l.action like 'Sortie%' order by l.id",
      ),
    ).toEqual([
      {
        login: 'Proclamateur supprimé',
        author: null,
        action: 'Rentrée\u202F: DUPONT Jean',
        about: 'DUPONT Jean',
      },
      { login: 'Rôle numéro 3', author: 'Rôle numéro 3', action: 'Sortie', about: null },
    ]);
    expect(await read('select user_id, fields from territory_changes')).toEqual([
      { user_id: null, fields: ['name'] },
    ]);
    for (const table of ['reminders', 'assignment_requests']) {
      expect(await read(`select 1 from ${table}`)).toEqual([]);
    }
    expect(
      await read(
        'select distinct u.login from privacy_consents p join users u on u.id = p.user_id where u.role_id = 2',
      ),
    ).toEqual([{ login: 'Rôle numéro 2' }]);
  });

  it('asked to leave nobody out, and with nobody to leave out, comes in as it is [OWN-132]', async () => {
    const elsewhere = await openWorld();
    await aStaff(elsewhere);
    await elsewhere.database.asTenant(1, (db) =>
      db.rows("update users set login = 'Quelqu un d autre' where id = 1"),
    );
    expect(await imported(elsewhere, archive, 'Copie', true)).toMatchObject({
      people: 7,
      leftOut: 0,
    });
    await elsewhere.close();
  });
});
