import { describe, expect, it } from 'vitest';
import { dayOf } from '#web/coverage-map/coverage-map.days.ts';
import {
  colourOf,
  factsOf,
  legendOf,
  monthView,
  ownersOf,
  type CoverageTerritory,
} from '#web/coverage-map/coverage-map.view.ts';
import { tokens } from '#web/parts/theme/tokens.ts';

const day = dayOf;
const today = day('2026-03-15');

const territory = (changes: Partial<CoverageTerritory> = {}): CoverageTerritory => ({
  __typename: 'CoverageTerritory',
  territoryId: '12',
  numberName: 'T12 - Rue Grimaldi',
  booking: '',
  drawn: 1,
  before: null,
  loans: [],
  ...changes,
});

const late = territory({ loans: [day('2025-10-01'), 0, day('2026-02-01'), 0] });
const returned = territory({
  territoryId: '3',
  numberName: 'T3 - Rue 3',
  loans: [day('2025-01-10'), day('2025-05-20'), day('2025-05-10'), 1],
});
const booked = territory({ territoryId: '4', booking: 'Au tableau', before: day('2020-01-01') });
const never = territory({ territoryId: '5', drawn: 0 });
const territories = [late, returned, booked, never];
const now = monthView(territories, today, 0);

describe('a month of the map', () => {
  it('colours states like chips and rows, and ages on a scale of their own', () => {
    const light = tokens.light;
    expect([0, 1, 2, 3].map(colourOf(now, 'state', 'light'))).toEqual([
      light.late,
      light.in,
      light.booked,
      light.ink,
    ]);
    expect(new Set([0, 1, 2, 3].map(colourOf(now, 'age', 'dark'))).size).toBe(3);
  });

  it('has a legend of every colour with the number of territories that have it', () => {
    expect(legendOf(now, 'state', 'light').map(({ text, count }) => [text, count])).toEqual([
      ['Rentré', 1],
      ['Sorti', 0],
      ['À rentrer bientôt', 0],
      ['En retard', 1],
      ['Réservé', 1],
      ['Jamais sorti', 1],
    ]);
    expect(legendOf(now, 'age', 'light').map(({ text, count }) => [text, count])).toEqual([
      ['Moins de 3 mois', 0],
      ['De 3 à 6 mois', 0],
      ['De 6 à 12 mois', 1],
      ['De 1 à 2 ans', 0],
      ['Plus de 2 ans', 1],
      ['Jamais parcouru', 2],
    ]);
  });

  it('knows the territory of each polygon', () => {
    expect(
      ownersOf([territory({ drawn: 2 }), territory({ drawn: 0 }), territory({ drawn: 1 })]),
    ).toEqual([0, 0, 2]);
  });

  it('is called by its name, the present one aujourd’hui', () => {
    expect([now.name, monthView(territories, today, 13).name]).toEqual([
      'aujourd’hui',
      'février 2025',
    ]);
  });
});

describe('the facts of a territory', () => {
  const map = { territories, people: ['DEMO Ancien', 'Marie Roux'], manages: true };

  it('show a manager who has it, since when, and the possible actions', () => {
    expect(factsOf(map, 0, now, now)).toEqual({
      numberName: 'T12 - Rue Grimaldi',
      facts: [
        ['État', 'En retard'],
        ['Sorti le', '01/10/2025'],
        ['À rentrer le', '01/02/2026'],
        ['Proclamateur', 'DEMO Ancien'],
        ['Parcouru pour la dernière fois', 'jamais'],
      ],
      links: [
        { text: 'Ouvrir la fiche', to: '/t-view/12' },
        { text: 'Rentrer', to: '/t-return?choix=12' },
        { text: 'Accorder un sursis', to: '/t-exited?q=T12+-+Rue+Grimaldi' },
      ],
    });
  });

  it('of another month are those of that month, but the actions are those of today', () => {
    const then = monthView(territories, today, 12);
    expect(factsOf(map, 1, then, now)).toEqual({
      numberName: 'T3 - Rue 3',
      facts: [
        ['État', 'Sorti'],
        ['Sorti le', '10/01/2025'],
        ['À rentrer le', '10/05/2025'],
        ['Proclamateur', 'Marie Roux'],
        ['Parcouru pour la dernière fois', 'jamais'],
      ],
      links: [
        { text: 'Ouvrir la fiche', to: '/t-view/3' },
        { text: 'Sortir', to: '/t-exit?choix=3' },
      ],
    });
  });

  it('show an elder where and when, without actions', () => {
    const facts = factsOf({ ...map, people: [], manages: false }, 0, now, now);
    expect(facts?.facts.map(([term]) => term)).not.toContain('Proclamateur');
    expect(facts?.links).toEqual([{ text: 'Ouvrir la fiche', to: '/t-view/12' }]);
  });

  it('name the booking, and the months since it was covered', () => {
    expect(factsOf(map, 2, now, now)?.facts).toEqual([
      ['État', 'Réservé'],
      ['Réservation', 'Au tableau'],
      ['Parcouru pour la dernière fois', '01/01/2020, il y a 74 mois'],
    ]);
    expect(factsOf(map, 9, now, now)).toBeNull();
  });

  it('of a removed account say so', () => {
    const gone = { ...late, loans: [day('2026-02-01'), 0, day('2026-08-01'), -1] };
    const month = monthView([gone], today, 0);
    expect(factsOf({ ...map, territories: [gone] }, 0, month, month)?.facts).toContainEqual([
      'Proclamateur',
      'Proclamateur supprimé',
    ]);
  });
});
