import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, told } from '../support/generic-fields.ts';
import { exitOf, extend, giveBack, openUndoDesk } from './undo-desk.ts';

const { world, lay, everything, logged, did, undo } = await openUndoDesk();

afterAll(() => world.close());
beforeEach(lay);

const nothingLeft = refusal('Il n’y a plus rien à annuler.');

describe('several acts that are taken back together [OWN-356]', () => {
  it('as before, with their lines of the log, however they are named; each of them once', async () => {
    const before = await everything();
    const acts = [await did(exitOf('1')), await did(extend), await did(exitOf('4'))];
    const older = (await logged()).length;
    expect(await undo([...acts, ...acts].join(',').toUpperCase())).toEqual(
      told('C’est annulé pour 3 territoires.'),
    );
    expect(await everything()).toEqual(before);
    const lines = (await logged())
      .slice(older)
      .map(({ number_name, action }) => `${number_name}: ${action}`);
    expect(lines.toSorted()).toEqual([
      'T1 - Rue 1: Sortie annulée\u202F: Autre Rôle 5',
      'T4 - Rue 4: Sortie annulée\u202F: Autre Rôle 5',
      'T5 - Rue 5: Sursis d’un mois annulé\u202F: Rôle numéro 5',
    ]);
    for (const act of [acts.join(','), ...acts]) expect(await undo(act)).toEqual(nothingLeft);
  });

  it('none of them where one was taken back, has been followed, or is another’s', async () => {
    const acts = [await did(exitOf('1')), await did(extend)] as const;
    const away = await did(exitOf('4'));
    expect(await undo(away)).toEqual(told('Sortie annulée.'));
    const neighbours = await did(exitOf('2'), '2');
    await did(giveBack, '2');
    const after = await everything();
    const changedSince = refusal(
      'Un autre changement a été fait depuis\u202F: rien n’a été annulé.',
    );
    expect(await undo(acts.join(','))).toEqual(changedSince);
    for (const other of [away, neighbours, crypto.randomUUID(), 'x', '']) {
      expect(await undo(`${acts[0]},${other}`)).toEqual(nothingLeft);
    }
    expect(await everything()).toEqual(after);
    expect(await undo(acts[0])).toEqual(told('Sortie annulée.'));
  });

  it('all of them or none by two simultaneous calls that name them in another order', async () => {
    const before = await everything();
    const acts = [await did(exitOf('1')), await did(extend), await did(exitOf('4'))];
    const answers = await Promise.all([undo(acts.join(',')), undo(acts.toReversed().join(','))]);
    expect(answers.filter(({ success }) => success)).toEqual([
      told('C’est annulé pour 3 territoires.'),
    ]);
    expect(answers.filter(({ success }) => !success)).toEqual([nothingLeft]);
    expect(await everything()).toEqual(before);
  });

  it('more than five hundred are refused', async () => {
    const act = await did(extend);
    const many = Array.from({ length: 500 }, () => crypto.randomUUID());
    expect(await undo([act, ...many].join(','))).toEqual(nothingLeft);
    expect(await undo(act)).toEqual(told('Sursis annulé.'));
  });
});
