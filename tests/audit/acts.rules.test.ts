import { describe, expect, it } from 'vitest';
import { patternOf } from '../../backend/parts/event-log/acts-pattern.ts';
import { modulesIn } from '../../scripts/house/sources.ts';

const classOf = (action: string) =>
  (['administration', 'access', 'work'] as const).filter((it) =>
    new RegExp(patternOf(it), 'u').test(action.replaceAll('\u202F', ' ')),
  );

describe('a kind of line of the log', () => {
  it('does not compile before it is classified: each text of the log says that it is one [OWN-385]', async () => {
    const named = /^export const \w*Events\b|^ {2}(?:\w+L|l)ogged:/mu;
    const texts = (await modulesIn('backend')).filter(
      ({ file, text }) => file.endsWith('.texts.ts') && named.test(text),
    );
    expect(texts.length).toBeGreaterThan(20);
    const silent = texts.filter(
      ({ text }) => !/as const satisfies (?:ActTexts|TextsWithActs);/u.test(text),
    );
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ['administration', 'Proclamateur ajouté\u202F: Jean Lefebvre'],
    ['administration', 'Proclamateur ajouté : Jean Lefebvre'],
    ['administration', 'Proclamateur supprimé'],
    ['administration', 'Import de «\u202Fa : b.csv\u202F», créés\u202F: 3, modifiés\u202F: 0'],
    ['administration', 'Import de «\u202F2026.csv\u202F» annulé'],
    ['administration', 'Type renommé\u202F: Ville → Port'],
    ['access', 'Clé d’accès ajoutée'],
    ['access', 'Mot de passe modifié'],
    ['administration', 'Mot de passe du proclamateur modifié\u202F: Jean'],
    ['work', 'Attribution n° 7 modifiée\u202F: n° 8'],
    ['work', 'Import annulé'],
    ['work', 'Sortie et rentrée\u202F: Jean Lefebvre'],
    ['work', 'Modifié\u202F: note'],
  ])('is one of %s: %s [OWN-385]', (expected, action) => {
    expect(classOf(action)).toEqual([expected]);
  });
});
