import type { ActTexts } from '../parts/event-log/acts.texts.ts';

export const congregationsTexts = {
  required: 'Champs obligatoire',
  contactTooLong: 'Ce champs doit contenir 200 caractères maximum',
  unknownCongregation: 'Cette assemblée n’existe pas.',
  nameTaken: 'Cette assemblée existe déjà.',
  own: 'Tu ne peux pas supprimer ton assemblée.',
  inUse:
    'Cette assemblée contient encore des proclamateurs ou des {product}s\u202F: supprime-les d’abord.',

  added: 'Assemblée ajoutée.',
  edited: 'Assemblée modifiée.',
  removed: 'Assemblée supprimée.',
} as const;

/** Actions of the event log. */
export const congregationsEvents = {
  added: 'Assemblée ajoutée\u202F: {name}',
  edited: 'Assemblée modifiée\u202F: {name}',
  removed: 'Assemblée supprimée\u202F: {name}',
} as const satisfies ActTexts;
