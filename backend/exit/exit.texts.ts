export const exitTexts = {
  noneChosen: 'Choisis au moins un {product}.',
  oneAtATime: "Tu ne peux sortir qu'un seul {product} à la fois.",
  unknownTerritory: "Ce {product} n'existe pas.",
  unknownUser: "Ce proclamateur n'existe pas.",
  unknownActivity: "Cette activité n'existe pas.",
  required: 'Champs obligatoire',
  invalidDate: 'Date invalide',
  alreadyOut: 'Le {product} {nn} est déjà sorti.',
  exitsRestricted: 'Seuls les anciens et les gestionnaires peuvent sortir un {product} en ligne.',
  notOnline: "Le {product} {nn} n'est pas en libre service en ligne.",
  noVisited: 'Le {product} {nn} ne peut pas être sorti en ligne (personnes à ne pas visiter).',
  activityNotOffered: "Cette activité ne t'est pas proposée.",
  releaseInFuture: 'La date de sortie ne peut pas être dans le futur.',
  releaseBeforeReturn:
    'La date de sortie ne peut pas être antérieure à la dernière rentrée du {product} {nn}.',
  returnOutOfRange: "La date de rentrée doit être comprise entre la date de sortie et aujourd'hui.",
  bookedForEvent:
    'Le {product} {nn} est réservé (« {booking} »). Active « Forcer » pour le sortir quand même.',
  onlineNotEnabled: "La sortie en ligne n'est pas activée.",
  exited: 'Sortie enregistrée.',
  exitedNames: '{n} {product}(s) sorti(s) : {nn}',
  exitLogged: 'Sortie',
  exitAndReturnLogged: 'Sortie et rentrée',

  notOut: "Le {product} {nn} n'est pas sorti.",
  notYours: "Le {product} {nn} ne t'est pas attribué.",
  returnsRestricted:
    'Les proclamateurs ne peuvent pas rentrer les {product}s, adresse-toi à un gestionnaire.',
  notReturnableYet:
    'Seuls les {product}s sortis en ligne, il y a plus de 15 jours, peuvent être rentrés',
  returned: 'Rentrée enregistrée.',
  returnLogged: 'Rentrée',

  cancelled: 'Sortie annulée.',
  cancelLogged: 'Sortie annulée',

  noMap: "Ce {product} n'a pas de carte.",
} as const;
