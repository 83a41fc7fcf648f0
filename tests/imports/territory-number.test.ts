import { describe, expect, it } from 'vitest';
import { numberedIn, spacedIn } from '#web/imports/files/territory-number.ts';

const written = [
  '12',
  '012',
  '12.0',
  '12,0',
  'T12',
  'T-12',
  't 12',
  'T.12',
  'T_12',
  'Terr. 12',
  'Ter. 12',
  'Territoire 12',
  'TERRITOIRE_12',
  'Territoire: 12',
  'Territoire n° 12',
  'Territoire nº12',
  'N° 12',
  'Nº 12',
  '№ 12',
  'No. 12',
  'Nr. 12',
  'Numéro 12',
  '#12',
  'Territory #12',
  'Territory 12',
  'Territory No. 12',
  'Territorio 12',
  'Territorio n.º 12',
  'Território 12',
  'Gebiet 12',
  'Gebiet Nr. 12',
  'Territo\u0301rio 12',
  'Territoire\u00A0n°\u202F12',
];

describe('what stands as the number of a territory', () => {
  it.each(written)('%s is 12 [OWN-306]', (text) => {
    expect(numberedIn(text)).toMatchObject({ number: '12', name: '' });
  });

  it.each([
    ['12 - Rue X', 'Rue X'],
    ['12 : Rue X', 'Rue X'],
    ['12: Rue X', 'Rue X'],
    ['12. Rue X', 'Rue X'],
    ['12 – Rue X', 'Rue X'],
    ['N° 12 — Quai Fictif', 'Quai Fictif'],
    ['12 (Rue X)', 'Rue X'],
    ['Territoire 12 (Centre)', 'Centre'],
    ['T12 - 14 Juillet', '14 Juillet'],
    ['T12 - B', 'B'],
    ['T12 - Rue ; "2" - bis', 'Rue ; "2" - bis'],
  ])('%s is 12 with a name [OWN-306]', (text, name) => {
    expect(numberedIn(text)).toMatchObject({ number: '12', name });
  });

  it.each([
    '3-B',
    '3B',
    'T3B',
    '3 bis',
    'Territoire 12 bis',
    '923 ter',
    '12 (bis)',
    '12 - bis',
    '12 - B',
    '4:2',
    '12-A Rue',
    '12 rue des Lilas',
    '12, rue des Lilas',
    'Territoire 12 Nord',
    '12 - 14',
    '2025-11-27',
    '27/11/2025',
    '27.11.2025',
    '1/2',
    '12.5',
    '12,5',
    '12-13',
    '-12',
    '12e',
    '14h30',
    'N12',
    'Rue 12',
    'Terrasse 12',
    '06 12 34 56 78',
    'abc',
    '',
  ])('%s is no number: its figures are that of another territory, or of none [OWN-306]', (text) => {
    expect(numberedIn(text)).toBeNull();
  });

  it('figures in front of words are read where they may be a name, and never with a suffix [OWN-306]', () => {
    expect(spacedIn('12 Rue Grimaldi')).toMatchObject({ number: '12', name: 'Rue Grimaldi' });
    for (const text of ['12 bis', '12 bis Rue', '12 B', '12', '12-Rue']) {
      expect(spacedIn(text)).toBeNull();
    }
  });
});
