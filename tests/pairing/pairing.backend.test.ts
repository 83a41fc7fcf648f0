import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEndedCards } from '../../backend/pairing/pairing.queries.ts';
import { endSessionsOf } from '../../backend/parts/sessions/sessions.queries.ts';
import { aUser } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { readPdf } from '../support/read-pdf.ts';
import { set } from '../support/staff.ts';
import { dead, deadCard, openPairingWorld } from './pairing-world.ts';

let pairing: Awaited<ReturnType<typeof openPairingWorld>>;

beforeAll(async () => {
  pairing = await openPairingWorld();
});
beforeEach(async () => {
  const { world } = pairing;
  world.clock.set('2026-03-15T09:00:00Z');
  await world.database.asTenant(1, async (db) => {
    for (const table of ['pairing_cards', 'mail_outbox', 'event_logs', 'device_marks']) {
      await db.rows(`delete from ${table}`);
    }
    await db.rows('update users set email = null, subscription = false, role_id = 5 where id = 6');
  });
});
afterAll(() => pairing.world.close());

describe('a card', () => {
  it('is a sheet of large letters with its person, its congregation and how to use it [OWN-370]', async () => {
    const { world, pdf } = pairing;
    const file = await pdf('3', 6);
    const { pages, sizes, language } = readPdf(file);
    const words = pages.map((lines) => lines.join(' ').replaceAll(/[\u00A0\u202F]/gu, ' '));
    expect([words.length, sizes, language]).toEqual([1, ['0 0 595.28 841.89'], 'fr-FR']);
    for (const said of [
      'Carte de connexion Autre Rôle 5 Assemblée Centre',
      'Vise le carré avec l’appareil photo.',
      'Appuie sur « Ouvrir mon compte sur',
      'https://plans.example.org/carte# 1-',
      'Elle sert une fois, jusqu’au 22/03/2026 à 10:00.',
    ]) {
      expect(words[0]).toContain(said);
    }
    expect(await world.read('select user_id, ends_at from pairing_cards')).toEqual([
      { user_id: 6, ends_at: new Date('2026-03-22T09:00:00Z') },
    ]);
  });

  it('opens the account once, on the device that presses [OWN-370, OWN-371]', async () => {
    const { world, print, open, cards } = pairing;
    const token = await print('3', 6);
    const opened = await open(token);
    expect(opened).toEqual(
      success({
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u),
        rgpd_privacy: true,
        device_mark: expect.stringMatching(/^[\w-]{22}$/u),
        open_until: '15/03/2026 à 22:00',
      }),
    );
    const call = { token: String(opened['token']) };
    expect((await world.call('GET /user/myaccount/view', call)).body['login']).toBe('Autre Rôle 5');
    expect((await world.call('GET /user/connection/list', call)).body['connections']).toMatchObject(
      [{ device: 'Chrome sur Android', present: true, new_device: true }],
    );
    expect(await open(token)).toEqual(deadCard);
    expect(await cards()).toEqual([]);
  });

  it('is read however it was typed from paper [OWN-371]', async () => {
    const { print, open } = pairing;
    const token = await print('3', 6);
    const [congregation = '', ...rest] = token.toUpperCase().split('-');
    const typed = ` ${congregation}-${rest.join(' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect((await open(typed)).success).toBe(true);
  });

  it('opens the rules first, where they were not accepted [OWN-371]', async () => {
    const { world, print, open } = pairing;
    await aUser(world, { id: 30, login: 'DEMO Nouveau', acceptedPrivacy: false });
    expect(await open(await print('3', 30))).toMatchObject({ success: true, rgpd_privacy: false });
  });

  it('is said to be out until its end, and can be cancelled [OWN-372]', async () => {
    const { staff, print, open, until, log } = pairing;
    expect(await until('3', 6)).toEqual(success({ until: null }));
    const token = await print('3', 6);
    expect(await until('4', 6)).toMatchObject({ success: false });
    expect(await until('2', 6)).toEqual(success({ until: '22/03/2026 à 10:00' }));
    expect(await staff.ask('2', 'POST /pairing/cancel', { user_id: '6' })).toEqual(
      told('La carte est annulée\u202F: elle n’ouvre plus rien.'),
    );
    expect(await open(token)).toEqual(deadCard);
    expect(await until('2', 6)).toEqual(success({ until: null }));
    expect(await staff.ask('2', 'POST /pairing/cancel', { user_id: '6' })).toEqual(
      refusal('Cette carte a déjà servi, ou elle ne sert plus.'),
    );
    expect(await log()).toEqual([
      {
        login: 'Rôle numéro 3',
        action: 'Carte de connexion imprimée\u202F: Autre Rôle 5',
        about_user_id: 6,
      },
      {
        login: 'Rôle numéro 2',
        action: 'Carte de connexion annulée\u202F: Autre Rôle 5',
        about_user_id: 6,
      },
    ]);
  });

  it('that was used stands in the log [OWN-373]', async () => {
    const { print, open, log } = pairing;
    await open(await print('3', 6));
    expect((await log()).at(-1)).toEqual({
      login: 'Autre Rôle 5',
      action: 'Compte ouvert avec une carte de connexion',
      about_user_id: null,
    });
  });

  it('that was used is told to its person by mail, if mails are accepted; not as a new device [OWN-373]', async () => {
    const { world, print, open, mails } = pairing;
    await open(await print('3', 6));
    expect(await mails()).toEqual([]);
    await world.database.asTenant(1, (db) =>
      db.rows("update users set email = 'cinq@example.org', subscription = true where id = 6"),
    );
    await open(await print('3', 6));
    const [mail, ...others] = await mails();
    expect([mail?.recipient, mail?.subject, others]).toEqual([
      'cinq@example.org',
      'Ton compte a été ouvert avec ta carte',
      [],
    ]);
    expect(mail?.body).toContain(
      'avec ta carte de connexion le 15/03/2026 à 10:00, sur cet appareil\u202F: Chrome sur Android. La carte ne sert plus.',
    );
    await set(world, 'sendmail = false');
    await open(await print('3', 6));
    await set(world, 'sendmail = true');
    expect(await mails()).toHaveLength(1);
  });
});

describe('a card ends', () => {
  const ends: readonly (readonly [string, (token: string) => Promise<unknown>])[] = [
    ['with its use', (token) => pairing.open(token)],
    ['with another card', () => pairing.print('2', 6)],
    ['after seven days', async () => pairing.world.clock.set('2026-03-22T09:00:00Z')],
    [
      'with more rights of its person',
      () =>
        pairing.staff.ask('2', 'POST /user/edit', {
          user_id: '6',
          login: 'Autre Rôle 5',
          password: '',
          email: '',
          role_id: '4',
        }),
    ],
    [
      'with ‘Déconnecter partout’',
      async () => {
        const token = await pairing.world.signIn('Autre Rôle 5');
        return pairing.world.call('POST /user/connection/endall', { token });
      },
    ],
    [
      'with all sessions of its person',
      () => pairing.world.database.asTenant(1, (db) => endSessionsOf(db, 6)),
    ],
    [
      'with a new password',
      () =>
        pairing.staff.ask('2', 'POST /user/edit', {
          user_id: '6',
          login: 'Autre Rôle 5',
          password: 'nouveau-mot-42',
          email: '',
          role_id: '5',
        }),
    ],
  ];

  it.each(ends)('%s [OWN-371]', async (_, end) => {
    const token = await pairing.print('3', 6);
    await end(token);
    expect(await pairing.open(token)).toEqual(deadCard);
  });

  it('with the removal of its person [OWN-371]', async () => {
    const { world, staff, print, open, cards } = pairing;
    await aUser(world, { id: 31, login: 'DEMO Parti' });
    const token = await print('3', 31);
    await staff.ask('3', 'POST /user/remove', { user_id: '31' });
    expect(await open(token)).toEqual(deadCard);
    expect(await cards()).toEqual([]);
  });

  it('not with fewer rights or another name [OWN-371]', async () => {
    const { world, print, open } = pairing;
    await world.database.asTenant(1, (db) => db.rows('update users set role_id = 4 where id = 6'));
    const token = await print('2', 6);
    await world.database.asTenant(1, async (db) => {
      await db.rows("update users set login = 'Autre Rôle cinq' where id = 6");
      await db.rows("update users set role_id = 5, login = 'Autre Rôle 5' where id = 6");
    });
    expect((await open(token)).success).toBe(true);
  });

  it('and is forgotten with the daily work [OWN-371]', async () => {
    const { world, print, cards } = pairing;
    await print('3', 6);
    const sweep = () => world.database.asTenant(1, (db) => forgetEndedCards(db, world.clock.now()));
    await sweep();
    expect(await cards()).toEqual([{ user_id: 6 }]);
    world.clock.set('2026-03-22T09:00:00Z');
    await sweep();
    expect(await cards()).toEqual([]);
  });
});

describe('a card opens nothing', () => {
  it('for the second of two at once [OWN-371]', async () => {
    const { world, print, open } = pairing;
    const token = await print('3', 6);
    const before = await world.read('select from sessions where user_id = 6');
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(token)));
    expect(answers.filter(({ success: opened }) => opened)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === dead)).toHaveLength(3);
    const after = await world.read('select from sessions where user_id = 6');
    expect(after).toHaveLength(before.length + 1);
  });

  it('of another congregation, or with any other token [OWN-371]', async () => {
    const { print, open } = pairing;
    const token = await print('3', 6);
    const wrong = [
      token.replace(/^1-/u, '2-'),
      token.replace(/^1-/u, ''),
      token.slice(0, -1),
      `${token}0`,
      token.replace(/.$/u, (last) => (last === '0' ? '2' : '0')),
      "1-'; drop table pairing_cards; --",
      `1-${'a'.repeat(5000)}`,
      '',
    ];
    for (const one of wrong) expect(await open(one), one.slice(0, 40)).toEqual(deadCard);
    expect((await open(token)).success).toBe(true);
  });

  it('from what the database holds: a keyed hash, no token and no address [OWN-371]', async () => {
    const { world, print, open } = pairing;
    const token = await print('3', 6);
    const rows = await world.read<{ line: string }>('select c::text as line from pairing_cards c');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.line).not.toContain(token.slice(2, 12));
    const [hash] = await world.read<{ hex: string }>(
      "select encode(token_hash, 'hex') as hex from pairing_cards",
    );
    expect(await open(`1-${hash?.hex}`)).toEqual(deadCard);
  });
});
