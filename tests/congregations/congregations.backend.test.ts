import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbiddenTo } from '../support/forbidden.ts';
import { aTerritory } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

interface Row {
  readonly id: number;
  readonly name: string;
  readonly contact: string;
  readonly email_counter: number;
  readonly failing_mails: number;
}

const list = async () =>
  (await staff.ask('1', 'GET /congregation/list'))['congregations'] as readonly Row[];
const add = (form: Form, who: Who = '1') =>
  staff.ask(who, 'POST /congregation/add', { name: 'Essai', contact: '', ...form });
const edit = (form: Form, who: Who = '1') =>
  staff.ask(who, 'POST /congregation/edit', { congregation_id: '2', name: 'Port', ...form });
const remove = (id: number | string, who: Who = '1') =>
  staff.ask(who, 'POST /congregation/remove', { congregation_id: String(id) });
const lasting = (message: string) => ({
  ...refusal(message),
  snackbar: true,
  snackbar_text: message,
  snackbar_color: 'error',
  snackbar_timeout: 0,
});
const lastLine = async (congregation = 1) =>
  (
    await world.read(
      'select login, action, css_class from event_logs order by id desc limit 1',
      congregation,
    )
  )[0];
const made = async (name: string) => Number((await add({ name }))['congregation_id']);

describe('the list of congregations', () => {
  it('holds all congregations of the site, in dictionary order, with the mails sent [REST-68, CADM-01, B-108]', async () => {
    await made('Étoile');
    await world.database.asTenant(2, (db) =>
      db.rows('update congregations set email_counter = 7 where id = 2'),
    );
    expect(await list()).toEqual([
      { id: 1, name: 'Assemblée Centre', contact: '', email_counter: 0, failing_mails: 0 },
      { id: expect.any(Number), name: 'Étoile', contact: '', email_counter: 0, failing_mails: 0 },
      { id: 2, name: 'Port', contact: '', email_counter: 7, failing_mails: 0 },
    ]);
  });

  it('counts the mails that could not be sent so far, by congregation [OWN-13, REST-68]', async () => {
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    await client.query(`
      insert into mail_outbox (congregation_id, recipient, subject, body, html, kind)
        select unnest(array[1, 2, 2]), 'a@example.org', '', '', '', 'late';
      update graphile_worker._private_jobs set attempts = 3, last_error = 'Error ECONNREFUSED'
        where key like 'mail:2:%'`);
    const failing = (await list()).filter(({ failing_mails }) => failing_mails > 0);
    expect(failing.map(({ id, failing_mails }) => [id, failing_mails])).toEqual([[2, 2]]);
    await client.query('delete from mail_outbox; delete from graphile_worker._private_jobs');
    await client.end();
  });

  it.each([
    'GET /congregation/list',
    'POST /congregation/add',
    'POST /congregation/edit',
    'POST /congregation/remove',
  ] as const)('is for site administrators alone: %s [CADM-10, REST-68, B-02]', async (call) => {
    for (const who of ['2', '3', '4', '5', 'neighbour'] as const) {
      expect(await staff.ask(who, call)).toEqual(refusal(forbiddenTo(who)));
    }
  });
});

describe('a new congregation', () => {
  it('is offered at sign-in, and told in the log [REST-69, CADM-06, B-81]', async () => {
    const answer = await add({ name: ' Cap d’Ail ', contact: ' Jean, 06 00 00 00 00 ' });
    const id = Number(answer['congregation_id']);
    expect(answer).toEqual({ ...told('Assemblée ajoutée.'), congregation_id: id });
    expect((await list()).find((row) => row.id === id)).toEqual({
      id,
      name: 'Cap d’Ail',
      contact: 'Jean, 06 00 00 00 00',
      email_counter: 0,
      failing_mails: 0,
    });
    const { body } = await world.call('GET /congregation/select');
    expect(body['congregations']).toContainEqual({ id, name: 'Cap d’Ail' });
    expect(await lastLine()).toEqual({
      login: 'Rôle numéro 1',
      action: 'Assemblée ajoutée\u202F: Cap d’Ail',
      css_class: '',
    });
  });

  it('starts with the documented settings [B-24]', async () => {
    const id = await made('Réglée');
    expect(
      await world.read(
        'select standard_period, campaign_period, sendmail, basemap_provider_id from congregation_settings',
        id,
      ),
    ).toEqual([
      { standard_period: 4, campaign_period: 2, sendmail: false, basemap_provider_id: 1 },
    ]);
  });

  it('gets its first user from the site administrator, who works there; that user can sign in [B-47, LOGIN-22]', async () => {
    const id = await made('Naissante');
    const token = await world.signIn('Rôle numéro 1', id);
    const menu = (await world.call('GET /user/menu', { token })).body;
    expect(menu).toMatchObject({ congregation_name: 'Naissante', login: 'Rôle numéro 1' });
    const form = { login: 'PREMIER Homme', password: 'abcde1', email: '', role_id: '2' };
    expect((await world.call('POST /user/add', { token, form })).body.success).toBe(true);
    const first = await world.call('POST /user/auth', {
      form: { login: 'PREMIER Homme', password: 'abcde1', congregation_id: String(id) },
    });
    const asFirst = { token: String(first.body['token']) };
    expect((await world.call('GET /user/list', asFirst)).body).toMatchObject({
      total: 1,
      users: [{ login: 'PREMIER Homme', role_id: 2 }],
    });
    expect(await lastLine(id)).toMatchObject({
      login: 'Rôle numéro 1',
      action: 'Proclamateur ajouté\u202F: PREMIER Homme',
    });
    expect(await world.read("select id from users where login = 'PREMIER Homme'")).toEqual([]);
    const elsewhere = { ...form, congregation_id: '1' };
    expect((await world.call('POST /user/auth', { form: elsewhere })).body.success).toBe(false);
  });

  it.each<readonly [Form, string]>([
    [{ name: '' }, 'Champs obligatoire'],
    [{ name: '   ' }, 'Champs obligatoire'],
    [{ name: 'a'.repeat(51) }, 'Ce champs doit contenir 50 caractères maximum'],
    ...Array.from(
      '\\&~#{}[]%`=|^$<>"',
      (it) => [{ name: `A${it}` }, 'Caractère invalide'] as const,
    ),
    [{ name: 'A\nB' }, 'Caractère invalide'],
    [{ contact: 'a'.repeat(201) }, 'Ce champs doit contenir 200 caractères maximum'],
    [{ contact: 'a\u0000b' }, 'Caractère invalide'],
    [{ name: 'PORT' }, 'Cette assemblée existe déjà.'],
    [{ name: ' port ' }, 'Cette assemblée existe déjà.'],
  ])('is refused as %j [CADM-05, REST-69, GEN-18, B-57]', async (form, sentence) => {
    const before = await list();
    expect(await add(form)).toEqual(refusal(sentence));
    expect(await edit({ congregation_id: '1', contact: '', name: 'Tout Autre', ...form })).toEqual(
      refusal(sentence),
    );
    expect(await list()).toEqual(before);
  });

  it('is taken at the limits [CADM-05, REST-69]', async () => {
    const form = { name: `L'É${'a'.repeat(47)}`, contact: 'é'.repeat(200) };
    expect((await add(form))['success']).toBe(true);
    expect((await list()).find(({ name }) => name === form.name)?.contact).toBe(form.contact);
  });

  it('is made once when twenty calls want the same name at once [REST-69]', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ name: 'Disputée' })));
    expect(answers.filter(({ success: it }) => it)).toHaveLength(1);
    expect(answers.filter(({ success: it }) => !it)).toEqual(
      Array.from({ length: 19 }, () => refusal('Cette assemblée existe déjà.')),
    );
  });
});

describe('an edited congregation', () => {
  it('keeps its id and gets name and contact [REST-70, CADM-07, B-81]', async () => {
    const id = await made('Ancienne');
    expect(await edit({ congregation_id: String(id), name: 'ANCIENNE', contact: 'Paul' })).toEqual({
      ...told('Assemblée modifiée.'),
      congregation_id: id,
    });
    expect((await list()).find((row) => row.id === id)).toEqual({
      id,
      name: 'ANCIENNE',
      contact: 'Paul',
      email_counter: 0,
      failing_mails: 0,
    });
    expect(await lastLine()).toMatchObject({ action: 'Assemblée modifiée\u202F: ANCIENNE' });
  });

  it.each(['99999', '0', '-1', '2147483648', 'abc', ''])(
    'is unknown as %j [REST-70, REST-71, GEN-20]',
    async (id) => {
      const unknown = 'Cette assemblée n’existe pas.';
      const before = await list();
      expect(await edit({ congregation_id: id, name: 'Nulle Part' })).toEqual(refusal(unknown));
      expect(await remove(id)).toEqual(lasting(unknown));
      expect(await list()).toEqual(before);
    },
  );
});

describe('a removed congregation', () => {
  it('is gone with its settings and its log, and can no longer be chosen [REST-71]', async () => {
    const id = await made('Éphémère');
    const token = await world.signIn('Rôle numéro 1', id);
    expect(await remove(id)).toEqual(told('Assemblée supprimée.'));
    expect((await list()).map((row) => row.id)).not.toContain(id);
    expect(await world.read('select from congregation_settings', id)).toEqual([]);
    expect(await lastLine()).toEqual({
      login: 'Rôle numéro 1',
      action: 'Assemblée supprimée\u202F: Éphémère',
      css_class: 'row-danger',
    });
    for (const call of ['GET /user/menu', 'GET /user/list', 'POST /territory/exit/list'] as const) {
      expect((await world.call(call, { token })).status).toBe(401);
    }
  });

  it('is neither the reader’s own nor the present one; the refusal stays visible [REST-71, CADM-09, B-47]', async () => {
    const own = lasting('Tu ne peux pas supprimer ton assemblée.');
    expect(await remove(1)).toEqual(own);
    expect(await remove(1, 'site in 2')).toEqual(own);
    expect(await remove(2, 'site in 2')).toEqual(own);
  });

  it('must be empty: without users and territories [REST-71, CADM-09, B-47]', async () => {
    const inUse = lasting(
      'Cette assemblée contient encore des proclamateurs ou des territoires\u202F: supprime-les d’abord.',
    );
    expect(await remove(2)).toEqual(inUse);
    const id = await made('Habitée');
    await aTerritory(world, { id: 80, congregation: id });
    expect(await remove(id)).toEqual(inUse);
    expect((await list()).map((row) => row.id)).toEqual(expect.arrayContaining([2, id]));
  });

  it('gets no user during its removal: one of the two calls is refused [B-47]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await made(`Course ${round}`);
      const token = await world.signIn('Rôle numéro 1', id);
      const form = { login: 'ARRIVE Tard', password: 'abcde1', email: '', role_id: '5' };
      const [added, gone] = await Promise.all([
        world.call('POST /user/add', { token, form }),
        remove(id),
      ]);
      expect(new Set([added.body.success, gone['success']])).toEqual(new Set([true, false]));
      expect([200, 401]).toContain(added.status);
      const left = (await list()).some((row) => row.id === id);
      expect(left).toBe(added.body.success);
    }
  });
});

it('a site administrator of another congregation lists the same [REST-68, B-47]', async () => {
  expect(await staff.ask('site in 2', 'GET /congregation/list')).toEqual(
    success({ congregations: await list() }),
  );
});
