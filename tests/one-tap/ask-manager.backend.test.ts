import { afterAll, beforeEach, expect, it } from 'vitest';
import { refusal, told } from '../support/generic-fields.ts';
import type { Who } from '../support/staff.ts';
import { openOneTapWorld } from './one-tap-world.ts';

const { world, staff, out, remind, tap, requests, logged } = await openOneTapWorld();

afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-03-15T09:00:00Z'));

const ask = (history_id: unknown, action: string, who: Who = '5') =>
  staff.ask(who, 'POST /onetap/ask', { history_id: String(history_id), action });
const notYours = refusal('Ce territoire ne t’est pas attribué.');

it('a person requests a return or a month more, once, as a link of a reminder does [OWN-46, OWN-12]', async () => {
  const id = await out();
  expect(await ask(id, 'returned')).toEqual(
    told('Merci. Un gestionnaire va confirmer la rentrée.'),
  );
  const again = refusal('C’est déjà demandé\u202F: un gestionnaire va te répondre.');
  expect(await ask(id, 'returned')).toEqual(again);
  expect(await requests(id)).toEqual([{ kind: 'returned' }]);
  expect(await logged(id)).toEqual([
    { login: 'Rôle numéro 5', user_id: 5, action: 'Rentrée à confirmer' },
  ]);
});

it('the last request counts: it takes the place of the other one, and says so [OWN-207]', async () => {
  const id = await out();
  await ask(id, 'returned');
  expect(await ask(id, 'month')).toEqual(
    told(
      'Ta demande est transmise\u202F: un gestionnaire va te répondre. Ta demande d’avant ne compte plus.',
    ),
  );
  expect(await requests(id)).toEqual([{ kind: 'month' }]);
  const { returned } = await remind(id);
  expect(await tap(returned)).toMatchObject({
    success: true,
    message: 'Merci. Un gestionnaire va confirmer la rentrée. Ta demande d’avant ne compte plus.',
  });
  expect(await requests(id)).toEqual([{ kind: 'returned' }]);
  expect(await logged(id)).toEqual(
    ['Rentrée à confirmer', 'Demande\u202F: un mois de plus', 'Rentrée à confirmer'].map(
      (action) => ({
        login: 'Rôle numéro 5',
        user_id: 5,
        action,
      }),
    ),
  );
});

it('both requests at the same moment leave one [OWN-207]', async () => {
  const id = await out();
  const answers = await Promise.all([ask(id, 'returned'), ask(id, 'month')]);
  expect(answers.map(({ success }) => success)).toEqual([true, true]);
  expect(await requests(id)).toHaveLength(1);
});

it('a request about one territory leaves those about others [OWN-207]', async () => {
  const [one, other] = [await out(), await out()];
  await ask(one, 'returned');
  await ask(other, 'month');
  expect([await requests(one), await requests(other)]).toEqual([
    [{ kind: 'returned' }],
    [{ kind: 'month' }],
  ]);
});

it('nobody requests anything for somebody else, for what is in, or for what is no assignment [OWN-46, GEN-20]', async () => {
  const [theirs, back] = [await out({ to: 6 }), await out({ returned: '2026-03-01' })];
  for (const who of ['5', '3', 'neighbour', 'site in 2'] as const) {
    expect(await ask(theirs, 'month', who), who).toEqual(notYours);
  }
  expect(await ask(back, 'returned')).toEqual(
    refusal('Ce territoire est déjà rentré\u202F: merci, tu n’as plus rien à faire.'),
  );
  for (const id of ['0', 'abc', '999999', '-1', ''])
    expect(await ask(id, 'month')).toEqual(notYours);
  expect(await ask(theirs, 'exit', '5')).toEqual(refusal('Action inconnue.'));
  expect([await requests(theirs), await requests(back)]).toEqual([[], []]);
});
