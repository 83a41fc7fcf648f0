import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { anAssignment } from '../support/builders.ts';
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

const { world, send, lay, everything, logged, did, undo } = await openUndoDesk();

afterAll(() => world.close());
beforeEach(lay);

const changedSince = refusal('Un autre changement a été fait depuis\u202F: rien n’a été annulé.');

describe('an act that something has followed is not taken back', () => {
  it.each<readonly [situation: string, act: Act, followed: () => Promise<unknown>]>([
    [
      'an exit after its return',
      exitOf('4'),
      () => send('2', 'POST /territory/return', { territory_ids: '4', return_date: '2026-03-15' }),
    ],
    ['an exit out of a booking that was removed', exitOf('1'), () => send('2', ...remove('1'))],
    [
      'an exit after a month more',
      exitOf('4'),
      async () => {
        const [open] = await world.read<{ id: number }>(
          'select id from histories where territory_id = 4 and return_date is null',
        );
        return send('2', 'POST /history/reprieve', {
          territory_id: '4',
          history_id: String(open?.id),
        });
      },
    ],
    ['a return after the next exit', giveBack, () => send('2', ...exitOf('5'))],
    [
      'a return after the territory was booked',
      giveBack,
      () =>
        send('2', 'POST /booking/add', {
          booking_type: 'event',
          booking_name: 'X',
          selected: '[5]',
        }),
    ],
    [
      'a return after an entry of the past',
      giveBack,
      () =>
        anAssignment(world, {
          id: 51,
          territory: 5,
          outputNumber: 2,
          to: 6,
          released: '2026-03-15',
          returned: '2026-03-15',
          due: '2026-07-15',
        }),
    ],
    [
      'a return after the map got another link',
      giveBack,
      () =>
        world.database.asTenant(1, (db) =>
          db.rows(
            "update territory_maps set token = 'another-link-of-the-map' where territory_id = 5",
          ),
        ),
    ],
    [
      'a return after the territory was removed',
      giveBack,
      () => send('2', 'POST /territory/remove', { territory_id: '5' }),
    ],
    ['a month more after another', extend, () => send('2', ...extend)],
    ['a cancelled exit after the next exit', cancelExit, () => send('2', ...exitOf('5'))],
    [
      'an exit after a street of it was done',
      exitOf('4'),
      () =>
        world.database.asTenant(1, async (db) => {
          await db.rows('insert into street_rounds values (1, 4, 300)');
          await db.rows(
            "insert into round_streets values (1, 4, 'Rue Neuve', 300, 'done', 'both')",
          );
        }),
    ],
    [
      'a removed booking whose name was given again',
      remove('2'),
      () =>
        send('2', 'POST /booking/add', {
          booking_type: 'event',
          booking_name: 'VENDREDI',
          selected: '[4]',
        }),
    ],
    [
      'a removed booking whose territory has gone out',
      remove('2'),
      () => send('2', ...exitOf('3')),
    ],
    [
      'an emptied booking that was filled again',
      ['POST /booking/clean', { booking_id: '2' }],
      () => send('2', 'POST /booking/overwrite', { booking_id: '2', selected: '[4]' }),
    ],
  ])('%s [OWN-157]', async (_, act, followed) => {
    const key = await did(act);
    const answer = await followed();
    expect(answer).not.toMatchObject({ success: false });
    const after = await everything();
    const lines = await logged();
    expect(await undo(key)).toEqual(changedSince);
    expect(await everything()).toEqual(after);
    expect(await logged()).toEqual(lines);
  });

  it('streets that are done while a month more runs stay done [OWN-157]', async () => {
    const act = await did(extend);
    await world.database.asTenant(1, (db) =>
      db.rows("update round_streets set state = 'done' where name = 'Rue Haute'"),
    );
    expect(await undo(act)).toEqual(told('Sursis annulé.'));
    expect(await world.read("select state from round_streets where name = 'Rue Haute'")).toEqual([
      { state: 'done' },
    ]);
  });

  it('time alone, which leaves the day of a mark, does not hinder it [OWN-157, OWN-213]', async () => {
    await world.database.asTenant(1, (db) =>
      db.rows("update round_streets set marked_at = '2026-03-14T10:20:00Z'"),
    );
    const act = await did(giveBack);
    world.clock.set('2026-03-15T12:00:00Z');
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await undo(act)).toEqual(told('Rentrée annulée.'));
  });

  it('whatever changes elsewhere does not hinder it [OWN-157]', async () => {
    const act = await did(exitOf('1'));
    await send('2', ...exitOf('2'));
    await send('2', ...giveBack);
    expect(await undo(act)).toEqual(told('Sortie annulée.'));
  });
});
