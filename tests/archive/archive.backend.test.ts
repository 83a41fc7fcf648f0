import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveMaxBytes } from '#schema/limits.ts';
import { forbiddenTo } from '../support/forbidden.ts';
import { aMap, aTerritory, thePassword } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { aFullCongregation } from './a-full-congregation.ts';
import { archiveOf, exported, type Tables, tablesIn } from './archive-world.ts';
import { everything } from './everything.ts';

let world: World;
let staff: Staff;
let archive: Buffer;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await aFullCongregation(world);
  archive = await exported(world, 7);
});
afterAll(() => world.close());

const exporting = (who: Who, congregation: number | string) =>
  fetch(`${world.url}/congregation/archive/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staff.token(who)}` },
    body: new URLSearchParams({ congregation_id: String(congregation) }),
  });

const importing = async (
  file: Uint8Array<ArrayBuffer> | null,
  { who = '1', name = '', key = '' }: { who?: Who; name?: string; key?: string } = {},
) => {
  const form = new FormData();
  form.set('name', name);
  if (file) form.set('archive', new Blob([file]), 'archive.zip');
  const { status, body } = await world.call('POST /congregation/archive/import', {
    token: staff.token(who),
    body: form,
    ...(key !== '' && { headers: { 'Idempotency-Key': key } }),
  });
  expect(status).toBe(200);
  return body;
};

const lines = (congregation: number) =>
  world.read(
    'select login, user_id, action, css_class from event_logs order by id desc limit 1',
    congregation,
  );
const without = async (line: RegExp) => (await everything(world)).filter((row) => !line.test(row));
const renamed = (edit: (tables: Tables) => void = () => {}) => {
  const tables = tablesIn(archive);
  edit(tables);
  return new Uint8Array(archiveOf(tables));
};
const unknown = refusal('Cette assemblée n’existe pas.');

describe('exporting a congregation [OWN-10]', () => {
  it('answers a file named after the congregation and the day, and logs in that congregation who exported it', async () => {
    const answer = await exporting('1', 7);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Vall%C3%A9e%207%202026-03-15.zip",
    );
    const tables = tablesIn(Buffer.from(await answer.arrayBuffer()));
    expect(tables.get('congregations')).toEqual([
      expect.objectContaining({ name: 'Vallée 7', email_counter: 3 }),
    ]);
    const line = {
      login: 'Rôle numéro 1',
      user_id: null,
      action: 'Archive de l’assemblée exportée',
    };
    expect(await lines(7)).toEqual([{ ...line, css_class: '' }]);
  });

  it('holds no secret: neither passwords, nor their hashes, nor mails', async () => {
    const text = [...tablesIn(archive)].map((it) => JSON.stringify(it)).join('\n');
    expect(text).not.toMatch(/argon2|password|token_version|mail_outbox/u);
    expect(text).not.toContain(thePassword);
  });

  it('lets administrators export their own congregation and no other', async () => {
    expect((await exporting('2', 1)).headers.get('content-type')).toBe('application/zip');
    for (const id of [2, 7, 99_999, -1, 2_147_483_648, 'abc', '']) {
      expect(await (await exporting('2', id)).json(), String(id)).toEqual(unknown);
    }
    expect((await exporting('neighbour', 2)).headers.get('content-type')).toBe('application/zip');
    expect(await (await exporting('neighbour', 1)).json()).toEqual(unknown);
    expect(await (await exporting('1', 99_999)).json()).toEqual(unknown);
  });

  it('is offered in the settings to those who may export', async () => {
    const offered = async (who: Who) =>
      (await staff.ask(who, 'GET /congregation/setting/view'))['archive_of'];
    expect([await offered('1'), await offered('2'), await offered('site in 2')]).toEqual([1, 1, 2]);
    expect(await offered('3')).toBe(undefined);
  });

  it('is refused to managers, elders, publishers, and without a session', async () => {
    for (const who of ['3', '4', '5'] as const) {
      expect(await (await exporting(who, 1)).json()).toEqual(refusal(forbiddenTo(who)));
    }
    const { status } = await world.call('POST /congregation/archive/export');
    expect(status).toBe(401);
  });

  it('makes a site administrator an administrator of the congregation in the file', async () => {
    const users = tablesIn(await exported(world, 1)).get('users') ?? [];
    expect(users.map(({ login, role_id }) => [login, role_id]).slice(0, 3)).toEqual([
      ['Rôle numéro 1', 2],
      ['Rôle numéro 2', 2],
      ['Rôle numéro 3', 3],
    ]);
  });
});

describe('importing an archive [OWN-10]', () => {
  it('is for site administrators only', async () => {
    const before = await everything(world);
    for (const who of ['2', '3', '4', '5', 'neighbour'] as const) {
      expect(await importing(renamed(), { who, name: 'Ailleurs' })).toEqual(
        refusal(forbiddenTo(who)),
      );
    }
    expect((await world.call('POST /congregation/archive/import')).status).toBe(401);
    expect(await everything(world)).toEqual(before);
  });

  it('needs a file within the size limit and a name that is not taken', async () => {
    const before = await everything(world);
    expect(await importing(null)).toEqual(refusal('Choisis une archive.'));
    expect(await importing(renamed())).toEqual(
      refusal('Une assemblée «\u202FVallée 7\u202F» existe déjà\u202F: donne un autre nom.'),
    );
    expect(await importing(renamed(), { name: 'port' })).toEqual(
      refusal('Une assemblée «\u202Fport\u202F» existe déjà\u202F: donne un autre nom.'),
    );
    expect(await importing(renamed(), { name: 'Port#' })).toEqual(refusal('Caractère invalide'));
    const tooLarge = refusal(
      'Cette archive dépasse 8 Mo\u202F: demande à la personne qui s’occupe du serveur de l’importer (commande «\u202Fnpm run archive\u202F»).',
    );
    expect(await importing(new Uint8Array(archiveMaxBytes + 1))).toEqual(tooLarge);
    expect(await importing(new Uint8Array(archiveMaxBytes + 100_000))).toEqual(tooLarge);
    expect(await importing(new Uint8Array(archiveMaxBytes))).toEqual(
      refusal('Ce fichier n’est pas une archive zip lisible.'),
    );
    expect(await everything(world)).toEqual(before);
  });

  it('makes a new congregation, logs it there and at the importer’s, and does so once however often it is sent', async () => {
    const sent = { name: 'Ailleurs', key: '8b5a3f0e-6a53-4a0e-9e0d-2d6a4f3b1c11' };
    const file = renamed();
    const answer = await importing(file, sent);
    const id = Number(answer['congregation_id']);
    const sentence =
      'Assemblée «\u202FAilleurs\u202F» importée\u202F: 2 proclamateurs, 3 territoires. Donne à chacun un nouveau mot de passe\u202F: ce serveur n’envoie pas d’e-mails. Nouveaux liens pour 2 cartes\u202F: les anciens servent déjà ici.';
    expect(answer).toEqual({
      ...told(sentence),
      snackbar_timeout: 0,
      congregation_id: id,
    });
    const line = {
      action: 'Assemblée importée\u202F: Ailleurs',
      css_class: '',
      login: 'Rôle numéro 1',
    };
    expect(await lines(id)).toEqual([{ ...line, user_id: null }]);
    expect(await lines(1)).toEqual([{ ...line, user_id: 1 }]);
    const before = await without(/^idempotent_answers /u);
    expect(await importing(file, sent)).toEqual(answer);
    expect(await without(/^idempotent_answers /u)).toEqual(before);
  });

  it('changes nothing in any other congregation', async () => {
    const others = () => without(/^(?:idempotent_answers|event_logs|congregations) |\(10\d\d,/u);
    const before = await others();
    await importing(renamed(), { name: 'Encore ailleurs' });
    expect(await others()).toEqual(before);
  });

  it('lets nobody sign in before choosing a password; its members can have one sent by mail', async () => {
    const id = Number((await importing(renamed(), { name: 'Fermée' }))['congregation_id']);
    const who = { login: 'Éloïse Ancien', congregation_id: String(id) };
    const signIn = { form: { ...who, password: thePassword } };
    expect((await world.call('POST /user/auth', signIn)).body.success).toBe(false);
    const lost = { form: { ...who, email: 'e@exemple.fr' } };
    expect((await world.call('POST /user/password/lost', lost)).body.success).toBe(true);
    expect(await world.signIn('Rôle numéro 1', id)).not.toBe('');
  });

  it('keeps links of maps that are free on this site, and makes new ones for the others', async () => {
    await aTerritory(world, { id: 70 });
    await aMap(world, { territory: 70, token: 'un-lien-deja-utilise-ici' });
    const file = renamed((tables) => {
      const [first, second] = tables.get('territory_maps') ?? [];
      Object.assign(first ?? {}, { token: 'un-lien-deja-utilise-ici' });
      Object.assign(second ?? {}, { token: 'un-lien-libre-imprime-hier' });
    });
    const id = Number((await importing(file, { name: 'Liens' }))['congregation_id']);
    const maps = await world.read<{ token: string; number: number }>(
      `select m.token, t.number from territory_maps m
       join territories t on t.id = m.territory_id and t.congregation_id = m.congregation_id
       order by m.territory_id`,
      id,
    );
    expect(maps).toEqual([
      { number: 12, token: expect.stringMatching(/^[\w-]{22}$/u) },
      { number: 3, token: 'un-lien-libre-imprime-hier' },
    ]);
    const shown = async (token: string) =>
      (await world.call('GET /map/info/{token}', { path: { token } })).body['number_name'];
    expect(await shown('un-lien-libre-imprime-hier')).toBe("T3 - Place d'Armes – été");
    expect(await shown(maps[0]?.token ?? '')).toBe('T12 - Rue 703');
    expect(await shown('un-lien-deja-utilise-ici')).toBe('T70 - Rue 70');
  });
});
