import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../support/generic-fields.ts';
import { openPairingWorld } from './pairing-world.ts';

let pairing: Awaited<ReturnType<typeof openPairingWorld>>;

beforeAll(async () => {
  pairing = await openPairingWorld();
});
beforeEach(() => pairing.world.database.asTenant(1, (db) => db.rows('delete from pairing_cards')));
afterAll(() => pairing.world.close());

const unknown = 'Ce proclamateur n’existe pas.';
const above =
  'Une carte de connexion est imprimée par quelqu’un qui a plus de droits que cette personne. Demande à un administrateur.';
const own =
  'Pour ton propre compte, connecte-toi avec ton mot de passe, ou demande une carte à un administrateur.';

describe('who may print', () => {
  const people = { 1: 11, 2: 12, 3: 13, 4: 14, 5: 5 } as const;
  const forbidden =
    'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.';

  it.each([
    ['1', '-xxxx'],
    ['2', '--xxx'],
    ['3', '---xx'],
    ['4', '.....'],
    ['5', '.....'],
  ] as const)('role %s a card for roles 1 to 5: %s [OWN-370, RG-05]', async (who, cells) => {
    const { staff, until, send, cards } = pairing;
    for (const [at, cell] of Array.from(cells).entries()) {
      const userId = people[(at + 1) as 1 | 2 | 3 | 4 | 5];
      const sentence = { x: null, '-': above, '.': forbidden }[cell] ?? null;
      expect((await until(who, userId)).message, `${at + 1}`).toBe(sentence);
      const printed = await send(staff.token(who), userId);
      const isPdf = printed.headers.get('Content-Type') === 'application/pdf';
      expect(isPdf, `${at + 1}`).toBe(cell === 'x');
      if (!isPdf) expect(await printed.json()).toEqual(refusal(sentence ?? ''));
      expect(await cards()).toHaveLength(cell === 'x' ? 1 : 0);
      const cancelled = await staff.ask(who, 'POST /pairing/cancel', { user_id: String(userId) });
      expect(cancelled['message']).toBe(sentence);
    }
  });

  it('nobody a card for himself [OWN-370]', async () => {
    const { staff, until, send } = pairing;
    for (const who of ['1', '2', '3'] as const) {
      expect(await until(who, Number(who))).toEqual(refusal(own));
      expect(await (await send(staff.token(who), Number(who))).json()).toEqual(refusal(own));
    }
  });

  it('nobody a card for a person of another congregation, but the site’s administrator there [OWN-370, B-47]', async () => {
    const { staff, send, until, print, open } = pairing;
    expect(await until('2', 21)).toEqual(refusal(unknown));
    expect(await (await send(staff.token('1'), 21)).json()).toEqual(refusal(unknown));
    expect(await (await send(staff.token('neighbour'), 5)).json()).toEqual(refusal(unknown));
    const token = await print('site in 2', 21);
    expect(token).toMatch(/^2-/u);
    expect((await open(token)).success).toBe(true);
  });

  it('nobody without a session [RG-04]', async () => {
    expect((await pairing.send('', 5)).status).toBe(401);
    const path = { user_id: 5 };
    expect((await pairing.world.call('GET /pairing/card/{user_id}', { path })).status).toBe(401);
    const form = { user_id: '6' };
    expect((await pairing.world.call('POST /pairing/cancel', { form })).status).toBe(401);
  });
});
