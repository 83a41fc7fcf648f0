import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepCard } from '../../backend/pairing/pairing.queries.ts';
import {
  aBooking,
  anAssignment,
  aTerritory,
  aUser,
  type AssignmentFacts,
} from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { columnsOfPeople } from './everything.ts';
import { messagesOfAnne, saidOfAnne, tracesOfAnne } from './traces-of-anne.ts';
import { toldAs } from './told-as.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

async function exported(token: string, format: string) {
  const response = await fetch(`${world.url}/user/myaccount/export?format=${format}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return { response, text: await response.text() };
}
const dataOf = async (token: string) => JSON.parse((await exported(token, 'json')).text);

describe('one’s own data', () => {
  it('are a file to keep: JSON for programs, a page to read [ACCT-07, OWN-14]', async () => {
    for (const [format, type] of [
      ['json', 'application/json'],
      ['html', 'text/html'],
    ] as const) {
      const { response } = await exported(staff.token('5'), format);
      expect([
        response.status,
        response.headers.get('Content-Type'),
        response.headers.get('Content-Disposition'),
        response.headers.get('Cache-Control'),
      ]).toEqual([
        200,
        type,
        `attachment; filename="Mes_donn_es.${format}"; filename*=UTF-8''Mes%20donn%C3%A9es.${format}`,
        'no-store',
      ]);
    }
  });

  it('hold everything known about the person, and nothing about others [ACCT-07, GEN-20, OWN-14]', async () => {
    await aUser(world, { id: 30, login: 'LECLERC Anne', email: 'anne@example.org', role: 3 });
    await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi' });
    await aTerritory(world, { id: 2, number: 13, name: 'Port' });
    const first = { territory: 1, to: 30, released: '2025-01-01', due: '2025-05-01' };
    const held = (id: number, facts: Partial<AssignmentFacts>) =>
      anAssignment(world, { ...first, id, ...facts });
    await held(1, { returned: '2025-03-01' });
    await held(2, { to: 6, released: '2025-03-01', returned: '2025-04-01', outputNumber: 2 });
    await held(3, { released: '2026-02-01', due: '2026-07-01', outputNumber: 3, reprieves: 1 });
    await aBooking(world, { id: 1, name: 'Pour leclerc anne', territories: [2] });
    await aBooking(world, { id: 2, name: 'Pour un autre' });
    await aBooking(world, { id: 4, name: 'LECLERC Annette, LECLERC Anne-Lise' });
    await tracesOfAnne(world);
    const token = await world.signIn('LECLERC Anne');
    const week = world.clock.now().add({ hours: 24 * 7 });
    await world.database.asTenant(1, (db) => keepCard(db, 30, Buffer.alloc(32), week));
    await world.call('POST /territory/setting/edit', {
      token,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      form: { territory_id: '2', name: 'Vieux port', type_id: '1', gate: '', note: '' },
    });
    await staff.ask('2', 'POST /user/edit', {
      user_id: '30',
      login: 'LECLERC Anne',
      password: '',
      email: 'anne.leclerc@example.org',
      role_id: '3',
    });
    await world.call('POST /user/password/lost', {
      form: { login: 'LECLERC Anne', email: 'anne.leclerc@example.org', congregation_id: '1' },
    });
    await world.deliver(1);
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u);
    const line = { at: instant, congregation: 'Assemblée Centre' };
    const data = await dataOf(token);
    for (const key of Object.values(toldAs)) expect(Object.keys(data[key])).not.toEqual([]);
    expect(data).toEqual({
      made_at: '2026-03-15T09:00:00Z',
      account: {
        congregation: 'Assemblée Centre',
        login: 'LECLERC Anne',
        role: 'Gestionnaire',
        email: 'anne.leclerc@example.org',
        subscription: false,
        deletion_requested: false,
        created_at: instant,
        temporary_password_until: '2026-03-16T09:00:00Z',
      },
      account_imports: [
        {
          file: 'proclamateurs.csv',
          at: '2026-03-03T08:00:00Z',
          before: { login: 'LECLERC A', email: null, roleId: 5 },
        },
      ],
      sessions: [
        {
          device: 'Appareil inconnu',
          new_device: true,
          began_at: '2026-03-15T09:00:00Z',
          seen_at: '2026-03-15T09:00:00Z',
        },
      ],
      devices: [{ until: '2026-06-13T09:00:00Z' }],
      cards: [{ until: '2026-03-22T09:00:00Z' }],
      passkeys: { identifier: null, keys: [] },
      second_factor: { made_at: null, codes_left: 0, demanded_since: null, removed_at: null },
      messages: messagesOfAnne,
      consents: [{ version: 6, accepted_at: '2026-01-01T08:00:00Z' }],
      assignments: [
        {
          territory: 'T12 - Rue Grimaldi',
          activity: 'Porte à porte',
          released: '2026-02-01',
          returned: null,
          due: '2026-07-01',
          reprieve_months: 1,
          online: false,
          output_number: 3,
          recorded_at: instant,
        },
        {
          territory: 'T12 - Rue Grimaldi',
          activity: 'Porte à porte',
          released: '2025-01-01',
          returned: '2025-03-01',
          due: '2025-05-01',
          reprieve_months: 0,
          online: false,
          output_number: 1,
          recorded_at: instant,
        },
      ],
      reminders: [
        {
          territory: 'T12 - Rue Grimaldi',
          kind: 'pre_warning',
          due: '2026-07-01',
          day: '2026-03-04',
        },
      ],
      links: [
        {
          territory: 'T12 - Rue Grimaldi',
          action: 'month',
          expires_at: '2026-04-03T08:00:00Z',
          used_at: '2026-03-05T08:00:00Z',
        },
        {
          territory: 'T12 - Rue Grimaldi',
          action: 'returned',
          expires_at: '2026-04-03T08:00:00Z',
          used_at: null,
        },
      ],
      permissions: [
        {
          territory: 'T12 - Rue Grimaldi',
          action: 'month',
          expires_at: '2026-04-04T08:00:00Z',
          used_at: '2026-03-06T08:00:00Z',
        },
      ],
      requests: [
        { territory: 'T12 - Rue Grimaldi', kind: 'month', asked_at: '2026-03-01T08:00:00Z' },
      ],
      imports: [{ file: 'territoires.csv', at: '2026-03-02T08:00:00Z' }],
      bookings: [{ name: 'Pour leclerc anne', territories: ['T13 - Vieux port'] }],
      territory_changes: [{ territory: 'T13 - Vieux port', at: instant, fields: ['name'] }],
      mails: [
        {
          recipient: 'anne.leclerc@example.org',
          subject: expect.any(String),
          written_at: instant,
          sent_at: instant,
        },
        {
          recipient: 'anne@example.org',
          subject: 'Ton compte a été modifié',
          written_at: instant,
          sent_at: instant,
        },
      ],
      recent_calls: [{ call: 'POST /territory/setting/edit', at: instant }],
      logs: [
        { ...line, territory: null, action: 'Mot de passe provisoire envoyé', by_yourself: true },
        {
          ...line,
          territory: null,
          action: 'Proclamateur modifié\u202F: LECLERC Anne',
          by_yourself: false,
        },
        { ...line, territory: 'T13 - Vieux port', action: 'Modifié\u202F: nom', by_yourself: true },
      ],
    });

    const { text } = await exported(token, 'html');
    for (const said of [
      '<html lang="fr">',
      'Rue Grimaldi',
      ...saidOfAnne,
      'Sorti le 1er janvier 2025, rentré le 1er mars 2025.',
      'Sorti le 1er février 2026, à rentrer le 1er juillet 2026.',
      'version 6\u202F: acceptées le 1er janvier 2026 à 09:00.',
      'anne.leclerc@example.org',
      '«\u202FPour leclerc anne\u202F»\u202F: T13 - Vieux port',
      '(par une autre personne)',
      '«\u202Fterritoires.csv\u202F», le 2 mars 2026',
      'compte modifié. Avant\u202F: LECLERC A, aucune',
      '«\u202FUn mois de plus\u202F», valable jusqu’au 3 avril 2026 à 10:00 <span>(utilisé le 5 mars 2026 à 09:00)</span>',
      '«\u202FJe l’ai rentré\u202F», valable jusqu’au 3 avril 2026 à 10:00 <span>(non utilisé)</span>',
      'POST /territory/setting/edit, le 15 mars 2026 à 10:00',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(
      /\{\w+\}|Rôle numéro|Autre Rôle|Pour un autre|Annette|undefined|null/u,
    );
  });

  it('cover every column that refers to a person [OWN-14]', async () => {
    expect(await columnsOfPeople(world.connectionString)).toEqual(Object.keys(toldAs));
  });

  it('of a site administrator are his own, with what he did elsewhere [B-47, OWN-14]', async () => {
    await staff.ask('site in 2', 'POST /user/add', {
      login: 'AJOUT Ailleurs',
      password: 'abcde1',
      email: '',
      role_id: '5',
    });
    for (const who of ['1', 'site in 2'] as const) {
      const data = await dataOf(staff.token(who));
      expect(data.account).toMatchObject({
        login: 'Rôle numéro 1',
        congregation: 'Assemblée Centre',
      });
      expect(data.logs).toMatchObject([
        {
          congregation: 'Port',
          action: 'Proclamateur ajouté\u202F: AJOUT Ailleurs',
          by_yourself: true,
        },
      ]);
    }
    const neighbour = await dataOf(staff.token('neighbour'));
    expect([neighbour.account.login, neighbour.logs]).toEqual(['Voisin Port', []]);
  });

  it('hold no password in any form [B-81, OWN-14]', async () => {
    const { text } = await exported(staff.token('5'), 'json');
    expect(text).not.toMatch(/argon2|hash/u);
  });

  it.each(['', 'pdf', 'JSON', '../x'])('have no other format: %j [OWN-14]', async (format) => {
    const { response, text } = await exported(staff.token('5'), format);
    expect([response.status, JSON.parse(text)]).toEqual([200, refusal('Ce format n’existe pas.')]);
  });

  it('are available to every role, each person’s own [RG-05, GEN-20, OWN-14]', async () => {
    for (const who of ['1', '2', '3', '4', '5'] as const) {
      expect((await dataOf(staff.token(who))).account.login).toBe(`Rôle numéro ${who}`);
    }
    const asked = await fetch(`${world.url}/user/myaccount/export?format=json&user_id=6&id=6`, {
      headers: { Authorization: `Bearer ${staff.token('5')}` },
    });
    expect(JSON.parse(await asked.text()).account.login).toBe('Rôle numéro 5');
  });

  it('are refused without a session [RG-04, OWN-14]', async () => {
    expect((await exported('none', 'json')).response.status).toBe(401);
  });

  it('show typed text as text, never as markup [B-43, OWN-14]', async () => {
    await aUser(world, { id: 31, login: 'MARQUE Page' });
    await aBooking(world, { id: 3, name: '<b>MARQUE Page</b> & co' });
    const { text } = await exported(await world.signIn('MARQUE Page'), 'html');
    expect(text).toContain('&lt;b&gt;MARQUE Page&lt;/b&gt; &amp; co');
  });
});
