import type { Mark } from './streets.rules.ts';

export const streetsTexts = {
  unknownTerritory: 'Ce {product} n’existe pas.',
  notSeen: 'Les rues d’un {product} se voient quand il t’est attribué.',
  notHeld: 'Seul celui à qui le {product} est attribué coche ses rues.',
  unknownState: 'Cette marque n’existe pas.',
  unknownStreet: 'Cette rue n’est plus dans la liste\u202F: elle vient d’être relue.',
  overtaken: 'Cochée autrement depuis\u202F: ta marque, plus ancienne, ne compte pas.',
  shareEnded:
    'Ce code vaut jusqu’à minuit, jusqu’à la rentrée, ou jusqu’à ce que la personne qui te l’a montré y mette fin. Demande-lui un nouveau code.',
  unshared: 'Le lien ne sert plus.',
  restarted: 'Toutes les rues sont de nouveau à faire.',
} as const;

const sides: Readonly<Record<string, string>> = {
  even: 'côté pair',
  odd: 'côté impair',
  north: 'côté nord',
  south: 'côté sud',
  west: 'côté ouest',
  east: 'côté est',
};

/** A street, or one of its sides, in a sentence. */
export const streetInWords = ({ street, side }: Pick<Mark, 'street' | 'side'>): string =>
  sides[side] ? `${street} (${sides[side]})` : street;
