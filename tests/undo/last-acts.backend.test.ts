import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import type { Who } from '../support/staff.ts';
import { exitOf, extend, giveBack, openUndoDesk, remove, type Act } from './undo-desk.ts';

const { world, staff, send, lay, everything, logged, did, undo } = await openUndoDesk();

afterAll(() => world.close());
beforeEach(lay);

const list = (who: Who = '3') => staff.ask(who, 'GET /act/list', {});
const listed = async (who: Who = '3') => (await list(who))['acts'] as readonly object[];
const backTogether: Act = [
  'POST /territory/return',
  { territory_ids: '4,5', return_date: '2026-03-15' },
];
const undoOne = (act: string, territory: string) =>
  send('3', 'POST /act/undo', { act, territory_id: territory });
const part = (id: number, login: string, hindrance: string | null = null) => ({
  territory_id: id,
  number_names: [`T${id} - Rue ${id}`],
  login,
  hindrance,
});
const changedSince = refusal('Un autre changement a été fait depuis\u202F: rien n’a été annulé.');
const nothingLeft = refusal('Il n’y a plus rien à annuler.');

describe('the last acts of a manager', () => {
  it('are listed, newest first, with what, which, whose and when [OWN-234]', async () => {
    const back = await did(giveBack);
    world.clock.set('2026-03-15T10:30:00Z');
    const removed = await did(remove('1,2'));
    expect(await list()).toEqual(
      success({
        acts: [
          {
            act: removed,
            what: 'Réservation supprimée\u202F: Liste 1, Vendredi',
            datetime: '2026-03-15T10:30:00Z',
            datetime_human: '15/03/2026 11:30',
            parts: [
              {
                territory_id: null,
                number_names: ['T1 - Rue 1', 'T2 - Rue 2', 'T3 - Rue 3'],
                login: null,
                hindrance: null,
              },
            ],
          },
          {
            act: back,
            what: 'Rentrée',
            datetime: '2026-03-15T09:00:00Z',
            datetime_human: '15/03/2026 10:00',
            parts: [part(5, 'Rôle numéro 5')],
          },
        ],
      }),
    );
  });

  it('are one’s own, and managers’ [OWN-234]', async () => {
    await did(giveBack);
    expect(await listed('2')).toEqual([]);
    expect(await listed('neighbour')).toEqual([]);
    for (const who of ['4', '5'] as const) {
      expect(await list(who)).toEqual(
        refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
      );
    }
    expect((await world.call('GET /act/list', {})).status).toBe(401);
  });

  it('of a site administrator stand where they were done, not at home [OWN-234]', async () => {
    await world.database.asTenant(2, (db) => db.rows('delete from territories'));
    await aTerritory(world, { id: 90, congregation: 2 });
    const form = { booking_type: 'event', booking_name: 'Ailleurs', selected: '[90]' };
    const act = await did(['POST /booking/add', form], 'site in 2');
    expect(await listed('1')).toEqual([]);
    expect(await listed('site in 2')).toMatchObject([{ act, what: 'Réservé\u202F: Ailleurs' }]);
  });

  it('are gone after twelve hours, and once they were taken back [OWN-234]', async () => {
    const back = await did(giveBack);
    const out = await did(exitOf('4'));
    await undo(out);
    world.clock.set('2026-03-15T21:00:00Z');
    await staff.signInAgain();
    expect(await listed()).toMatchObject([{ act: back }]);
    world.clock.set('2026-03-15T21:00:01Z');
    expect(await listed()).toEqual([]);
  });

  it('say what stands in their way; once that is taken back, nothing does [OWN-234]', async () => {
    const back = await did(giveBack);
    const out = await did(exitOf('5'), '2');
    const [line] = await world.read<{ at: string }>(
      `select to_char(at at time zone 'Europe/Paris', 'DD/MM/YYYY "à" HH24:MI') as at
       from event_logs
       order by id desc
       limit 1`,
    );
    expect(await listed()).toMatchObject([
      {
        act: back,
        parts: [
          part(
            5,
            'Rôle numéro 5',
            `Changé depuis, le ${line?.at} par Rôle numéro 2\u202F: Sortie\u202F: Autre Rôle 5.`,
          ),
        ],
      },
    ]);
    expect(await undo(back)).toEqual(changedSince);
    expect(await undo(out, '2')).toEqual(told('Sortie annulée.'));
    expect(await listed()).toMatchObject([{ act: back, parts: [{ hindrance: null }] }]);
    expect(await undo(back)).toEqual(told('Rentrée annulée.'));
  });

  it('say which of several territories stands in the way of one piece [OWN-234]', async () => {
    await did(remove('1,2'));
    await did(exitOf('3'), '2');
    const [{ parts }] = (await listed()) as readonly [{ parts: readonly [{ hindrance: string }] }];
    expect(parts[0].hindrance).toMatch(
      /^Changé depuis, le .+ par Rôle numéro 2\u202F: T3 - Rue 3, Sortie\u202F: Autre Rôle 5\.$/u,
    );
  });

  it('say that a territory is gone [OWN-234]', async () => {
    await did(giveBack);
    await send('2', 'POST /territory/remove', { territory_id: '5' });
    expect(await listed()).toMatchObject([
      { parts: [{ hindrance: 'Ce territoire n’existe plus.' }] },
    ]);
  });

  it('say that something has changed where no line of the log tells what [OWN-234]', async () => {
    await did(giveBack);
    await world.database.asTenant(1, (db) =>
      db.rows("update territory_maps set token = 'another-link-of-the-map' where territory_id = 5"),
    );
    expect(await listed()).toMatchObject([
      { parts: [{ hindrance: 'Un autre changement a été fait depuis.' }] },
    ]);
  });
});

describe('one territory of several', () => {
  beforeEach(async () => {
    await did(exitOf('4'), '2');
  });

  it('is taken back alone, with its line of the log; the others stay to be [OWN-235]', async () => {
    const act = await did(backTogether);
    expect(await undoOne(act, '5')).toEqual(told('Rentrée annulée.'));
    expect(await listed()).toMatchObject([{ act, parts: [part(4, 'Autre Rôle 5')] }]);
    expect(
      await world.read('select territory_id from histories where return_date is null'),
    ).toEqual([{ territory_id: 5 }]);
    expect((await logged()).at(-1)).toMatchObject({
      number_name: 'T5 - Rue 5',
      action: 'Rentrée annulée\u202F: Rôle numéro 5',
    });
    expect(await undoOne(act, '5')).toEqual(nothingLeft);
  });

  it('and then the rest: every row is as it was [OWN-235]', async () => {
    const before = await everything();
    const act = await did(backTogether);
    await undoOne(act, '5');
    expect(await undo(act)).toEqual(told('Rentrée annulée.'));
    expect(await everything()).toEqual(before);
    expect(await listed()).toEqual([]);
    expect(await undo(act)).toEqual(nothingLeft);
  });

  it('is taken back although another has gone on, but not all at once [OWN-235]', async () => {
    const act = await did(backTogether);
    await did(exitOf('4'), '2');
    const after = await everything();
    expect(await undo(act)).toEqual(changedSince);
    expect(await undoOne(act, '4')).toEqual(changedSince);
    expect(await everything()).toEqual(after);
    expect(await undoOne(act, '5')).toEqual(told('Rentrée annulée.'));
  });

  it('is reopened by one of two managers: the other reads that it was [OWN-235]', async () => {
    const act = await did(backTogether);
    const [closed] = await world.read<{ id: number }>(
      'select id from histories where territory_id = 5',
    );
    const reopened = await send('2', 'POST /history/reopen', {
      territory_id: '5',
      history_id: String(closed?.id),
    });
    expect(reopened).toEqual(told('Attribution rouverte.'));
    expect(await undoOne(act, '5')).toEqual(changedSince);
    expect(await listed()).toMatchObject([
      { parts: [{ hindrance: null }, { hindrance: expect.stringContaining('rouverte') }] },
    ]);
  });

  it('is taken back once by ten simultaneous calls, and so is each other [OWN-235]', async () => {
    const before = await everything();
    const act = await did(backTogether);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => undoOne(act, at % 2 ? '4' : '5')),
    );
    expect(answers.filter(({ success: done }) => done)).toEqual([
      told('Rentrée annulée.'),
      told('Rentrée annulée.'),
    ]);
    expect(answers.filter(({ success: done }) => !done)).toEqual(Array(8).fill(nothingLeft));
    expect(await everything()).toEqual(before);
  });

  it('out of a booking comes back into it, and the booking keeps the others’ places [OWN-235]', async () => {
    const act = await did(exitOf('1,2'));
    await undoOne(act, '2');
    expect(await world.read('select territory_id from booking_territories order by 1')).toEqual([
      { territory_id: 2 },
      { territory_id: 3 },
    ]);
    expect(await undo(act)).toEqual(told('Sortie annulée.'));
    expect(await world.read('select territory_id from booking_territories order by 1')).toEqual([
      { territory_id: 1 },
      { territory_id: 2 },
      { territory_id: 3 },
    ]);
  });
});

describe('the answer of an act that can be taken back', () => {
  it('says so for ten seconds, and names what it would take back [OWN-233]', async () => {
    const key = crypto.randomUUID();
    const [name, form] = exitOf('1,4');
    expect(await send('3', name, form, key)).toMatchObject({
      snackbar_text: 'Sortie enregistrée.',
      snackbar_timeout: 10_000,
      undo: key,
      undo_about: 'T1, T4 (Autre Rôle 5)',
    });
    expect(await send('3', ...extend)).toMatchObject({
      snackbar_text: 'Sursis d’un mois ajouté.',
      snackbar_timeout: 10_000,
      undo_about: 'T5 - Rue 5 (Rôle numéro 5)',
    });
    expect(await send('3', ...remove('2'))).toMatchObject({
      snackbar_text: 'Réservation supprimée.',
      snackbar_timeout: 10_000,
      undo_about: 'T3 - Rue 3',
    });
  });

  it('is the documented one where it cannot [OWN-233]', async () => {
    expect(await staff.ask('3', ...giveBack)).toEqual(told('Rentrée enregistrée.'));
  });
});
