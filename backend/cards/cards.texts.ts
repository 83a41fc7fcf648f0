import { capitalised, withProduct } from '../parts/texts/product.ts';
import type { CardWords } from '#engines/paper/card/card-sheet.ts';

export const cardsTexts = {
  title: 'Cartes des {product}s',
  saved: '{congregation}, carte enregistrée le {day}',
  noneSelected: 'Choisis au moins un {product}.',
  unknownTerritory: 'Ce {product} n’existe pas.',
  tooMany: 'Choisis au maximum {nn} {product}s à la fois.',
  notHeld: 'Tu peux imprimer la carte des {product}s que tu as sortis.',
  unknownSize: 'Choisis une taille de carte.',
  noMap: 'Aucun de ces {product}s n’a de carte dessinée\u202F: il n’y a rien à imprimer.',
} as const;

type CardsText = keyof typeof cardsTexts;

export const cardsSentence = (text: CardsText, product: string, nn = ''): string =>
  withProduct(cardsTexts[text], product).replace('{nn}', () => nn);

/** Words printed on a card. */
export const cardWords = (product: string): CardWords => ({
  limits: 'Limites\u202F:',
  scale: 'Échelle',
  online: 'Carte en ligne',
  territory: withProduct('Ce {product}', product),
  neighbours: capitalised(withProduct('{product}s voisins', product)),
  north: 'N',
  credit: '© les contributeurs d’OpenStreetMap (ODbL), openstreetmap.org/copyright',
  kinds: {
    information: 'Information',
    parking: 'Parking',
    mobilestand: 'Présentoir mobile',
    kingdomhome: 'Salle du Royaume',
    other: 'Repère',
  },
  unvisited: 'À ne pas visiter',
});
