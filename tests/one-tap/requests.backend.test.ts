import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import type { Who } from '../support/staff.ts';
import { openOneTapWorld } from './one-tap-world.ts';

const { world, staff, out, remind, tap, stored, requests, logged } = await openOneTapWorld();

beforeAll(async () => {
  await world.read(`
    update users set email = 'p' || id || '@example.org', subscription = id <> 6 returning id`);
});
afterAll(() => world.close());
/** Sets the clock and signs in again, as sessions end after twelve hours. */
const at = async (instant: string) => {
  world.clock.set(instant);
  await staff.signInAgain();
};
beforeEach(() => world.clock.set('2026-03-15T09:00:00Z'));

/** The id of the request that a tap on a fresh link makes. */
async function asked(kind: 'month' | 'returned', id: number, userId = 5): Promise<number> {
  const links = await remind(id, userId);
  expect((await tap(links[kind])).success).toBe(true);
  const [row] = await world.read<{ id: number }>(
    `select id from assignment_requests where history_id = ${id} and kind = '${kind}'`,
  );
  return row?.id ?? 0;
}
const grant = (id: unknown, who: Who = '3') =>
  staff.ask(who, 'POST /onetap/grant', { request_id: String(id) });
const refuse = (id: unknown, who: Who = '3') =>
  staff.ask(who, 'POST /onetap/refuse', { request_id: String(id) });
const mails = () =>
  world.read<{ recipient: string; subject: string; body: string; kind: string }>(
    'select recipient, subject, body, kind from mail_outbox order by id desc',
  );
const gone = refusal('Cette demande n’attend plus de réponse.');
const forbidden = refusal(
  'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
);

describe('the list of requests', () => {
  it('shows managers the open ones, oldest first, with who asked and when', async () => {
    const [first, second] = [await out(), await out({ to: 6 })];
    const one = await asked('returned', first);
    await at('2026-03-16T23:30:00Z');
    const two = await asked('month', second, 6);
    const { requests: seen } = await staff.ask('3', 'GET /onetap/requests');
    expect(seen).toEqual([
      {
        request_id: one,
        history_id: first,
        kind: 'returned',
        login: 'Rôle numéro 5',
        number_name: `T${first} - Rue ${first}`,
        asked_on: '2026-03-15',
        asked_on_human: '15/03/2026',
      },
      {
        request_id: two,
        history_id: second,
        kind: 'month',
        login: 'Autre Rôle 5',
        number_name: `T${second} - Rue ${second}`,
        asked_on: '2026-03-17',
        asked_on_human: '17/03/2026',
      },
    ]);
    for (const who of ['neighbour', 'site in 2'] as const) {
      expect((await staff.ask(who, 'GET /onetap/requests'))['requests']).toEqual([]);
    }
    for (const who of ['4', '5'] as const) {
      expect(await staff.ask(who, 'GET /onetap/requests')).toEqual(forbidden);
    }
    for (const id of [one, two]) expect((await refuse(id))['success']).toBe(true);
  });

  it.each([
    ['brought back', 'POST /territory/return'],
    ['cancelled', 'POST /territory/exit/cancel'],
  ] as const)('loses a request when the assignment is %s in another way', async (_, call) => {
    const id = await out();
    const request = await asked('month', id);
    await asked('returned', id);
    await staff.ask('3', call, { territory_ids: String(id), return_date: '2026-03-15' });
    expect(await requests(id)).toEqual([]);
    expect([await grant(request), await refuse(request)]).toEqual([gone, gone]);
  });

  it('loses a request when the assignment returns by itself, or passes to another user', async () => {
    const [back, given] = [await out(), await out()];
    for (const id of [back, given]) await asked('month', id);
    await world.read(
      `update histories set return_date = '2026-03-01' where id = ${back} returning id`,
    );
    await world.read(`update histories set user_id = 6 where id = ${given} returning id`);
    expect([await requests(back), await requests(given)]).toEqual([[], []]);
  });

  it('loses a request for a month when the exited list grants a reprieve, but no request for a return', async () => {
    const id = await out();
    await asked('month', id);
    await asked('returned', id);
    await staff.ask('3', 'POST /history/reprieve', {
      territory_id: String(id),
      history_id: String(id),
    });
    expect(await requests(id)).toEqual([{ kind: 'returned' }]);
  });
});

describe('granting a month', () => {
  it('is a reprieve, shown to the manager, logged, and mailed to the person', async () => {
    const id = await out({ due: '2026-05-31' });
    const links = await remind(id, 5, '2026-05-31');
    await tap(links.month);
    const [row] = await world.read<{ id: number }>(
      `select id from assignment_requests where history_id = ${id}`,
    );
    expect(await grant(row?.id)).toEqual(
      told('Demande accordée\u202F: un mois de plus, jusqu’au 30/06/2026.'),
    );
    expect(await stored(id)).toEqual([{ due: '2026-06-30', returned: null, months: 1 }]);
    expect((await logged(id)).at(-1)).toEqual({
      login: 'Rôle numéro 3',
      user_id: 3,
      action: 'Sursis d’un mois\u202F: Rôle numéro 5',
    });
    const [mail] = await mails();
    expect(mail).toEqual({
      recipient: 'p5@example.org',
      subject: 'Un mois de plus accordé',
      kind: 'answer',
      body: `Bonjour,

Tu peux garder le territoire T${id} - Rue ${id} un mois de plus\u202F: il est à rentrer le 30/06/2026.

Voir mes territoires
https://plans.example.org/t-my-exited
`,
    });
    expect(await requests(id)).toEqual([]);
  });
});

describe('granting a return', () => {
  it('dates it on the day of the request, and mails the person', async () => {
    const id = await out();
    const request = await asked('returned', id);
    await at('2026-03-20T09:00:00Z');
    expect(await grant(request, '2')).toEqual(told('Rentrée enregistrée.'));
    expect(await stored(id)).toEqual([{ due: '2026-05-01', returned: '2026-03-15', months: 0 }]);
    expect((await logged(id)).at(-1)).toEqual({
      login: 'Rôle numéro 2',
      user_id: 2,
      action: 'Rentrée\u202F: Rôle numéro 5',
    });
    const [mail] = await mails();
    expect([mail?.subject, mail?.recipient]).toEqual(['Rentrée confirmée', 'p5@example.org']);
  });

  it('is refused when the exit has since been dated after that day', async () => {
    const id = await out();
    const request = await asked('returned', id);
    await at('2026-03-20T09:00:00Z');
    await world.read(
      `update histories set release_date = '2026-03-18' where id = ${id} returning id`,
    );
    expect(await grant(request)).toEqual(
      refusal('La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.'),
    );
    expect(await requests(id)).toEqual([{ kind: 'returned' }]);
  });
});

describe('refusing a request', () => {
  it('changes nothing, and is logged and mailed', async () => {
    const id = await out();
    for (const [kind, subject] of [
      ['month', 'Ta demande n’est pas accordée'],
      ['returned', 'Rentrée à vérifier'],
    ] as const) {
      expect(await refuse(await asked(kind, id))).toEqual(told('Demande refusée.'));
      expect((await mails())[0]?.subject).toBe(subject);
      expect((await logged(id)).at(-1)).toEqual({
        login: 'Rôle numéro 3',
        user_id: 3,
        action: 'Demande refusée\u202F: Rôle numéro 5',
      });
    }
    expect(await stored(id)).toEqual([{ due: '2026-05-01', returned: null, months: 0 }]);
    expect(await requests(id)).toEqual([]);
  });

  it('allows another request from the next mail', async () => {
    const id = await out();
    await refuse(await asked('month', id));
    expect(await asked('month', id)).toBeGreaterThan(0);
  });

  it('sends no mail to people who accept none or have no address', async () => {
    const before = await mails();
    await refuse(await asked('month', await out({ to: 6 }), 6));
    await world.read('update users set email = null where id = 4 returning id');
    await grant(await asked('month', await out({ to: 4 }), 4));
    expect(await mails()).toEqual(before);
  });
});

describe('answering a request', () => {
  it('by two managers at once succeeds once', async () => {
    const id = await out();
    const request = await asked('month', id);
    const answers = await Promise.all([
      grant(request, '3'),
      grant(request, '2'),
      refuse(request, '1'),
      grant(request, '3'),
    ]);
    expect(answers.filter((it) => it['success'])).toHaveLength(1);
    expect(answers.filter((it) => !it['success'])).toEqual([gone, gone, gone]);
    const [{ months } = { months: 0 }] = await stored(id);
    expect(months).toBeLessThanOrEqual(1);
    expect(await logged(id)).toHaveLength(2);
  });

  it.each(['', '0', '-1', 'abc', '99999', '2147483648', "1' or '1"])(
    'of %j finds none [GEN-20, RG-06]',
    async (id) => {
      expect([await grant(id), await refuse(id)]).toEqual([gone, gone]);
    },
  );

  it('is for managers of the same congregation only [RG-05, GEN-20]', async () => {
    const id = await out();
    const request = await asked('month', id);
    for (const answer of [grant, refuse]) {
      for (const who of ['neighbour', 'site in 2'] as const) {
        expect(await answer(request, who)).toEqual(gone);
      }
      for (const who of ['4', '5'] as const) expect(await answer(request, who)).toEqual(forbidden);
    }
    expect(await requests(id)).toEqual([{ kind: 'month' }]);
  });
});

describe('removing a person', () => {
  it('removes the person’s links and requests [B-48]', async () => {
    await aUser(world, { id: 7, login: 'PARTI Bientôt' });
    const id = await out({ to: 7 });
    await remind(id, 7);
    await asked('month', id, 7);
    const rest = async () => [
      ...(await world.read('select from one_tap_links where user_id = 7')),
      ...(await world.read('select from assignment_requests where user_id = 7')),
    ];
    expect((await rest()).length).toBe(5);
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: String(id),
      return_date: '2026-03-15',
    });
    expect((await staff.ask('3', 'POST /user/remove', { user_id: '7' }))['success']).toBe(true);
    expect(await rest()).toEqual([]);
  });
});
