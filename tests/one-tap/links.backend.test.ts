import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { refusal } from '../support/generic-fields.ts';
import { set } from '../support/staff.ts';
import { openOneTapWorld } from './one-tap-world.ts';

const { world, staff, out, remind, see, tap, later, stored, requests, logged } =
  await openOneTapWorld();

afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-03-15T09:00:00Z'));

const open = { due: '2026-05-01', returned: null, months: 0 };
const answered = (message: string) =>
  expect.objectContaining({ success: true, message, message_type: 'success' });
const returns = answered('Merci. Le territoire est rentré.');
const asksReturn = answered('Merci. Un gestionnaire va confirmer la rentrée.');
const asksMonth = answered('Ta demande est transmise\u202F: un gestionnaire va te répondre.');
const unknown = refusal(
  'Ce lien n’est pas valable. Prends celui du dernier e-mail que tu as reçu.',
);
const used = refusal('Ce lien a déjà servi\u202F: tu n’as plus rien à faire.');
const expired = refusal(
  'Ce lien n’est plus valable après 30 jours. Prends celui du dernier e-mail reçu.',
);
const back = refusal('Ce territoire est déjà rentré\u202F: merci, tu n’as plus rien à faire.');
const asked = refusal('C’est déjà demandé\u202F: un gestionnaire va te répondre.');
const moved = refusal(
  'La date a été modifiée depuis cet e-mail. Prends le lien du dernier e-mail reçu.',
);

describe('opening a link [OWN-12]', () => {
  it('shows what a tap would do, names nobody, and changes nothing however often it happens', async () => {
    const id = await out();
    const { month } = await remind(id);
    for (let time = 0; time < 12; time += 1) {
      expect(await see(month)).toEqual(
        expect.objectContaining({
          success: true,
          action: 'month',
          tap: 'asksMonth',
          number_name: `T${id} - Rue ${id}`,
          return_date: '2026-05-01',
          return_date_human: '01/05/2026',
        }),
      );
    }
    expect(JSON.stringify(await see(month))).not.toContain('Rôle');
    expect([await stored(id), await requests(id), await logged(id)]).toEqual([[open], [], []]);
  });

  it('needs no session, and stores no token in the database', async () => {
    const id = await out();
    const { month, returned } = await remind(id);
    const rows = await world.read<{ line: string }>('select l::text as line from one_tap_links l');
    for (const token of [month, returned]) {
      expect(rows.filter(({ line }) => line.includes(token.slice(2)))).toEqual([]);
    }
  });
});

describe('«\u202FJe l’ai rentré\u202F»', () => {
  it('returns, dated today and in the person’s name, what the person may return [B-67]', async () => {
    const id = await out({ online: true });
    const { returned } = await remind(id);
    expect((await see(returned))['tap']).toBe('returns');
    expect(await tap(returned)).toEqual(returns);
    expect(await stored(id)).toEqual([{ ...open, returned: '2026-03-15' }]);
    expect(await requests(id)).toEqual([]);
    expect(await logged(id)).toEqual([
      { login: 'Rôle numéro 5', user_id: 5, action: 'Rentrée par le lien du rappel' },
    ]);
  });

  it.each([
    ['was not taken out online', { online: false }, false, 'asksReturn'],
    ['is out for fifteen days', { online: true, released: '2026-02-28' }, false, 'asksReturn'],
    ['is out for sixteen days', { online: true, released: '2026-02-27' }, false, 'returns'],
    ['only managers may bring back', { online: true }, true, 'asksReturn'],
    ['an elder holds, where publishers may not', { online: true, to: 4 }, true, 'returns'],
    ['a manager holds', { online: false, to: 3 }, true, 'returns'],
  ] as const)('for %s: %j, restricted %s: %s [B-67, B-103]', async (_, facts, restricted, does) => {
    await set(world, `restrict_returns = ${restricted}`);
    const id = await out(facts);
    const to = 'to' in facts ? facts.to : 5;
    const { returned } = await remind(id, to);
    expect((await see(returned))['tap']).toBe(does);
    expect(await tap(returned)).toEqual(does === 'returns' ? returns : asksReturn);
    expect(await stored(id)).toEqual([
      { ...open, returned: does === 'returns' ? '2026-03-15' : null },
    ]);
    expect(await requests(id)).toEqual(does === 'returns' ? [] : [{ kind: 'returned' }]);
    await set(world, 'restrict_returns = false');
  });
});

describe('«\u202FUn mois de plus\u202F»', () => {
  it('makes a request, and changes no date by itself', async () => {
    const id = await out({ online: true });
    const { month } = await remind(id);
    expect(await tap(month)).toEqual(asksMonth);
    expect([await stored(id), await requests(id)]).toEqual([[open], [{ kind: 'month' }]]);
    expect(await logged(id)).toEqual([
      { login: 'Rôle numéro 5', user_id: 5, action: 'Demande\u202F: un mois de plus' },
    ]);
  });

  it('makes one request, however many mails there are', async () => {
    const id = await out();
    const [first, second] = [await remind(id), await remind(id)];
    expect(await tap(first.month)).toEqual(asksMonth);
    expect(await see(second.month)).toEqual(asked);
    expect(await tap(second.month)).toEqual(asked);
    expect(await requests(id)).toEqual([{ kind: 'month' }]);
    expect(await tap(second.returned)).toEqual(
      answered(
        'Merci. Un gestionnaire va confirmer la rentrée. Ta demande d’avant ne compte plus.',
      ),
    );
    expect(await requests(id)).toEqual([{ kind: 'returned' }]);
  });
});

describe('a link', () => {
  it('works once', async () => {
    const id = await out();
    const { month } = await remind(id);
    await tap(month);
    await staff.ask('3', 'POST /history/reprieve', {
      territory_id: String(id),
      history_id: String(id),
    });
    expect([await see(month), await tap(month)]).toEqual([used, used]);
  });

  it('works for thirty days and not a second longer', async () => {
    const id = await out();
    const { month } = await remind(id);
    later(30 * 24);
    expect([await see(month), await tap(month)]).toEqual([expired, expired]);
    world.clock.set('2026-04-14T08:59:59Z');
    expect(await tap(month)).toEqual(asksMonth);
  });

  it('still says for thirty more days that it has expired', async () => {
    const id = await out();
    const { month } = await remind(id);
    const tidy = () => world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    later(60 * 24);
    await remind(id);
    await tidy();
    expect(await see(month)).toEqual(expired);
    later(1);
    await tidy();
    expect(await see(month)).toEqual(unknown);
    // The sessions of that time are over.
    world.clock.set('2026-03-15T09:00:00Z');
    await staff.signInAgain();
  });

  it('says so once the territory is returned, by whomever', async () => {
    const id = await out();
    const { month, returned } = await remind(id);
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: String(id),
      return_date: '2026-03-15',
    });
    for (const token of [month, returned]) {
      expect([await see(token), await tap(token)]).toEqual([back, back]);
    }
  });

  it('does nothing once the exit is cancelled or the assignment is another user’s', async () => {
    const [cancelled, given] = [await out(), await out()];
    const links = [await remind(cancelled), await remind(given)];
    await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: String(cancelled) });
    await world.read(`update histories set user_id = 6 where id = ${given} returning id`);
    for (const { month, returned } of links) {
      expect([await tap(month), await tap(returned)]).toEqual([unknown, unknown]);
    }
    expect(await stored(given)).toEqual([open]);
  });

  it('belongs to the due date of its mail', async () => {
    const id = await out();
    const { month, returned } = await remind(id);
    const ids = { territory_id: String(id), history_id: String(id) };
    await staff.ask('3', 'POST /history/reprieve', ids);
    expect([await tap(month), await tap(returned)]).toEqual([moved, moved]);
    const anew = await remind(id, 5, '2026-06-01');
    expect(await tap(anew.month)).toEqual(asksMonth);
  });

  it.each([
    ['nothing', () => ''],
    ['a word', () => 'lien'],
    ['another letter', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    ['the same of another congregation', (token: string) => token.replace(/^1-/u, '2-')],
    ['of a congregation that is none', (token: string) => token.replace(/^1-/u, 'zzz-')],
    ['of one beyond integers', (token: string) => token.replace(/^1-/u, 'zzzzzz-')],
    ['more of it', (token: string) => `${token}A`],
    ['hostile text', () => "1-'; drop table one_tap_links; --"],
    ['a very long one', () => `1-${'A'.repeat(9000)}`],
  ])(
    'that is %s opens nothing, with the same answer as any other unknown link',
    async (_, spoil) => {
      const id = await out();
      const { month } = await remind(id);
      const token = spoil(month);
      expect(await tap(token)).toEqual(unknown);
      if (token !== '') expect(await see(token)).toEqual(unknown);
      expect(await requests(id)).toEqual([]);
      await tap(month);
    },
  );

  it('that is unknown may be tried, thirty different ones in a quarter of an hour from one address; an expired one without limit [OWN-215]', async () => {
    const { month } = await remind(await out());
    await tap(month);
    const [here, elsewhere] = [
      { 'X-Forwarded-For': '192.0.2.1' },
      { 'X-Forwarded-For': '192.0.2.2' },
    ];
    for (let time = 0; time < 12; time += 1) expect(await see(month, here)).toEqual(used);
    const wrong = '1-AAAAAAAAAAAAAAAAAAAAAA';
    for (let time = 10; time < 40; time += 1)
      expect(await tap(`1-BBBBBBBBBBBBBBBBBBBB${time}`, here)).toEqual(unknown);
    const tooMany = refusal('Trop de tentatives\u202F: réessaie dans quelques minutes.');
    for (const ask of [tap, see]) expect(await ask(wrong, here)).toEqual(tooMany);
    expect(await tap(wrong, elsewhere)).toEqual(unknown);
    later(1);
    expect(await tap(wrong, here)).toEqual(unknown);
  });
});

describe('at the same time', () => {
  it('ten taps on one link make one request, or one return', async () => {
    const [asking, returning] = [await out(), await out({ online: true })];
    for (const [id, token, first, then] of [
      [asking, (await remind(asking)).month, asksMonth, used],
      [returning, (await remind(returning)).returned, returns, back],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => tap(token)));
      expect(answers.filter(({ success }) => success)).toEqual([first]);
      expect(answers.filter(({ success }) => !success)).toEqual(
        Array.from({ length: 9 }, () => then),
      );
      expect(await logged(id)).toHaveLength(1);
    }
    expect(await requests(asking)).toEqual([{ kind: 'month' }]);
    expect(await stored(returning)).toEqual([{ ...open, returned: '2026-03-15' }]);
  });

  it('taps and a manager’s return, cancellation or reprieve leave consistent data', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await out({ online: true });
      const { month, returned } = await remind(id);
      const form = { territory_ids: String(id), return_date: '2026-03-10' };
      const one = { territory_id: String(id), history_id: String(id) };
      const answers = await Promise.all([
        tap(returned),
        tap(month),
        staff.ask('3', 'POST /territory/return', form),
        round % 2 === 0
          ? staff.ask('2', 'POST /territory/exit/cancel', form)
          : staff.ask('2', 'POST /history/reprieve', one),
      ]);
      for (const { message, success } of answers) {
        expect(success === true || typeof message === 'string').toBe(true);
      }
      const [left] = await stored(id);
      const returnedBy = answers.filter(
        ({ success }, at) => success === true && (at === 0 || at === 2),
      );
      expect(left?.returned === null).toBe(left !== undefined && returnedBy.length === 0);
      expect(returnedBy.length).toBeLessThanOrEqual(1);
      if (left?.returned !== null) expect(await requests(id)).toEqual([]);
      expect(await logged(id)).toHaveLength(
        answers.filter(({ success }) => success === true).length,
      );
    }
  });
});
