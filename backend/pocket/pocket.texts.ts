import type { ActTexts } from '../parts/event-log/acts.texts.ts';

export const pocketTexts = {
  unknownPermission:
    'Cette action ne peut plus être envoyée depuis ce téléphone. Connecte-toi pour la refaire.',
  usedPermission: 'Cette autorisation a déjà servi le {date}. Connecte-toi pour voir où tu en es.',
  expiredPermission:
    'Cette action a attendu plus de 30 jours\u202F: elle n’est plus valable. Connecte-toi pour la refaire.',

  returns: 'Rentrée enregistrée, à la date du {date}.',
  asksReturn: 'Rentrée annoncée pour le {date}\u202F: un gestionnaire va la confirmer.',
  asksMonth: 'Demande d’un mois de plus transmise\u202F: un gestionnaire va te répondre.',

  unknownStreet: 'Cette rue n’est plus dans la liste de ce {product}.',
  unknownState: 'Cette marque n’existe pas.',
  overtaken: 'Cochée autrement depuis\u202F: ta marque, plus ancienne, ne compte pas.',
  done: 'Noté\u202F: {street}, fait.',
  again: 'Noté\u202F: {street}, à refaire.',
  left: 'Noté\u202F: {street}, sans marque.',

  cancelled: 'La sortie de ce {product} a été annulée entre-temps par un gestionnaire.',
  given: 'Ce {product} a été attribué entre-temps à une autre personne.',
  returnedByManager: 'Rentré entre-temps par un gestionnaire le {date}.',
  returnedAutomatically: 'Rentré entre-temps automatiquement le {date}.',
  returnedBySelf: 'Tu l’as déjà rentré le {date}.',
  returned: 'Ce {product} est déjà rentré depuis le {date}.',
  alreadyAsked: 'Tu l’as déjà demandé\u202F: un gestionnaire va te répondre.',
  askedOtherwise: 'Tu as fait une autre demande depuis\u202F: c’est elle qui compte.',
  dateMoved: 'Prolongé entre-temps par un gestionnaire\u202F: à rentrer le {date}.',
} as const;

/** Actions of the event log. */
export const pocketEvents = {
  returns: 'Rentrée depuis le téléphone',
  asksReturn: 'Rentrée à confirmer',
  asksMonth: 'Demande\u202F: un mois de plus',
} as const satisfies ActTexts;
