import type { ActTexts } from '../parts/event-log/acts.texts.ts';
import type { EntryChanges } from './history-event.rules.ts';

export const historyTexts = {
  unknownTerritory: 'Ce {product} n’existe pas.',
  unknownEntry: 'Cette attribution n’existe pas.',
  unknownUser: 'Ce proclamateur n’existe pas.',
  unknownActivity: 'Cette activité n’existe pas.',
  unknownAction: 'Action inconnue.',
  required: 'Champs obligatoire',
  invalidDate: 'Date invalide',
  invalidNumber: 'Valeur numérique positive',
  numberTaken: 'Ce numéro d’attribution est déjà utilisé.',
  releaseInFuture: 'La date de sortie ne peut pas dépasser aujourd’hui.',
  returnOutOfRange: 'La date de rentrée doit être comprise entre la date de sortie et aujourd’hui.',
  stillOut: 'Ce {product} est encore sorti\u202F: utilise «\u202FRentrer un {product}\u202F».',
  overlap: 'Cette période chevauche une autre attribution.',
  openNotRemovable:
    'Ce {product} est encore sorti\u202F: cette attribution ne peut pas être supprimée.',
  changedMeanwhile: 'Cette attribution a été modifiée depuis que tu l’as ouverte.',
  changedBy: '{login} a modifié cette attribution le {date} à {time}\u202F: {action}.',
  edited: 'Attribution modifiée.',
  removed: 'Attribution supprimée.',
  added: 'Attribution ajoutée.',
  reopened: 'Attribution rouverte.',
  notReturned: 'Ce {product} est encore sorti\u202F: il n’y a rien à rouvrir.',
  outAgain: 'Ce {product} est de nouveau sorti\u202F: annule d’abord cette sortie.',
  notLast: 'Une attribution plus récente existe\u202F: seule la dernière peut être rouverte.',
  noHolder:
    'Le compte de ce proclamateur a été supprimé\u202F: utilise «\u202FSortir un {product}\u202F».',
  bookedForEvent:
    'Ce {product} est réservé («\u202F{booking}\u202F»)\u202F: retire-le d’abord de cette réservation.',
  returnsByItself:
    'Sa date de rentrée prévue est passée\u202F: il serait rentré de nouveau automatiquement. Utilise «\u202FSortir un {product}\u202F».',
} as const;

/** Event log actions; they name nobody, the event's author apart, and the holder of one that is reopened. */
export const historyEvents = {
  removed: (outputNumber: number) => `Attribution n° ${outputNumber} supprimée` as const,
  added: (outputNumber: number) => `Attribution n° ${outputNumber} ajoutée` as const,
  reopened: (outputNumber: number) => `Attribution n° ${outputNumber} rouverte` as const,
  edited: (outputNumber: number, changes: EntryChanges) =>
    `Attribution n° ${outputNumber} modifiée\u202F: ${[
      changes.outputNumber && `n° ${changes.outputNumber}`,
      changes.releaseDate && `sortie ${changes.releaseDate}`,
      changes.returnDate && `rentrée ${changes.returnDate}`,
      changes.user && 'proclamateur',
      changes.activity && 'activité',
    ]
      .filter((change) => change)
      .join(', ')}` as const,
} as const satisfies ActTexts;
