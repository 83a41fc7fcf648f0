import { describe, expect, it } from 'vitest';
import { chips, exitChips, heldRows, restedRows, restText } from '#web/exit/choice.view.ts';
import { aChoice } from './choices.ts';

describe('the text beside a territory of the list', () => {
  it.each([
    [null, 'jamais sorti'],
    ['2026-03-15', 'rentré aujourd’hui'],
    ['2026-03-14', 'rentré hier'],
    ['2026-03-01', 'rentré il y a 14\u00A0jours'],
    ['2026-02-16', 'rentré il y a 27\u00A0jours'],
    ['2026-02-15', 'au repos depuis 1\u00A0mois'],
    ['2025-03-16', 'au repos depuis 11\u00A0mois'],
    ['2024-03-16', 'au repos depuis 23\u00A0mois'],
    ['2024-03-15', 'au repos depuis 2\u00A0ans'],
    ['2016-03-16', 'au repos depuis 9\u00A0ans'],
  ])('last returned %s: %s [B-18]', (returnDate, text) => {
    expect(restText(returnDate, '2026-03-15')).toBe(text);
  });

  it('in: the time since its last return, found by number, name and type', () => {
    expect(restedRows([aChoice('7', { returnDate: '2025-12-15' })], '2026-03-15')).toEqual([
      {
        id: '7',
        number: 7,
        numberName: 'T7 - Rue 7',
        type: 'Habitations',
        since: 'au repos depuis 3\u00A0mois',
        late: false,
        sought: 't7 - rue 7 habitations ',
      },
    ]);
  });

  it('of a backend that tells the day in words only is never called never out [OWN-195]', () => {
    const told = ['15/12/2025', '15 décembre'].map((returnDateHuman, at) =>
      aChoice(String(at), { returnDateHuman }),
    );
    expect(restedRows(told, '2026-03-15').map(({ since }) => since)).toEqual([
      'au repos depuis 3\u00A0mois',
      'rentré le 15 décembre',
    ]);
    const out = aChoice('7', { returnDateHuman: '15/04/2026' });
    expect(heldRows([out], '2026-03-15').map(({ since, late }) => [since, late])).toEqual([
      ['', false],
    ]);
  });

  it('out: since when and who has it; late from its due day on [RET-02, CAN-01]', () => {
    const out = { login: 'DEMO Ancien', releaseDate: '2026-01-05' };
    const territories = [
      aChoice('1', { ...out, returnDate: '2026-03-15' }),
      aChoice('2', { ...out, returnDate: '2026-03-16' }),
    ];
    const since = 'sorti le 05/01/2026, DEMO Ancien';
    expect(heldRows(territories, '2026-03-15').map((it) => [it.since, it.late])).toEqual([
      [since, true],
      [since, false],
    ]);
    expect(heldRows(territories, null).map(({ late }) => late)).toEqual([false, false]);
    expect(heldRows(territories, null)[0]?.sought).toContain('demo ancien');
  });

  it('a chosen territory that is no longer offered is marked, not dropped', () => {
    expect(chips([aChoice('1'), aChoice('4')], [aChoice('1')])).toEqual([
      { id: '1', numberName: 'T1 - Rue 1', gone: false },
      { id: '4', numberName: 'T4 - Rue 4', gone: true },
    ]);
  });

  it('one to take out that came back today says so, whoever holds the day [OWN-276]', () => {
    const offered = [
      aChoice('1', { returnDate: '2026-03-15' }),
      aChoice('2', { returnDate: '2026-03-14' }),
      aChoice('3', { returnDateHuman: '15/03/2026' }),
    ];
    expect(exitChips(offered, offered, '2026-03-15')).toEqual([
      { id: '1', numberName: 'T1 - Rue 1', gone: false, note: 'rentré aujourd’hui' },
      { id: '2', numberName: 'T2 - Rue 2', gone: false },
      { id: '3', numberName: 'T3 - Rue 3', gone: false, note: 'rentré aujourd’hui' },
    ]);
  });
});
