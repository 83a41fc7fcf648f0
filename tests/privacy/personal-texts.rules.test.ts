import { describe, expect, it } from 'vitest';
import {
  freeName,
  lineWithoutPerson,
  withoutContacts,
  withoutPerson,
} from '../../backend/privacy/personal-texts.rules.ts';

const person = {
  names: ['DUPONT Jean', 'jean.dupont@example.org'],
  nobody: 'Proclamateur supprimé',
};

describe('a text without addresses and numbers [B-81, issue 7]', () => {
  it.each([
    ['Réservé : M. Martin 06 12 34 56 78', 'Réservé : M. Martin …'],
    ['Réservé : +377 93.15.22.22.', 'Réservé : ….'],
    ['Réservé : martin@example.org, 0612345678', 'Réservé : …, …'],
    ['Réservé : <martin@sous.example.org>', 'Réservé : <…>'],
  ])('loses them: %s', (said, left) => {
    expect(withoutContacts(said)).toBe(left);
  });

  it.each([
    'Attribution n° 12 modifiée : sortie 12/03/2026, rentrée 01/04/2026, proclamateur',
    "Noms effacés de l'historique avant le 21/11/2023 : 1204",
    'Réservé : Campagne 2026-2027',
    'T1204 - Rue du 11 novembre 1918',
    'Type renommé : A@B → C',
    '2026-03-15',
  ])('keeps everything else: %s', (said) => {
    expect(withoutContacts(said)).toBe(said);
  });
});

describe('a text without a person [B-48, issue 7]', () => {
  it('loses the name, in whatever case, and what stands beside it to reach the person', () => {
    expect(withoutPerson('Chez dupont jean (06 12 34 56 78)', person, 50)).toBe(
      'Chez Proclamateur supprimé (…)',
    );
    expect(withoutPerson('jean.dupont@example.org', person, 50)).toBe('Proclamateur supprimé');
  });

  it('that does not name the person is not touched', () => {
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
  ])('is not taken for that of somebody called alike: %s', (said) => {
    expect(withoutPerson(said, person, 100)).toBe(said);
  });

  it.each([
    ['M.DUPONT Jean, 3e étage', 'M.Proclamateur supprimé, 3e étage'],
    ['DUPONT Jean-2026', 'Proclamateur supprimé-2026'],
    ['DUPONT Jean - Port', 'Proclamateur supprimé - Port'],
    ['<jean.dupont@example.org>.', '<Proclamateur supprimé>.'],
    ['DUPONT Jean et DUPONT Jeanne', 'Proclamateur supprimé et DUPONT Jeanne'],
  ])('loses the name between whatever stands beside it: %s', (said, left) => {
    expect(withoutPerson(said, person, 100)).toBe(left);
  });

  it('loses the whole of the longest name', () => {
    const names = ['DUPONT Jean', 'DUPONT Jean Paul', 'DUPONT Jean-Paul'];
    for (const name of names) {
      expect(withoutPerson(`Chez ${name}`, { ...person, names }, 50)).toBe(
        'Chez Proclamateur supprimé',
      );
    }
  });

  it('takes a name literally: a dot is a dot', () => {
    expect(withoutPerson('DUPONTxJ', { ...person, names: ['DUPONT.J'] }, 50)).toBe('DUPONTxJ');
  });

  it('stays within its length', () => {
    expect(withoutPerson(`DUPONT Jean ${'x'.repeat(38)}`, person, 50)).toHaveLength(50);
  });

  it('of the log keeps its head: only what somebody typed is changed', () => {
    expect(lineWithoutPerson('Réservé : Pour DUPONT Jean', person, 120)).toBe(
      'Réservé : Pour Proclamateur supprimé',
    );
    expect(
      lineWithoutPerson('Import de « DUPONT Jean : 1.csv », créés : 0, modifiés : 1', person, 120),
    ).toBe('Import de « Proclamateur supprimé : 1.csv », créés : 0, modifiés : 1');
    expect(lineWithoutPerson(`Réservé : DUPONT Jean ${'x'.repeat(98)}`, person, 120)).toHaveLength(
      120,
    );
    const named = { ...person, names: ['Sortie'] };
    expect(lineWithoutPerson('Sortie annulée', named, 120)).toBe('Sortie annulée');
  });

  it('that is a name takes the first one that is free', () => {
    expect(freeName('Liste', [], 50)).toBe('Liste');
    expect(freeName('Liste', ['LISTE', 'Liste 2'], 50)).toBe('Liste 3');
    expect(freeName('x'.repeat(50), ['x'.repeat(50)], 50)).toBe(`${'x'.repeat(48)} 2`);
  });
});
