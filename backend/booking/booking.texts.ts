import type { TextsWithActs } from '../parts/event-log/acts.texts.ts';

export const bookingTexts = {
  unknownBooking: 'Cette réservation n’existe pas.',
  unknownType: 'Ce type de réservation n’existe pas.',
  unknownTerritory: 'Ce {product} n’existe pas.',
  required: 'Champs obligatoire',
  noneSelected: 'Coche au moins un {product}.',
  noBookingChosen: 'Choisis au moins une réservation.',
  out: 'Le {product} {nn} est sorti\u202F: il ne peut pas être réservé.',
  nameTaken: 'Une réservation porte déjà ce nom.',
  alreadyBooked:
    'Certains {product}s sont déjà réservés\u202F: {nn}. Active «\u202FForcer\u202F» pour les déplacer.',
  noTarget: 'Choisis la réservation à conserver.',
  noLongerIn: 'Le {product} {nn} est sorti\u202F: il n’est plus disponible.',

  paper: 'Libre service papier',
  online: 'Libre service en ligne',

  added: 'Réservation enregistrée.',
  overwritten: 'Réservation écrasée.',
  cleaned: 'Réservation vidée.',
  removed: 'Réservation supprimée.',
  severalRemoved: 'Réservations supprimées.',
  merged: 'Réservations fusionnées.',
  addTakenBack: 'Réservation annulée.',
  restored: 'Réservation rétablie.',
  severalRestored: 'Réservations rétablies.',

  addLogged: 'Réservé\u202F: {booking}',
  overwriteLogged: 'Réservation écrasée\u202F: {booking}',
  cleanLogged: 'Réservation vidée\u202F: {booking}',
  removeLogged: 'Réservation supprimée\u202F: {booking}',
  mergeLogged: 'Réservation fusionnée\u202F: {booking}',
  addTakenBackLogged: 'Réservation annulée\u202F: {booking}',
  restoredLogged: 'Réservation rétablie\u202F: {booking}',

  rest: '{n} mois',
  restCampaign: '{n} mois (campagne)',
} as const satisfies TextsWithActs;
