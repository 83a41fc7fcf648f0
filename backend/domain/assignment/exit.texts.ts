import type { TextsWithActs } from '../../parts/event-log/acts.texts.ts';

export const exitTexts = {
  noneChosen: 'Choisis au moins un {product}.',
  oneAtATime: 'Tu ne peux sortir qu’un seul {product} à la fois.',
  unknownTerritory: 'Ce {product} n’existe pas.',
  unknownUser: 'Ce proclamateur n’existe pas.',
  unknownActivity: 'Cette activité n’existe pas.',
  required: 'Champs obligatoire',
  invalidDate: 'Date invalide',
  alreadyOut: 'Le {product} {nn} est déjà sorti.',
  exitsRestricted: 'Seuls les anciens et les gestionnaires peuvent sortir un {product} en ligne.',
  notOnline: 'Le {product} {nn} n’est pas en libre service en ligne. Demande-le à un gestionnaire.',
  noVisited:
    'Le {product} {nn} ne peut pas être sorti en ligne\u202F: il a des personnes à ne pas visiter. Demande-le à un gestionnaire.',
  activityNotOffered: 'Cette activité ne t’est pas proposée.',
  releaseInFuture: 'La date de sortie ne peut pas dépasser aujourd’hui.',
  releaseBeforeReturn:
    'La date de sortie ne peut pas précéder la dernière rentrée du {product} {nn}.',
  returnOutOfRange: 'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
  bookedForEvent:
    'Le {product} {nn} est réservé («\u202F{booking}\u202F»). Active «\u202FForcer\u202F» pour le sortir quand même.',
  onlineNotEnabled:
    'La sortie en ligne n’est pas activée dans ton assemblée. Demande ton {product} à un gestionnaire.',
  exited: 'Sortie enregistrée.',
  exitedOne: '1 {product} sorti\u202F: {nn}',
  exitedSeveral: '{n} {product}s sortis\u202F: {nn}',
  exitLogged: 'Sortie',
  exitAndReturnLogged: 'Sortie et rentrée',

  notOut: 'Le {product} {nn} n’est pas sorti.',
  notYours: 'Le {product} {nn} ne t’est pas attribué.',
  returnsRestricted:
    'Les proclamateurs ne peuvent pas rentrer les {product}s\u202F: adresse-toi à un gestionnaire.',
  notReturnableYet:
    'Seuls les {product}s sortis en ligne, il y a plus de 15 jours, peuvent être rentrés',
  returned: 'Rentrée enregistrée.',
  returnLogged: 'Rentrée',
  returnTakenBack: 'Rentrée annulée.',
  returnTakenBackLogged: 'Rentrée annulée',

  cancelled: 'Sortie annulée.',
  cancelLogged: 'Sortie annulée',
  exitRestored: 'Sortie rétablie.',
  exitRestoredLogged: 'Sortie rétablie',

  noMap: 'Ce {product} n’a pas de carte.',
} as const satisfies TextsWithActs;
