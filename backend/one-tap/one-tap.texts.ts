import type { ActTexts } from '../parts/event-log/acts.texts.ts';

export const oneTapTexts = {
  unknownLink: 'Ce lien n’est pas valable. Prends celui du dernier e-mail que tu as reçu.',
  usedLink: 'Ce lien a déjà servi\u202F: tu n’as plus rien à faire.',
  expiredLink: 'Ce lien n’est plus valable après 30 jours. Prends celui du dernier e-mail reçu.',
  alreadyReturned: 'Ce {product} est déjà rentré\u202F: merci, tu n’as plus rien à faire.',
  alreadyAsked: 'C’est déjà demandé\u202F: un gestionnaire va te répondre.',
  dateMoved: 'La date a été modifiée depuis cet e-mail. Prends le lien du dernier e-mail reçu.',
  noCalendar:
    'Ce rappel n’existe plus\u202F: le {product} est rentré, ou le lien n’est pas valable.',

  notYours: 'Ce {product} ne t’est pas attribué.',
  unknownWish: 'Action inconnue.',

  returns: 'Merci. Le {product} est rentré.',
  asksReturn: 'Merci. Un gestionnaire va confirmer la rentrée.',
  asksMonth: 'Ta demande est transmise\u202F: un gestionnaire va te répondre.',

  replaced: 'Ta demande d’avant ne compte plus.',

  unknownRequest: 'Cette demande n’attend plus de réponse.',
  monthGranted: 'Demande accordée\u202F: un mois de plus, jusqu’au {date}.',
  returnGranted: 'Rentrée enregistrée.',
  refused: 'Demande refusée.',
} as const;

/** Actions of the event log. */
export const oneTapEvents = {
  returns: 'Rentrée par le lien du rappel',
  asksReturn: 'Rentrée à confirmer',
  asksMonth: 'Demande\u202F: un mois de plus',
  refused: 'Demande refusée',
} as const satisfies ActTexts;

export const calendarTexts = {
  summary: '{product} {nn} à rentrer',
  description: 'Pense à rentrer ce {product}, ou à demander un mois de plus.',
} as const;
