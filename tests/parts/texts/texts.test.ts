import { afterEach, describe, expect, it, vi } from 'vitest';
import { faultText, validated } from '#web/parts/texts/faults.ts';
import { withProduct } from '#web/parts/texts/product.ts';
import { helpTexts } from '#web/help/help.texts.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('texts', () => {
  it('the product word is lower case, but capitalised where it begins a text [GEN-21]', () => {
    expect(withProduct('{product}s qui te sont attribués')).toBe(
      'Territoires qui te sont attribués',
    );
    expect(withProduct("Limites du {product} de l'assemblée, et autres {product}s")).toBe(
      "Limites du territoire de l'assemblée, et autres territoires",
    );
    expect(withProduct('Sans rien')).toBe('Sans rien');
  });

  it('another word may be configured, and no placeholder is left [GEN-21]', async () => {
    vi.stubEnv('VITE_PRODUCT', 'secteur');
    vi.resetModules();
    const configured = await import('#web/parts/texts/product.ts');
    expect(configured.withProduct('{product}s attribués : un {product}')).toBe(
      'Secteurs attribués : un secteur',
    );
    expect(configured.withProduct(JSON.stringify(helpTexts))).not.toContain('{product}');
  });

  it('each fault of a field has its documented sentence, with its number [GEN-07]', () => {
    expect([
      faultText({ code: 'required' }),
      faultText({ code: 'spaces' }),
      faultText({ code: 'tooShort', length: 6 }),
      faultText({ code: 'tooLong', length: 50 }),
      faultText({ code: 'email' }),
      faultText({ code: 'password' }),
      faultText({ code: 'number' }),
      faultText({ code: 'positive' }),
      faultText({ code: 'tooHigh', most: 9999 }),
      faultText({ code: 'webAddress' }),
      faultText(null),
    ]).toEqual([
      'Champs obligatoire',
      'Les espaces ne sont pas autorisés',
      'Ce champs doit contenir au moins 6 caractères',
      'Ce champs doit contenir 50 caractères maximum',
      'E-mail invalide',
      'Mot de passe invalide',
      'Valeur numérique',
      'Valeur numérique positive',
      'Valeur numérique positive (9999 maximum)',
      'Le lien commence par http:// ou https://',
      undefined,
    ]);
  });

  it('a form field receives the sentence of its fault, or that it is valid [GEN-07]', () => {
    const filled = validated((value) => (value === '' ? { code: 'required' } : null));
    expect([filled(''), filled('x')]).toEqual(['Champs obligatoire', true]);
  });
});
