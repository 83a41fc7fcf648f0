export const bookingTexts = {
  unknownBooking: "Cette réservation n'existe pas.",
  unknownType: "Ce type de réservation n'existe pas.",
  unknownTerritory: "Ce {product} n'existe pas.",
  required: 'Champs obligatoire',
  noneSelected: 'Sélectionne au moins un {product}.',
  noBookingChosen: 'Choisis au moins une réservation.',
  out: 'Le {product} {nn} est sorti, il ne peut pas être réservé.',
  nameTaken: 'Une réservation porte déjà ce nom.',
  alreadyBooked:
    'Certains {product}s sont déjà réservés : {nn}. Active « Forcer » pour les déplacer.',
  noTarget: 'Choisis la réservation à conserver.',
  noLongerIn: "Le {product} {nn} est sorti, il n'est plus disponible.",

  paper: 'Libre service papier',
  online: 'Libre service en ligne',

  added: 'Réservation enregistrée.',
  overwritten: 'Réservation écrasée.',
  cleaned: 'Réservation vidée.',
  removed: 'Réservation supprimée.',
  severalRemoved: 'Réservations supprimées.',
  merged: 'Réservations fusionnées.',

  addLogged: 'Réservé : {booking}',
  overwriteLogged: 'Réservation écrasée : {booking}',
  cleanLogged: 'Réservation vidée : {booking}',
  removeLogged: 'Réservation supprimée : {booking}',
  mergeLogged: 'Réservation fusionnée : {booking}',

  rest: '{n} mois',
  restCampaign: '{n} mois (campagne)',
} as const;
