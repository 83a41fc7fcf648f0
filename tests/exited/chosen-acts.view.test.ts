import { describe, expect, it } from 'vitest';
import { reprievesAbout, reprievesText, returnsAbout } from '#web/exited/chosen-acts.view.ts';
import type { ExitedTerritory } from '#web/exited/exited.view.ts';

const row = (number: number, more: Partial<ExitedTerritory> = {}): ExitedTerritory => ({
  __typename: 'ExitedTerritory',
  territoryId: String(number),
  historyId: `1${number}`,
  numberName: `T${number} - Rue ${number}`,
  link: `/t-view/${number}`,
  type: 'Courrier',
  releaseDate: '2026-01-02',
  releaseDateHuman: '02/01/2026',
  returnDate: '2026-01-31',
  returnDateHuman: '31/01/2026',
  login: 'DEMO Ancien',
  userId: null,
  activity: 'Porte à porte',
  online: false,
  mapLink: null,
  cssClass: '',
  reprieveBtn: true,
  ...more,
});
const rows = [row(1), row(2, { login: 'DEMO Proclamateur', mapLink: '/map/abc' })];

describe('what is done with the ticked rows [OWN-258]', () => {
  it('counts and names below its question each territory, its holder and the day of the return', () => {
    expect(returnsAbout(rows, '2026-03-15')).toEqual([
      '2 territoires, tous ou aucun\u202F:',
      'T1 - Rue 1 (DEMO Ancien)\u202F: rentré le 15/03/2026',
      'T2 - Rue 2 (DEMO Proclamateur)\u202F: rentré le 15/03/2026',
    ]);
  });

  it('names until when each is to be back after a reprieve', () => {
    expect(reprievesAbout([row(1)], '2026-01-15')).toEqual([
      'T1 - Rue 1\u202F: à rentrer le 28/02/2026',
    ]);
    expect(reprievesAbout(rows, '2026-01-15')).toEqual([
      '2 territoires\u202F:',
      'T1 - Rue 1\u202F: à rentrer le 28/02/2026',
      'T2 - Rue 2\u202F: à rentrer le 28/02/2026',
    ]);
  });

  it('tells which have a month more, and which do not and why', () => {
    const refused = [{ historyId: '12', message: 'Cette attribution est déjà rentrée.' }];
    expect(reprievesText({ granted: ['11'], refused: [], acts: ['a1'] }, rows)).toBe(
      'Un mois de plus\u202F: T1 - Rue 1.',
    );
    expect(reprievesText({ granted: ['11'], refused, acts: [] }, rows)).toBe(
      'Un mois de plus\u202F: T1 - Rue 1. Pas de sursis pour T2 - Rue 2\u202F: Cette attribution est déjà rentrée.',
    );
    expect(reprievesText({ granted: [], refused: [], acts: [] }, rows)).toBe(null);
  });
});
