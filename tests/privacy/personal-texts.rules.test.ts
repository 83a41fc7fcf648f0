import { describe, expect, it } from 'vitest';
import {
  freeName,
  lineWithoutPerson,
  withoutContacts,
  withoutPerson,
} from '../../backend/parts/texts/personal-texts.rules.ts';

const person = {
  names: ['DUPONT Jean', 'jean.dupont@example.org'],
  nobody: 'Proclamateur supprimé',
};

describe('removing addresses and numbers from a text [B-81, OWN-16]', () => {
  it.each([
    ['Réservé\u202F: M. Martin 06 12 34 56 78', 'Réservé\u202F: M. Martin …'],
    ['Réservé\u202F: +377 93.15.22.22.', 'Réservé\u202F: ….'],
    ['Réservé\u202F: martin@example.org, 0612345678', 'Réservé\u202F: …, …'],
    ['Réservé\u202F: <martin@sous.example.org>', 'Réservé\u202F: <…>'],
  ])('removes them: %s', (said, left) => {
    expect(withoutContacts(said)).toBe(left);
  });

  it.each([
    'Attribution n° 12 modifiée\u202F: sortie 12/03/2026, rentrée 01/04/2026, proclamateur',
    'Noms effacés de l’historique avant le 21/11/2023\u202F: 1204',
    'Réservé\u202F: Campagne 2026-2027',
    'T1204 - Rue du 11 novembre 1918',
    'Type renommé\u202F: A@B → C',
    '2026-03-15',
  ])('keeps everything else: %s', (said) => {
    expect(withoutContacts(said)).toBe(said);
  });
});

describe('removing a person from a text [B-48, OWN-16]', () => {
  it('removes the name in any case, and the contact data beside it', () => {
    expect(withoutPerson('Chez dupont jean (06 12 34 56 78)', person, 50)).toBe(
      'Chez Proclamateur supprimé (…)',
    );
    expect(withoutPerson('jean.dupont@example.org', person, 50)).toBe('Proclamateur supprimé');
  });

  it('keeps a text that does not name the person', () => {
    for (const said of ['Chez DUPOND Jean 06 12 34 56 78', 'Rue Jean Dupont', '']) {
      expect(withoutPerson(said, person, 50)).toBe(said);
    }
    expect(withoutPerson('DUPONT Jean', { ...person, names: [] }, 50)).toBe('DUPONT Jean');
  });

  it.each([
    'Chez DUPONT Jeanne 06 12 34 56 78',
    'Chez DUPONT Jean-Paul 06 12 34 56 78',
    'Chez MARIE-DUPONT Jean 06 12 34 56 78',
    'anne.jean.dupont@example.org, xjean.dupont@example.org',
    'jean.dupont@example.organisation',
  ])('keeps a similar name: %s', (said) => {
    expect(withoutPerson(said, person, 100)).toBe(said);
  });

  it.each([
    ['M.DUPONT Jean, 3e étage', 'M.Proclamateur supprimé, 3e étage'],
    ['DUPONT Jean-2026', 'Proclamateur supprimé-2026'],
    ['DUPONT Jean - Port', 'Proclamateur supprimé - Port'],
    ['<jean.dupont@example.org>.', '<Proclamateur supprimé>.'],
    ['DUPONT Jean et DUPONT Jeanne', 'Proclamateur supprimé et DUPONT Jeanne'],
  ])('removes the name between any other characters: %s', (said, left) => {
    expect(withoutPerson(said, person, 100)).toBe(left);
  });

  it('removes the longest matching name completely', () => {
    const names = ['DUPONT Jean', 'DUPONT Jean Paul', 'DUPONT Jean-Paul'];
    for (const name of names) {
      expect(withoutPerson(`Chez ${name}`, { ...person, names }, 50)).toBe(
        'Chez Proclamateur supprimé',
      );
    }
  });

  it('takes a name literally: a dot matches a dot only', () => {
    expect(withoutPerson('DUPONTxJ', { ...person, names: ['DUPONT.J'] }, 50)).toBe('DUPONTxJ');
  });

  it('keeps the text within its maximum length', () => {
    expect(withoutPerson(`DUPONT Jean ${'x'.repeat(38)}`, person, 50)).toHaveLength(50);
  });

  it('keeps the beginning of a log line: only typed text changes', () => {
    expect(lineWithoutPerson('Réservé\u202F: Pour DUPONT Jean', person, 120)).toBe(
      'Réservé\u202F: Pour Proclamateur supprimé',
    );
    expect(
      lineWithoutPerson(
        'Import de «\u202FDUPONT Jean\u202F: 1.csv\u202F», créés\u202F: 0, modifiés\u202F: 1',
        person,
        120,
      ),
    ).toBe(
      'Import de «\u202FProclamateur supprimé\u202F: 1.csv\u202F», créés\u202F: 0, modifiés\u202F: 1',
    );
    expect(
      lineWithoutPerson(`Réservé\u202F: DUPONT Jean ${'x'.repeat(98)}`, person, 120),
    ).toHaveLength(120);
    const named = { ...person, names: ['Sortie'] };
    expect(lineWithoutPerson('Sortie annulée', named, 120)).toBe('Sortie annulée');
  });

  it('replaces a name that must be unique by the first free one', () => {
    expect(freeName('Liste', [], 50)).toBe('Liste');
    expect(freeName('Liste', ['LISTE', 'Liste 2'], 50)).toBe('Liste 3');
    expect(freeName('x'.repeat(50), ['x'.repeat(50)], 50)).toBe(`${'x'.repeat(48)} 2`);
  });
});
