import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadCard, openPairingWorld } from '../pairing/pairing-world.ts';
import { refusal } from '../support/generic-fields.ts';

let pairing: Awaited<ReturnType<typeof openPairingWorld>>;

beforeAll(async () => {
  pairing = await openPairingWorld();
});
afterAll(() => pairing.world.close());

const beyond = refusal(
  'Cette personne a un second facteur, ou il lui est demandé\u202F: aucune carte n’ouvre son compte sans lui. Elle se connecte avec son mot de passe, puis un code, ou avec une clé d’accès.',
);
const manager = 13;
const elder = 14;

it('of whom a second factor is demanded, no card is printed, and none that is out opens [OWN-403]', async () => {
  const { world, staff, print, open, send, until, cards } = pairing;
  const [ofManager, ofElder] = [await print('2', manager), await print('2', elder)];
  const demand = (demanded: 'y' | 'n') =>
    world.call('POST /secondfactor/demand', { token: staff.token('2'), form: { demanded } });
  await demand('y');
  expect(await open(ofManager)).toEqual(deadCard);
  expect(await world.read(`select id from sessions where user_id = ${manager}`)).toEqual([]);
  expect(await until('2', manager)).toEqual(beyond);
  expect(await (await send(staff.token('2'), manager)).json()).toEqual(beyond);
  expect(await open(ofElder)).toMatchObject({ success: true });
  await demand('n');
  expect(await open(ofManager)).toMatchObject({ success: true });
  expect(await cards()).toEqual([]);
});
