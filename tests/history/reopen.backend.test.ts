import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, aMap, anAssignment } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { set, type Who } from '../support/staff.ts';
import type { Form } from '../support/world.ts';
import { openHistoryDesk } from './history-desk.ts';

const { world, staff, start, stored, logged } = await openHistoryDesk();

afterAll(() => world.close());
beforeEach(async () => {
  await start();
  await world.database.asTenant(1, (db) => db.rows('delete from bookings'));
});

const reopen = (more: Form = {}, who: Who = '3') =>
  staff.ask(who, 'POST /history/reopen', { territory_id: '12', history_id: '123', ...more });
const mayNot = refusal(
  'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
);

describe('POST /history/reopen', () => {
  it('empties the return date, keeps the rest, and leaves a line of the log [OWN-236]', async () => {
    const before = await stored(123);
    expect(await reopen()).toEqual(told('Attribution rouverte.'));
    expect(await stored(123)).toEqual({ ...before, returned: null });
    expect(await logged()).toEqual([
      expect.objectContaining({
        number_name: 'T12 - Rue Grimaldi',
        login: 'Rôle numéro 3',
        action: 'Attribution n° 3 rouverte\u202F: Autre Rôle 5',
      }),
    ]);
    expect(await staff.ask('3', 'GET /territory/return/list')).toMatchObject({
      territories: expect.arrayContaining([expect.objectContaining({ id: 12 })]),
    });
  });

  it('takes the territory out of its list, as an exit does, and leaves the link of its map [OWN-236]', async () => {
    await set(world, 'end_map_links = true');
    await aMap(world, { territory: 12 });
    const link = () => world.read('select token from territory_maps where territory_id = 12');
    const before = await link();
    await aBooking(world, { id: 1, territories: [12, 14] });
    await reopen();
    expect(await link()).toEqual(before);
    expect(await world.read('select territory_id from booking_territories')).toEqual([
      { territory_id: 14 },
    ]);
  });

  it.each<readonly [situation: string, sent: Form, sentence: string]>([
    ['no territory', { territory_id: '99' }, 'Ce territoire n’existe pas.'],
    ['a neighbour’s territory', { territory_id: '20' }, 'Ce territoire n’existe pas.'],
    ['another territory’s assignment', { history_id: '131' }, 'Cette attribution n’existe pas.'],
    [
      'an open one',
      { territory_id: '13', history_id: '132' },
      'Ce territoire est encore sorti\u202F: il n’y a rien à rouvrir.',
    ],
    [
      'one of a territory that is out again',
      { territory_id: '13', history_id: '131' },
      'Ce territoire est de nouveau sorti\u202F: annule d’abord cette sortie.',
    ],
    [
      'one before the last',
      { history_id: '121' },
      'Une attribution plus récente existe\u202F: seule la dernière peut être rouverte.',
    ],
  ])('refuses %s [OWN-236]', async (_, sent, sentence) => {
    expect(await reopen(sent)).toEqual(refusal(sentence));
    expect(await logged()).toEqual([]);
  });

  it('refuses one that somebody has changed, and says who, when and what [OWN-236]', async () => {
    await staff.ask('2', 'POST /history/edit', {
      territory_id: '12',
      history_id: '123',
      output_number: '3',
      release_date: '2025-06-01',
      return_date: '2025-07-02',
      user_id: '6',
      activity_id: '3',
    });
    const refused = await reopen({ version: '1' });
    expect(refused).toMatchObject({ success: false, message_type: 'warning' });
    expect(refused).not.toHaveProperty('overwrite_switch');
    expect(refused['message']).toMatch(/^Rôle numéro 2 a modifié cette attribution le /u);
    const [entry] = await world.read<{ version: string }>(
      'select xmin::text as version from histories where id = 123',
    );
    expect(await reopen({ version: entry?.version ?? '' })).toEqual(told('Attribution rouverte.'));
  });

  it('refuses one of a removed person, who cannot have it [OWN-236]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows('update histories set user_id = null where id = 123'),
    );
    expect(await reopen()).toEqual(
      refusal(
        'Le compte de ce proclamateur a été supprimé\u202F: utilise «\u202FSortir un territoire\u202F».',
      ),
    );
  });

  it('refuses a territory that is kept for an event, by its name [OWN-236]', async () => {
    await aBooking(world, { id: 1, type: 'event', name: 'Samedi', territories: [12] });
    expect(await reopen()).toEqual(
      refusal(
        'Ce territoire est réservé («\u202FSamedi\u202F»)\u202F: retire-le d’abord de cette réservation.',
      ),
    );
  });

  it('refuses what the congregation lets end by itself [OWN-236, B-13]', async () => {
    await set(world, 'online_automatic_return = true');
    await world.database.asTenant(1, (db) =>
      db.rows('update histories set online = true where id = 123'),
    );
    const { message } = await reopen();
    expect(message).toMatch(/^Sa date de rentrée prévue est passée\u202F: /u);
    await set(world, 'online_automatic_return = false');
    expect(await reopen()).toEqual(told('Attribution rouverte.'));
  });

  it('is for managers [OWN-236]', async () => {
    for (const who of ['4', '5'] as const) expect(await reopen({}, who)).toEqual(mayNot);
    expect(await reopen({}, 'neighbour')).toEqual(refusal('Ce territoire n’existe pas.'));
    expect(await reopen({}, '2')).toEqual(told('Attribution rouverte.'));
  });

  it('lets one of ten simultaneous calls reopen it, or take it out anew [OWN-236]', async () => {
    const exit = {
      territory_ids: '12',
      release_date: '2026-03-15',
      user_id: '6',
      activity_id: '1',
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 ? reopen() : staff.ask('3', 'POST /territory/exit', exit),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(
      await world.read('select from histories where territory_id = 12 and return_date is null'),
    ).toHaveLength(1);
  });

  it('leaves a second assignment of the same day alone [OWN-236]', async () => {
    await anAssignment(world, {
      id: 124,
      territory: 12,
      outputNumber: 4,
      to: 5,
      released: '2026-03-15',
      returned: '2026-03-15',
      due: '2026-07-15',
    });
    expect(await reopen({ history_id: '124' })).toEqual(told('Attribution rouverte.'));
    expect(await stored(123)).toMatchObject({ returned: '2025-07-01' });
  });
});
