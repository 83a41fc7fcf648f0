import { beforeEach, describe, expect, it } from 'vitest';
import type { Interpretation } from '#machines/imports/import.rules.ts';
import { rememberChoice, usualInterpretation } from '#web/imports/column-choices.ts';
import { interpretationOf } from '#web/imports/files/headers.ts';

const tableOf = (...heads: readonly string[]) => ({
  name: 'liste.csv',
  heads,
  rows: [{ line: 2, cells: heads.map((_, at) => String(at)) }],
});
const chosen: Interpretation = { kind: 'people', targets: ['login', null] };
const table = tableOf('Ort', 'Wort');
const kept = () => localStorage.getItem('colonnes') ?? '';

beforeEach(() => localStorage.clear());

describe('what the columns of a file were taken for', () => {
  it('is taken again for a file with the same headers, and said [OWN-312]', () => {
    rememberChoice(table, chosen);
    expect(usualInterpretation(tableOf('Ort', 'Wort'))).toEqual({ ...chosen, says: 'lastTime' });
    expect(usualInterpretation(tableOf('Ort', 'Worte')).says).toBeUndefined();
    expect(usualInterpretation(tableOf('Wort', 'Ort')).says).toBeUndefined();
  });

  it('is forgotten once it is what would be guessed [OWN-312]', () => {
    rememberChoice(table, chosen);
    rememberChoice(table, interpretationOf(table));
    expect(usualInterpretation(table)).toEqual(interpretationOf(table));
    expect(kept()).toBe('[]');
  });

  it('is kept of the last twenty kinds of files, by no word of them [OWN-312]', () => {
    for (let at = 0; at < 25; at += 1) rememberChoice(tableOf('DUPONT Jean', `Rue ${at}`), chosen);
    expect(JSON.parse(kept())).toHaveLength(20);
    expect(kept()).not.toMatch(/DUPONT|Rue/u);
    expect(usualInterpretation(tableOf('DUPONT Jean', 'Rue 24')).says).toBe('lastTime');
    expect(usualInterpretation(tableOf('DUPONT Jean', 'Rue 4')).says).toBeUndefined();
  });

  it('is nothing for a list without headers [OWN-312]', () => {
    rememberChoice(tableOf('', ''), chosen);
    expect(kept()).toBe('');
  });

  it.each(['{', '{}', '[1]', '[{"key":1}]', '[{"key":"a","kind":"x","targets":[]}]'])(
    'is guessed anew where the device kept %s [OWN-312]',
    (text) => {
      localStorage.setItem('colonnes', text);
      expect(usualInterpretation(table)).toEqual(interpretationOf(table));
    },
  );
});
