import { describe, expect, it } from 'vitest';
import { isWeakPassword } from '../../../backend/parts/passwords/weak-password.ts';

const names = ['DUPONT Hélène', 'Monaco Principauté'];

describe('a password that is guessed soon', () => {
  it.each([
    'aaaaa1',
    'azerty1',
    'motdepasse1',
    'azerty12',
    'password1',
    'Bonjour1',
    'soleil!!',
    'iloveyou2',
    '123456a',
  ])(
    'is one of the commonest, with up to two digits or signs behind it: %s [OWN-230]',
    async (it) => {
      expect(await isWeakPassword(it, [])).toBe(true);
    },
  );

  it.each([
    'dupont1',
    'helene2026',
    'Hélène!',
    'dupo12',
    'dupont.helene',
    'monaco-98',
    'principaut1',
    'monacohelene1',
  ])('is made of the names of the person and the congregation: %s [OWN-230]', async (it) => {
    expect(await isWeakPassword(it, names)).toBe(true);
    expect(await isWeakPassword(`${it}xyzwvu`, names)).toBe(false);
  });

  it.each(['abcde1', 'abcde!', 'tout-neuf-1', 'mot de passe 1', 'nouveau2026', 'du pain 7 h', 'é'])(
    'is not %s [OWN-230, B-58]',
    async (it) => {
      expect(await isWeakPassword(it, names)).toBe(false);
    },
  );
});
