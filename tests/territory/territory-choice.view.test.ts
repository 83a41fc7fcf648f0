import { describe, expect, it } from 'vitest';
import { territoryRemovalMachine } from '#machines/territory/territory-removal.machine.ts';
import type { ListedTerritory } from '#schema/generated.ts';
import { foundRows } from '#web/domain/territory-picker/picker.view.ts';
import { removalView, territoryOptions } from '#web/territory/territory.view.ts';
import { failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

describe('the territories to choose from', () => {
  const listed = (number: number, name: string): ListedTerritory => ({
    id: String(100 + number),
    number,
    name,
    numberName: `T${number} - ${name}`,
    icon: 'mdi-home',
    iconColor: '#2c6637',
    returnDateHuman: '01/02/2026',
  });
  const options = territoryOptions([
    listed(1, 'Rue Émile'),
    listed(7, 'Avenue 12'),
    listed(12, 'Rue Basse'),
    listed(121, 'Rue Haute'),
  ]);
  const found = (typed: string) => foundRows(options, typed).map(({ name }) => name);

  it('say their number and name, and where they are [DET-02, REST-37, B-111]', () => {
    expect(options[0]).toEqual({
      id: '101',
      name: 'T1 - Rue Émile',
      number: 1,
      icon: 'mdi-home',
      iconColor: '#2c6637',
      returnDate: '01/02/2026',
      sought: 't1 - rue emile',
    });
  });

  it('are found by number first, and by name without accents [DET-02, TEDT-01, TREM-01]', () => {
    expect(found('12')).toEqual(['T12 - Rue Basse', 'T121 - Rue Haute', 'T7 - Avenue 12']);
    expect(found('t1')[0]).toBe('T1 - Rue Émile');
    expect(found('emile')).toEqual(['T1 - Rue Émile']);
    expect(found('xyz')).toEqual([]);
  });

  it('may be removed once one is chosen, and one that is gone is chosen no more [TREM-01, TREM-03, OWN-238]', () => {
    const quiet = play(territoryRemovalMachine, undefined, []).snapshot;
    expect(removalView(quiet, options, '101')).toEqual({
      question: null,
      about: 'T1 - Rue Émile',
      problem: null,
      territoryId: '101',
      canAsk: true,
      removing: false,
    });
    expect(removalView(quiet, options, '')).toMatchObject({ about: undefined, canAsk: false });
    expect(removalView(quiet, options, '999')).toMatchObject({ territoryId: '', canAsk: false });
  });

  it('are asked about with the documented question, and a refusal keeps the choice [TREM-02, B-70]', () => {
    const ask = { type: 'ask' as const, subject: { territoryId: '101' } };
    const asked = play(territoryRemovalMachine, undefined, [ask]).snapshot;
    expect(removalView(asked, options, '101').question).toBe(
      'Voulez-vous supprimer ce {product} ainsi que son historique ?',
    );
    const out = refusalError('Le territoire T1 - Rue Émile est sorti.');
    const { snapshot, calls } = play(territoryRemovalMachine, undefined, [
      ask,
      { type: 'confirm' },
      failed('removeTerritory', out),
    ]);
    expect(calls).toEqual([{ src: 'removeTerritory', input: { territoryId: '101' } }]);
    expect(removalView(snapshot, options, '101')).toEqual({
      question: null,
      about: 'T1 - Rue Émile',
      problem: { message: out.message, severity: 'error' },
      territoryId: '101',
      canAsk: true,
      removing: false,
    });
  });
});
