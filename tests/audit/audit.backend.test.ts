import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, noFingerprint } from '../../engines/ledger/ledger.ts';
import { inGroups } from '../../engines/ledger/head.ts';
import { verifyLedger } from '../../engines/ledger/verify.ts';
import { forbiddenTo } from '../support/forbidden.ts';
import { refusal } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;
let client: Client;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  client = new Client({ connectionString: world.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world.close();
});
beforeEach(async () => {
  await client.query('delete from event_logs');
  await client.query('alter sequence event_logs_id_seq restart with 1');
});

interface Line {
  readonly at?: string;
  readonly action: string;
  readonly congregation?: number;
  readonly user?: number | null;
  readonly login?: string;
  readonly away?: boolean;
}
const write = async (...lines: readonly Line[]) => {
  for (const { at = '2026-02-01T12:00:00.123Z', congregation = 1, user = 1, ...line } of lines) {
    await client.query(
      `insert into event_logs (congregation_id, at, user_id, login, action, away_home, away_user_id)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        congregation,
        at,
        user,
        line.login ?? 'Rôle numéro 1',
        line.action,
        line.away ? 1 : null,
        line.away ? 1 : null,
      ],
    );
  }
};

const period = { from: '2026-01-01', to: '2026-02-28' };
const every = { every_congregation: 'y' };
/** The file as it is sent. */
async function take(form: Readonly<Record<string, string>> = {}, who: Who = '1') {
  const answer = await fetch(`${world.url}/audit/file`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${staff.token(who)}` },
    body: new URLSearchParams({ ...period, ...form }),
  });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return { answer, text };
}
/** Congregation, author and action of each line. */
const actsIn = (text: string) =>
  text
    .split('\r\n')
    .slice(1, -2)
    .map((line) => line.split(';').slice(3, 6).join(' | '));
const refused = (who: Who, form: Readonly<Record<string, string>>) =>
  staff.ask(who, 'POST /audit/file', { ...period, ...form });

describe('the audit file', () => {
  it('has each act with its fingerprints, their number and the head of the chain [OWN-385]', async () => {
    await write(
      { action: 'Proclamateur ajouté\u202F: Jean' },
      { at: '2026-02-28T22:59:59Z', action: 'Type ajouté\u202F: =1;"2"', login: '=cmd' },
    );
    const { answer, text } = await take();
    const one = ['2026-02-01T12:00:00.123Z', '01/02/2026 13:00', 'Assemblée Centre'];
    const other = ['2026-02-28T22:59:59.000Z', '28/02/2026 23:59', 'Assemblée Centre'];
    const action = 'Proclamateur ajouté\u202F: Jean';
    const a = fingerprintOf(['1', ...one, 'Rôle numéro 1', action, noFingerprint]);
    const b = fingerprintOf(['2', ...other, `'=cmd`, 'Type ajouté\u202F: =1;"2"', a]);
    const head = fingerprintOf(['Fin', '2', '', '', '', '', b]);
    expect(text).toBe(
      [
        '\uFEFFN°;Moment (UTC);Date;Assemblée;Auteur;Action;Empreinte de la ligne précédente;Empreinte',
        `1;${one.join(';')};Rôle numéro 1;${action};${noFingerprint};${a}`,
        `2;${other.join(';')};"'=cmd";"Type ajouté\u202F: =1;""2""";${a};${b}`,
        `Fin;2;;;;;${b};${head}`,
        '',
      ].join('\r\n'),
    );
    expect(verifyLedger(text)).toEqual({ fault: null, lines: 2, head });
    expect(answer.headers.get('content-type')).toBe('text/csv');
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Fichier d’audit du 2026-01-01 au 2026-02-28.csv')}`,
    );
    expect(await world.read('select login, action from event_logs order by id offset 2')).toEqual([
      {
        login: 'Rôle numéro 1',
        action: 'Fichier d’audit demandé\u202F: du 01/01/2026 au 28/02/2026',
      },
      { login: 'Rôle numéro 1', action: `Fichier d’audit remis\u202F: ${inGroups(head)}` },
    ]);
  });

  it('keeps the head of an earlier file, as an act of a later one [OWN-387]', async () => {
    const { text } = await take();
    const end = verifyLedger(text);
    await client.query("update event_logs set at = '2026-03-01T12:00:00Z'");
    const later = await take({ to: '2026-03-31' });
    expect(end).toMatchObject({ fault: null, lines: 0 });
    expect(actsIn(later.text)).toEqual([
      'Assemblée Centre | Rôle numéro 1 | Fichier d’audit demandé\u202F: du 01/01/2026 au 28/02/2026',
      `Assemblée Centre | Rôle numéro 1 | Fichier d’audit remis\u202F: ${inGroups(end.fault === null ? end.head : '')}`,
    ]);
  });

  it('has the days of the period in local time, the last one included [OWN-385]', async () => {
    const instants = [
      '2025-12-31T22:59:59.999Z',
      '2025-12-31T23:00:00Z',
      '2026-02-28T22:59:59.999Z',
      '2026-02-28T23:00:00Z',
    ];
    await write(...instants.map((at, n) => ({ at, action: `Type ajouté\u202F: ${n}` })));
    expect(actsIn((await take()).text)).toEqual([
      'Assemblée Centre | Rôle numéro 1 | Type ajouté\u202F: 1',
      'Assemblée Centre | Rôle numéro 1 | Type ajouté\u202F: 2',
    ]);
  });

  it('has what those in charge did whoever they are, and what administrators did to their own accounts [OWN-385]', async () => {
    await write(
      { user: 3, login: 'Rôle numéro 3', action: 'Paramètres modifiés\u202F: délais' },
      { user: null, login: 'Proclamateur supprimé', action: 'Proclamateur supprimé' },
      { user: 2, login: 'Rôle numéro 2', action: 'Clé d’accès ajoutée' },
      { user: null, login: 'Ailleurs', away: true, action: 'Mot de passe modifié' },
      { user: 3, login: 'Rôle numéro 3', action: 'Clé d’accès ajoutée' },
      { user: 5, login: 'Rôle numéro 5', action: 'Mot de passe modifié' },
      { user: null, login: 'Proclamateur supprimé', action: 'Clé d’accès supprimée' },
      { user: 1, action: 'Sortie\u202F: Jean' },
      { user: 1, action: 'Modifié\u202F: note' },
      {
        user: null,
        login: 'Automatique',
        action: 'Noms effacés de l’historique avant le 01/01/2020\u202F: 3',
      },
    );
    expect(actsIn((await take()).text)).toEqual([
      'Assemblée Centre | Rôle numéro 3 | Paramètres modifiés\u202F: délais',
      'Assemblée Centre | Proclamateur supprimé | Proclamateur supprimé',
      'Assemblée Centre | Rôle numéro 2 | Clé d’accès ajoutée',
      'Assemblée Centre | Ailleurs | Mot de passe modifié',
    ]);
  });

  it('is of every congregation for an administrator of the site who wants it [OWN-385]', async () => {
    await write(
      { action: 'Type ajouté\u202F: A' },
      { action: 'Type ajouté\u202F: B', congregation: 2, user: 21, login: 'Voisin Port' },
      { action: 'Type ajouté\u202F: C' },
    );
    const both = [
      'Assemblée Centre | Rôle numéro 1 | Type ajouté\u202F: A',
      'Assemblée Centre | Rôle numéro 1 | Type ajouté\u202F: C',
      'Port | Voisin Port | Type ajouté\u202F: B',
    ];
    for (const who of ['1', 'site in 2'] as const)
      expect(actsIn((await take(every, who)).text), who).toEqual(both);
    const asked =
      'Fichier d’audit demandé\u202F: toutes les assemblées, du 01/01/2026 au 28/02/2026';
    const remembered =
      'select login, user_id, action from event_logs order by id desc offset 1 limit 1';
    expect(await world.read(remembered)).toEqual([
      { login: 'Rôle numéro 1', user_id: 1, action: asked },
    ]);
    expect(await world.read(remembered, 2)).toEqual([
      { login: 'Rôle numéro 1', user_id: null, action: asked },
    ]);
  });

  it('is of one’s own congregation for its administrator, and of no other [OWN-385]', async () => {
    await write(
      { action: 'Type ajouté\u202F: A' },
      { action: 'Type ajouté\u202F: B', congregation: 2, user: 21, login: 'Voisin Port' },
    );
    const own = ['Assemblée Centre | Rôle numéro 1 | Type ajouté\u202F: A'];
    const others = ['Port | Voisin Port | Type ajouté\u202F: B'];
    for (const who of ['1', '2'] as const)
      expect(actsIn((await take({}, who)).text), who).toEqual(own);
    for (const who of ['neighbour', 'site in 2'] as const)
      expect(actsIn((await take({}, who)).text), who).toEqual(others);
    for (const who of ['2', 'neighbour'] as const)
      expect(await refused(who, every), who).toEqual(
        refusal('Les actes de toutes les assemblées sont réservés à l’administrateur du site.'),
      );
  });

  it('is for administrators only, and no refusal is logged [OWN-385]', async () => {
    for (const who of ['3', '4', '5'] as const)
      expect(await refused(who, {}), who).toEqual(refusal(forbiddenTo(who)));
    expect((await world.call('POST /audit/file', { form: period })).status).toBe(401);
    expect(await world.read('select from event_logs')).toEqual([]);
  });

  it.each([
    [{ from: '' }, 'Choisis deux jours du calendrier.'],
    [{ to: '2026-02-30' }, 'Choisis deux jours du calendrier.'],
    [{ from: "2026-01-01'; drop table users" }, 'Choisis deux jours du calendrier.'],
    [{ from: '2026-03-01' }, 'Le premier jour vient après le dernier.'],
  ])('of no period is refused: %j [OWN-385]', async (form, sentence) => {
    expect(await refused('1', form)).toEqual(refusal(sentence));
    expect(await world.read('select from event_logs')).toEqual([]);
  });

  it('of fifty thousand acts arrives whole, in order [OWN-385]', async () => {
    await client.query(
      `insert into event_logs (congregation_id, at, user_id, login, action)
        select 1, '2026-02-01'::timestamptz + n * interval '1 second', 1, 'Rôle numéro 1', 'Type ajouté : ' || n
        from generate_series(1, 50000) n`,
    );
    const { text } = await take();
    expect(verifyLedger(text)).toMatchObject({ fault: null, lines: 50_000 });
    expect(actsIn(text).at(-1)).toBe('Assemblée Centre | Rôle numéro 1 | Type ajouté : 50000');
  });
});
