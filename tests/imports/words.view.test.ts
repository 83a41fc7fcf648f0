import { describe, expect, it } from 'vitest';
import type { LineFilter } from '#machines/imports/import.rules.ts';
import { reportLines } from '#web/imports/report.view.ts';
import {
  optionIdOf,
  takeOf,
  wordGroups,
  wordHint,
  wordLabel,
  wordOptions,
} from '#web/imports/words.view.ts';
import { aReport, aWord, lineOf, withWord } from './import-events.ts';

const everybody = [
  { id: '7', name: 'ZELLER Anne' },
  { id: '40', name: 'DUPOND Jeanne' },
  { id: '9', name: 'Éric ABEL' },
];

describe('the field of an unknown word', () => {
  it('offers the nearest name first, then what else it can become, then everybody [OWN-130]', () => {
    expect(wordOptions(aWord(), everybody).map(({ name }) => name)).toEqual([
      'DUPOND Jeanne',
      'Créer «\u202FDUPONT Jean\u202F»',
      'Proclamateur supprimé',
      'Laisser ces lignes de côté',
      'Éric ABEL',
      'ZELLER Anne',
    ]);
    const activity = aWord({ field: 'activity', newName: null, removable: false, nearest: [] });
    expect(wordOptions(activity, [{ id: '1', name: 'Porte à porte' }])).toEqual([
      { id: 'left', name: 'Laisser ces lignes de côté' },
      { id: 'existing 1', name: 'Porte à porte' },
    ]);
  });

  it('says the word, its lines, its other spellings and why it cannot be created [OWN-130]', () => {
    expect(wordLabel(aWord())).toBe('«\u202FDUPONT Jean\u202F» · 2 lignes');
    expect(wordLabel(aWord({ word: '', lines: [4] }))).toBe('Sans nom · 1 ligne');
    expect(wordHint(aWord())).toBe('Aussi écrit\u202F: Jean Dupont.');
    expect(wordHint(aWord({ otherSpellings: [], newName: null, newFault: 'Trop court' }))).toBe(
      'Ne peut pas être créé sous ce nom\u202F: Trop court.',
    );
    expect(wordHint(aWord({ otherSpellings: [] }))).toBeUndefined();
  });

  it('has an option for each choice, and a choice for each option [OWN-130]', () => {
    const about = { field: 'person', word: 'DUPONT Jean' } as const;
    for (const take of [
      { take: 'existing', id: '40' },
      { take: 'created', id: null },
      { take: 'removed', id: null },
      { take: 'left', id: null },
    ] as const) {
      expect(takeOf(optionIdOf({ ...about, ...take }))).toEqual(take);
    }
    expect(optionIdOf(undefined)).toBe('');
    expect(takeOf('')).toBe(null);
  });

  it('stands with those of its kind, the most frequent first, beside its choice [OWN-130]', () => {
    const often = aWord({ word: 'LEROY Anne', otherSpellings: [], lines: [4, 5, 6] });
    const choice = { field: 'person', word: 'Jean Dupont', take: 'left', id: null } as const;
    const report = aReport({
      words: [aWord(), often],
      offers: [{ field: 'person', options: everybody }],
    });
    expect(wordGroups(report, [choice])).toEqual([
      {
        field: 'person',
        options: everybody,
        rows: [
          { word: often, choice: undefined },
          { word: aWord(), choice },
        ],
      },
    ]);
  });
});

describe('the lines of a report', () => {
  const report = aReport({
    lines: [
      lineOf(2, 'created'),
      lineOf(3, 'updated'),
      lineOf(4, 'ignored'),
      lineOf(5, 'incomplete'),
      lineOf(6, 'refused'),
    ],
  });
  const only = (filter: LineFilter) => ({ filter, confirmed: [] });
  const shown = (it: LineFilter) => reportLines(report, only(it)).rows.map(({ line }) => line);

  it('are counted by what becomes of them, what is new apart from what changes, and shown by one of these [OWN-131, OWN-316]', () => {
    expect(reportLines(report, only('all')).counted).toEqual([
      { id: 'all', count: 5 },
      { id: 'created', count: 1 },
      { id: 'updated', count: 1 },
      { id: 'incomplete', count: 1 },
      { id: 'refused', count: 1 },
      { id: 'ignored', count: 1 },
    ]);
    expect([shown('all'), shown('created'), shown('updated'), shown('incomplete')]).toEqual([
      [2, 3, 4, 5, 6],
      [2],
      [3],
      [5],
    ]);
  });

  it('are all shown once nothing is left of what was chosen [OWN-131]', () => {
    expect(shown('doubtful')).toEqual([2, 3, 4, 5, 6]);
    expect(reportLines(withWord, only('doubtful')).filter).toBe('all');
  });
});
