import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { aTerritory } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import {
  cancelExit,
  exitOf,
  extend,
  giveBack,
  openUndoDesk,
  remove,
  type Act,
} from './undo-desk.ts';

const { world, staff, send, lay, everything, logged, did, undo } = await openUndoDesk();

afterAll(() => world.close());
beforeEach(lay);

const nothingLeft = refusal('Il n’y a plus rien à annuler.');

describe('an act of the loan desk that is taken back', () => {
  it.each<readonly [situation: string, act: Act, said: string, lines: readonly string[]]>([
    [
      'two exits, one of them out of a booking',
      exitOf('1,4'),
      'Sortie annulée.',
      [
        'T1 - Rue 1: Sortie annulée\u202F: Autre Rôle 5',
        'T4 - Rue 4: Sortie annulée\u202F: Autre Rôle 5',
      ],
    ],
    [
      'an exit and return in one step',
      exitOf('4', { exit_and_return: 'y', return_date: '2026-03-15' }),
      'Sortie annulée.',
      ['T4 - Rue 4: Sortie annulée\u202F: Autre Rôle 5'],
    ],
    [
      'a return, with the streets that were done, the request that it answered and the link that it ended',
      giveBack,
      'Rentrée annulée.',
      ['T5 - Rue 5: Rentrée annulée\u202F: Rôle numéro 5'],
    ],
    [
      'a month more, from the end of a longer month',
      extend,
      'Sursis annulé.',
      ['T5 - Rue 5: Sursis d’un mois annulé\u202F: Rôle numéro 5'],
    ],
    [
      'a cancelled exit, with its links, reminders and permissions',
      cancelExit,
      'Sortie rétablie.',
      ['T5 - Rue 5: Sortie rétablie\u202F: Rôle numéro 5'],
    ],
    [
      'a new booking that took a territory from another',
      [
        'POST /booking/add',
        { booking_type: 'event', booking_name: 'Samedi', selected: '[1,4]', force_create: 'y' },
      ],
      'Réservation annulée.',
      [
        'T1 - Rue 1: Réservation annulée\u202F: Samedi',
        'T4 - Rue 4: Réservation annulée\u202F: Samedi',
      ],
    ],
    [
      'an overwritten booking',
      [
        'POST /booking/overwrite',
        { booking_id: '1', selected: '[2,3,4]', force_booking_overwrite: 'y' },
      ],
      'Réservation rétablie.',
      [
        'T2 - Rue 2: Réservation rétablie\u202F: Liste 1',
        'T3 - Rue 3: Réservation rétablie\u202F: Liste 1',
        'T4 - Rue 4: Réservation rétablie\u202F: Liste 1',
        'T1 - Rue 1: Réservation rétablie\u202F: Liste 1',
      ],
    ],
    [
      'an emptied booking',
      ['POST /booking/clean', { booking_id: '2' }],
      'Réservation rétablie.',
      ['T3 - Rue 3: Réservation rétablie\u202F: Vendredi'],
    ],
    [
      'a removed booking',
      remove('2'),
      'Réservation rétablie.',
      ['T3 - Rue 3: Réservation rétablie\u202F: Vendredi'],
    ],
    [
      'two removed bookings',
      remove('1,2'),
      'Réservations rétablies.',
      [
        'T1 - Rue 1: Réservation rétablie\u202F: Liste 1',
        'T2 - Rue 2: Réservation rétablie\u202F: Liste 1',
        'T3 - Rue 3: Réservation rétablie\u202F: Vendredi',
      ],
    ],
    [
      'merged bookings',
      ['POST /booking/merge', { booking_ids: '1,2', booking_id_to_merge: '1' }],
      'Réservations rétablies.',
      [
        'T1 - Rue 1: Réservation rétablie\u202F: Liste 1',
        'T2 - Rue 2: Réservation rétablie\u202F: Liste 1',
        'T3 - Rue 3: Réservation rétablie\u202F: Liste 1',
      ],
    ],
  ])('%s: every row is as it was, and the log says so [OWN-157]', async (_, act, said, lines) => {
    const before = await everything();
    const key = await did(act);
    expect(await everything()).not.toEqual(before);
    const older = (await logged()).length;
    expect(await undo(key)).toEqual(told(said));
    expect(await everything()).toEqual(before);
    expect(
      (await logged())
        .slice(older)
        .map(({ login, number_name, action }) => [login, `${number_name}: ${action}`]),
    ).toEqual(lines.map((line) => ['Rôle numéro 3', line]));
  });

  it('is offered to managers, who may do the opposite by hand, and named by the call [OWN-157]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows("update bookings set type = 'online' where id = 1"),
    );
    const mine = { territory_ids: '1', activity_id: '1' };
    const asPublisher = await send('5', 'POST /territory/exit', mine);
    expect(asPublisher).toMatchObject({ success: true });
    expect(asPublisher).not.toHaveProperty('undo');
    const unnamed = await staff.ask('3', ...giveBack);
    expect(unnamed).toEqual(told('Rentrée enregistrée.'));
    const key = crypto.randomUUID();
    const [name, form] = exitOf('4');
    expect(await send('3', name, form, key.toUpperCase())).toMatchObject({ undo: key });
  });

  it('is taken back once: a repeated call gets the first answer, another one a sentence [OWN-157]', async () => {
    const act = await did(giveBack);
    const key = crypto.randomUUID();
    const first = await undo(act, '3', key);
    expect(first).toEqual(told('Rentrée annulée.'));
    const after = await everything();
    const lines = await logged();
    expect(await undo(act, '3', key)).toEqual(first);
    expect(await undo(act)).toEqual(nothingLeft);
    expect(await everything()).toEqual(after);
    expect(await logged()).toEqual(lines);
  });

  it('is taken back once by ten simultaneous calls [OWN-157]', async () => {
    const before = await everything();
    const act = await did(remove('1,2'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(act)));
    expect(answers.filter(({ success }) => success)).toEqual([told('Réservations rétablies.')]);
    expect(answers.filter(({ success }) => !success)).toEqual(Array(9).fill(nothingLeft));
    expect(await everything()).toEqual(before);
  });

  it('is of its author alone, and of a manager [OWN-157]', async () => {
    const act = await did(giveBack);
    const after = await everything();
    expect(await undo(act, '2')).toEqual(nothingLeft);
    expect(await undo(act, 'neighbour')).toEqual(nothingLeft);
    for (const who of ['4', '5'] as const) {
      expect(await undo(act, who)).toEqual(
        refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
      );
    }
    expect((await world.call('POST /act/undo', { form: { act } })).status).toBe(401);
    for (const no of ['', 'x', crypto.randomUUID()]) expect(await undo(no)).toEqual(nothingLeft);
    expect(await everything()).toEqual(after);
    expect(await undo(act)).toEqual(told('Rentrée annulée.'));
  });

  it('is taken back where a site administrator did it, and not at home [OWN-157]', async () => {
    await world.database.asTenant(2, (db) => db.rows('delete from territories'));
    await aTerritory(world, { id: 90, congregation: 2 });
    const form = { booking_type: 'event', booking_name: 'Ailleurs', selected: '[90]' };
    const act = await did(['POST /booking/add', form], 'site in 2');
    expect(await undo(act, '1')).toEqual(nothingLeft);
    expect(await undo(act, 'site in 2')).toEqual(told('Réservation annulée.'));
    expect(await world.read('select id from bookings', 2)).toEqual([]);
  });

  it('can be taken back for twelve hours, also after midnight, and then not, with a sentence [OWN-157, OWN-234]', async () => {
    const [first, second] = [await did(giveBack), await did(exitOf('4'))];
    world.clock.set('2026-03-15T21:00:00Z');
    await staff.signInAgain();
    expect(await undo(first)).toEqual(told('Rentrée annulée.'));
    world.clock.set('2026-03-15T21:00:01Z');
    const after = await everything();
    expect(await undo(second)).toEqual(
      refusal('Il est trop tard pour annuler\u202F: rien n’a été changé.'),
    );
    expect(await everything()).toEqual(after);
  });
});

describe('what is kept to take an act back', () => {
  it('is forgotten by the hourly work once it can no longer be used [OWN-157]', async () => {
    const act = await did(giveBack);
    const left = () => world.read('select key from idempotent_answers where undo is not null');
    world.clock.set('2026-03-15T21:00:00Z');
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await left()).toEqual([{ key: act }]);
    world.clock.set('2026-03-15T21:00:01Z');
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await left()).toEqual([]);
    await staff.signInAgain();
    expect(await undo(act)).toEqual(nothingLeft);
  });

  it('has no streets where nobody gave the territory back [OWN-157]', async () => {
    const act = await did(extend);
    expect(
      await world.read(
        `select undo -> 'parts' -> 0 -> 'before' -> 'round_streets' as streets
         from idempotent_answers
         where key = '${act}'`,
      ),
    ).toEqual([{ streets: [] }]);
  });

  it('goes with the removal of any account, which it may name [OWN-157]', async () => {
    const act = await did(remove('2'));
    await send('2', 'POST /user/add', {
      login: 'Passe Rapide',
      password: 'demo2026',
      email: '',
      role_id: '5',
    });
    const [{ id } = { id: 0 }] = await world.read<{ id: number }>(
      "select id from users where login = 'Passe Rapide'",
    );
    expect(await send('2', 'POST /user/remove', { user_id: String(id) })).toMatchObject({
      success: true,
    });
    expect(
      await world.read(
        "select from idempotent_answers where undo is not null or answer::text like '%undo_about%'",
      ),
    ).toEqual([]);
    expect(await undo(act)).toEqual(nothingLeft);
  });
});
