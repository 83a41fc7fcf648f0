import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, anAssignment, aTerritory } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, set, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-31T09:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, {
    id: 900,
    congregation: 2,
    exited: { to: 21, released: '2026-01-01', due: '2026-05-01', online: true },
  });
});
afterAll(() => world.close());

let lastId = 0;
type Exited = NonNullable<Parameters<typeof aTerritory>[1]['exited']>;
/** A territory that role 5 has had since 2026-01-01, by an online exit. */
const out = (facts: Partial<Exited> = {}) =>
  aTerritory(world, {
    id: (lastId += 1),
    exited: { to: 5, released: '2026-01-01', due: '2026-05-01', online: true, ...facts },
  });
const give = (who: Who, ids: unknown, return_date = '2026-03-31', more: Form = {}) =>
  staff.ask(who, 'POST /territory/return', { territory_ids: String(ids), return_date, ...more });
const cancel = (who: Who, ids: unknown) =>
  staff.ask(who, 'POST /territory/exit/cancel', { territory_ids: String(ids) });
const dates = async (id: number) =>
  (
    await world.read<{ returned: string | null }>(
      `select return_date as returned from histories where territory_id = ${id} order by output_number`,
    )
  ).map(({ returned }) => returned);
const logged = (id: number) =>
  world.read(`
    select login, action, css_class from event_logs
    where number_name = 'T${id} - Rue ${id}' order by id`);

describe('returning territories', () => {
  it('closes each open assignment on the day a manager names, and leaves the closed ones unchanged [REST-43, RET-07, RET-11]', async () => {
    const one = await out();
    await anAssignment(world, {
      id: 500,
      territory: one,
      to: 5,
      released: '2025-01-01',
      returned: '2025-02-01',
      due: '2025-05-01',
      outputNumber: 7,
    });
    const two = await out({ to: null, online: false });
    expect(await give('3', `[${two},${one}]`, '2026-03-20')).toEqual(told('Rentrée enregistrée.'));
    expect(await dates(one)).toEqual(['2026-03-20', '2025-02-01']);
    expect(await dates(two)).toEqual(['2026-03-20']);
    for (const [id, action] of [
      [one, 'Rentrée\u202F: Rôle numéro 5'],
      [two, 'Rentrée'],
    ] as const)
      expect(await logged(id)).toEqual([{ login: 'Rôle numéro 3', action, css_class: '' }]);
  });

  it('does not put them back into a booking [B-39]', async () => {
    const id = await aTerritory(world, { id: (lastId += 1) });
    await aBooking(world, { id: 10, territories: [id] });
    await staff.ask('3', 'POST /territory/exit', {
      territory_ids: String(id),
      release_date: '2026-03-31',
      user_id: '5',
      activity_id: '1',
    });
    await give('3', id);
    expect(await world.read('select booking_id from booking_territories')).toEqual([]);
  });

  it('is refused the second time, and is all or nothing [REST-43]', async () => {
    const [one, two] = [await out(), await out()];
    await give('3', one);
    expect(await give('3', one)).toEqual(
      refusal(`Le territoire T${one} - Rue ${one} n’est pas sorti.`),
    );
    expect(await give('3', `${two},${one}`)).toEqual(
      refusal(`Le territoire T${one} - Rue ${one} n’est pas sorti.`),
    );
    expect(await dates(two)).toEqual([null]);
  });

  const range = 'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.';
  it.each([
    ['2025-12-31', range],
    ['2026-04-01', range],
    ['2026-02-30', 'Date invalide'],
    ['31/03/2026', 'Date invalide'],
    ['', 'Champs obligatoire'],
  ])('on %j is refused: %s [REST-43, RET-14]', async (day, message) => {
    const id = await out();
    expect(await give('3', id, day)).toEqual(refusal(message));
    expect(await dates(id)).toEqual([null]);
  });

  it('without a territory is refused [REST-43]', async () => {
    expect(await give('5', '')).toEqual(refusal('Choisis au moins un territoire.'));
    expect(await cancel('3', '[]')).toEqual(refusal('Choisis au moins un territoire.'));
  });

  it.each(['900', '999999', '-1', '0', '2147483648', 'abc'])(
    'of %s finds none, and neither does cancelling [RG-06, GEN-20]',
    async (id) => {
      for (const who of ['3', '5'] as const) {
        expect(await give(who, id)).toEqual(refusal('Ce territoire n’existe pas.'));
      }
      expect(await cancel('2', id)).toEqual(refusal('Ce territoire n’existe pas.'));
      expect(await world.read('select return_date from histories', 2)).toEqual([
        { return_date: null },
      ]);
    },
  );
});

describe('somebody who is not a manager returns', () => {
  it.each([
    ['sixteen days ago', '2026-03-15', true],
    ['fifteen days ago', '2026-03-16', false],
  ])('an online assignment %s: %s, %s [RET-09, B-67]', async (_, released, allowed) => {
    for (const [who, to] of [
      ['5', 5],
      ['4', 4],
    ] as const) {
      const id = await out({ to, released });
      const answer = await give(who, id, '2026-03-20');
      if (allowed) expect(answer).toEqual(told('Rentrée enregistrée.'));
      else {
        expect(answer).toEqual(
          refusal(
            'Seuls les territoires sortis en ligne, il y a plus de 15 jours, peuvent être rentrés',
          ),
        );
      }
      expect(await dates(id)).toEqual([allowed ? '2026-03-31' : null]);
    }
  });

  it('several at once, all his own [RET-03]', async () => {
    const ids = [await out(), await out()];
    expect((await give('5', ids, ''))['success']).toBe(true);
    for (const id of ids) expect(await dates(id)).toEqual(['2026-03-31']);
  });

  it('none of others, none that is offline [RET-09, B-103]', async () => {
    const others = [await out({ to: 6 }), await out({ to: null })];
    for (const id of others) {
      expect(await give('5', id)).toEqual(
        refusal(`Le territoire T${id} - Rue ${id} ne t’est pas attribué.`),
      );
    }
    const offline = await out({ online: false });
    expect((await give('5', offline))['success']).toBe(false);
    expect(await dates(offline)).toEqual([null]);
  });

  it('none as a publisher while returns are restricted, his own as an elder [RET-10, B-09]', async () => {
    await set(world, 'restrict_returns = true');
    const [his, elders] = [await out(), await out({ to: 4 })];
    expect(await give('5', his)).toEqual(
      refusal(
        'Les proclamateurs ne peuvent pas rentrer les territoires\u202F: adresse-toi à un gestionnaire.',
      ),
    );
    expect((await give('4', elders))['success']).toBe(true);
    expect((await give('3', his))['success']).toBe(true);
    await set(world, 'restrict_returns = false');
  });
});

describe('cancelling an exit', () => {
  it('leaves only the closed assignments, and the next exit gets the same number [REST-45, CAN-04, CAN-05, B-69]', async () => {
    const id = await out({ outputNumber: 2 });
    await anAssignment(world, {
      id: 501,
      territory: id,
      to: 5,
      released: '2025-01-01',
      returned: '2025-02-01',
      due: '2025-05-01',
    });
    expect(await cancel('3', id)).toEqual(told('Sortie annulée.'));
    expect(await dates(id)).toEqual(['2025-02-01']);
    expect(await logged(id)).toEqual([
      {
        login: 'Rôle numéro 3',
        action: 'Sortie annulée\u202F: Rôle numéro 5',
        css_class: 'row-danger',
      },
    ]);
    await staff.ask('3', 'POST /territory/exit', {
      territory_ids: String(id),
      release_date: '2026-03-31',
      user_id: '6',
      activity_id: '1',
    });
    expect(
      await world.read(`select output_number from histories where territory_id = ${id} order by 1`),
    ).toEqual([{ output_number: 1 }, { output_number: 2 }]);
  });

  it('is refused for territories that are in, all or nothing [REST-45]', async () => {
    const [held, back] = [await out(), await aTerritory(world, { id: (lastId += 1) })];
    expect(await cancel('3', `${held},${back}`)).toEqual(
      refusal(`Le territoire T${back} - Rue ${back} n’est pas sorti.`),
    );
    expect(await dates(held)).toEqual([null]);
  });

  it('is for managers only, for offline and online exits [B-69, RG-05]', async () => {
    const [online, offline] = [await out(), await out({ online: false })];
    for (const who of ['4', '5'] as const) {
      expect(await cancel(who, online)).toEqual(
        refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
      );
    }
    expect((await cancel('1', `${online},${offline}`))['success']).toBe(true);
    expect([...(await dates(online)), ...(await dates(offline))]).toEqual([]);
  });
});
