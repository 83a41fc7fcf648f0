import { describe, expect, it } from 'vitest';
import {
  findingsIn,
  type FoundCongregation,
  type FoundEntry,
} from '../../backend/doctor/doctor.rules.ts';
import { doctorTexts } from '../../backend/doctor/doctor.texts.ts';

const today = '2026-03-15';
const territory = {
  id: 12,
  number: 12,
  number_name: 'T12 - Rue Grimaldi',
  name: 'Rue Grimaldi',
  gate: null,
  type_known: true,
};
const entry: FoundEntry = {
  territory: 12,
  number: 1,
  released: '2025-01-10',
  returned: '2025-03-10',
  due: '2025-05-10',
  reprieves: 0,
  holder_known: true,
  activity_known: true,
};
const open: FoundEntry = {
  ...entry,
  number: 2,
  released: '2026-02-01',
  returned: null,
  due: '2026-06-01',
};
const token = 'token-of-the-map-of-0012';
const sound: FoundCongregation = {
  settings: 1,
  activities_imposed_without_any: false,
  territories: [territory],
  entries: [entry, open],
  booked: [],
  maps: [{ territory: 12, token, drawn: true }],
  users: [{ login: 'DEMO Ancien', role_known: true }],
};
const booked = { territory: 12, booking_known: true };

const told = (found: Partial<FoundCongregation>) =>
  findingsIn({ ...sound, ...found }, today).map((finding) =>
    doctorTexts.finding('Monaco', finding),
  );
const named = 'Monaco, T12 - Rue Grimaldi\u202F: ';

describe('the doctor', () => {
  it('finds no fault in a valid history, including adjoining periods and loans of one day [C1, C2, B-66]', () => {
    expect(told({})).toEqual([]);
    expect(
      told({
        entries: [
          entry,
          { ...entry, number: 3, released: '2025-03-10', returned: '2025-03-10' },
          { ...open, released: '2025-03-10' },
        ],
      }),
    ).toEqual([]);
    expect(told({ entries: [entry], booked: [booked] })).toEqual([]);
  });

  it.each([
    [
      { ...open, number: 5 },
      [
        'Plusieurs attributions sont en cours à la fois\u202F: n° 2 et n° 5.',
        'Les attributions n° 2 et n° 5 se chevauchent.',
      ],
    ],
    [
      { ...entry, number: 3, released: '2025-03-09', returned: '2025-04-01' },
      ['Les attributions n° 1 et n° 3 se chevauchent.'],
    ],
    [
      { ...entry, number: 3, released: '2025-02-01', returned: '2025-02-01' },
      ['Les attributions n° 1 et n° 3 se chevauchent.'],
    ],
    [
      { ...entry, released: '2025-03-10', returned: '2025-03-11' },
      ['Deux attributions portent le même numéro\u202F: n° 1 et n° 1.'],
    ],
    [
      { ...entry, number: 0, released: '2025-03-10', returned: '2025-03-11' },
      ['Le numéro d’attribution n° 0 n’est pas positif.'],
    ],
    [
      { ...entry, number: 3, released: '2025-06-02', returned: '2025-06-01', due: '2025-07-01' },
      ['La rentrée de l’attribution n° 3 précède sa sortie.'],
    ],
    [
      { ...entry, number: 3, released: '2025-06-02', returned: '2025-06-03', due: '2025-06-01' },
      ['La date de rentrée prévue de l’attribution n° 3 précède sa sortie.'],
    ],
    [
      {
        ...entry,
        number: 3,
        released: '2025-06-02',
        returned: '2025-06-03',
        due: '2025-07-01',
        reprieves: -1,
      },
      ['Les sursis de l’attribution n° 3 sont négatifs.'],
    ],
    [
      {
        ...entry,
        number: 3,
        released: '2025-06-02',
        returned: '2025-06-03',
        due: '2025-07-01',
        holder_known: false,
      },
      ['Le proclamateur de l’attribution n° 3 n’est pas de cette assemblée.'],
    ],
    [
      {
        ...entry,
        number: 3,
        released: '2025-06-02',
        returned: '2025-06-03',
        due: '2025-07-01',
        activity_known: false,
      },
      ['L’activité de l’attribution n° 3 n’existe pas.'],
    ],
  ])('finds the entry %o: %o [C1, C2, B-66]', (more, sentences) => {
    expect(told({ entries: [entry, open, more] })).toEqual(sentences.map((it) => named + it));
  });

  it('finds a date in the future [C2]', () => {
    const sentence = 'L’attribution n° 1 porte une date à venir.';
    for (const dates of [
      { released: '2026-03-16', returned: null },
      { released: '2026-03-15', returned: '2026-03-16' },
    ]) {
      expect(told({ entries: [{ ...entry, ...dates, due: '2026-07-15' }] })).toEqual([
        named + sentence,
      ]);
    }
  });

  it.each([
    [{ number: 0 }, 'Le numéro doit aller de 1 à 9999.'],
    [{ number: 10_000 }, 'Le numéro doit aller de 1 à 9999.'],
    [{ name: ' ' }, 'Le nom est vide ou dépasse 45 caractères.'],
    [{ name: 'a'.repeat(46) }, 'Le nom est vide ou dépasse 45 caractères.'],
    [{ gate: -1 }, 'Le nombre de portes doit aller de 0 à 999.'],
    [{ gate: 1000 }, 'Le nombre de portes doit aller de 0 à 999.'],
    [{ type_known: false }, 'Le type n’existe pas ou appartient à une autre assemblée.'],
  ])('finds the territory with %o [C1]', (facts, sentence) => {
    expect(told({ territories: [{ ...territory, ...facts }] })).toEqual([named + sentence]);
  });

  it('finds two territories with the same number [C1]', () => {
    expect(told({ territories: [territory, { ...territory, id: 13 }] })).toEqual([
      `${named}Deux {product}s portent ce numéro.`,
    ]);
  });

  it.each([
    [{ booked: [booked] }, [`${named}Le {product} est sorti et réservé à la fois.`]],
    [
      { entries: [entry], booked: [booked, booked] },
      [`${named}Le {product} est dans plusieurs réservations.`],
    ],
    [
      { entries: [entry], booked: [{ ...booked, booking_known: false }] },
      [`${named}Une réservation ou son {product} n’est pas de cette assemblée.`],
    ],
    [
      { booked: [{ territory: 99, booking_known: true }] },
      ['Monaco\u202F: Une réservation ou son {product} n’est pas de cette assemblée.'],
    ],
    [
      { maps: [{ territory: 12, token: 'a'.repeat(21), drawn: true }] },
      [`${named}Le lien de la carte doit avoir de 22 à 64 caractères.`],
    ],
    [
      { maps: [{ territory: 12, token: 'a'.repeat(65), drawn: true }] },
      [`${named}Le lien de la carte doit avoir de 22 à 64 caractères.`],
    ],
    [
      { maps: [{ territory: 12, token, drawn: false }] },
      [`${named}La carte n’est pas une collection d’objets GeoJSON.`],
    ],
    [
      {
        territories: [
          territory,
          { ...territory, id: 13, number: 13, number_name: 'T13 - Rue Plati' },
        ],
        maps: [
          { territory: 12, token, drawn: true },
          { territory: 13, token, drawn: true },
        ],
      },
      ['Monaco, T13 - Rue Plati\u202F: Deux cartes ont le même lien.'],
    ],
    [
      { maps: [{ territory: 99, token, drawn: true }] },
      ['Monaco\u202F: Une carte est celle d’un {product} qui n’existe pas.'],
    ],
    [
      { entries: [{ ...entry, territory: 99 }] },
      ['Monaco\u202F: L’attribution n° 1 est celle d’un {product} qui n’existe pas.'],
    ],
    [{ settings: 0 }, ['Monaco\u202F: L’assemblée n’a pas ses paramètres.']],
    [
      { activities_imposed_without_any: true },
      ['Monaco\u202F: Les activités sont limitées, mais aucune n’est choisie.'],
    ],
    [
      { users: [{ login: 'Court', role_known: true }] },
      ['Monaco, Court\u202F: Ce nom de connexion a moins de 6 caractères.'],
    ],
    [
      {
        users: [
          { login: 'HÉLÈNE', role_known: true },
          { login: 'Hélène', role_known: false },
        ],
      },
      [
        'Monaco, Hélène\u202F: Deux comptes portent ce nom.',
        'Monaco, Hélène\u202F: Ce compte n’a pas de rôle connu.',
      ],
    ],
  ])('finds the fault of %o [C1, C2, B-39, B-51]', (found, sentences) => {
    expect(told(found)).toEqual(sentences);
  });
});
