import { afterAll, beforeEach, expect, it } from 'vitest';
import { refusal, told } from '../support/generic-fields.ts';
import type { Who } from '../support/staff.ts';
import { openOneTapWorld } from './one-tap-world.ts';

const { world, staff, out, requests, logged } = await openOneTapWorld();

afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-03-15T09:00:00Z'));

const ask = (history_id: unknown, action: string, who: Who = '5') =>
  staff.ask(who, 'POST /onetap/ask', { history_id: String(history_id), action });
const notYours = refusal('Ce territoire ne t’est pas attribué.');

it('a person requests a return and a month more, each once, as a link of a reminder does [OWN-46, OWN-12]', async () => {
  const id = await out();
  expect(await ask(id, 'returned')).toEqual(
    told('Merci. Un gestionnaire va confirmer la rentrée.'),
  );
  expect(await ask(id, 'month')).toEqual(
    told('Ta demande est transmise\u202F: un gestionnaire va te répondre.'),
  );
  expect(await requests(id)).toEqual([{ kind: 'month' }, { kind: 'returned' }]);
  const again = refusal('C’est déjà demandé\u202F: un gestionnaire va te répondre.');
  expect([await ask(id, 'returned'), await ask(id, 'month')]).toEqual([again, again]);
  expect(await logged(id)).toEqual([
    { login: 'Rôle numéro 5', user_id: 5, action: 'Rentrée à confirmer' },
    { login: 'Rôle numéro 5', user_id: 5, action: 'Demande\u202F: un mois de plus' },
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
