import type { ActTexts } from '../parts/event-log/acts.texts.ts';

export const passkeysTexts = {
  unknown: 'Cette clé d’accès n’est plus connue ici. Connecte-toi avec ton mot de passe.',
  otherAddress:
    'Cette clé d’accès est faite pour une autre adresse. Connecte-toi ici avec ton mot de passe.',
  unverified:
    'Ton appareil n’a pas vérifié que c’est toi, par empreinte, visage ou code. Réessaie, ou connecte-toi avec ton mot de passe.',
  expired: 'Cinq minutes sont passées\u202F: réessaie.',
  used: 'Cette demande a déjà servi\u202F: réessaie.',
  counterBack:
    'Cette clé d’accès a peut-être été copiée\u202F: cette connexion est refusée, et la clé est supprimée. Connecte-toi avec ton mot de passe, puis ajoute cet appareil de nouveau dans «\u202FMon compte\u202F».',
  invalid:
    'Cette clé d’accès n’a pas pu être vérifiée. Réessaie, ou connecte-toi avec ton mot de passe.',
  presentPassword:
    'Tu es connecté depuis plus de dix minutes\u202F: donne ton mot de passe actuel pour ajouter cet appareil.',
  notOffered: 'Les clés d’accès ne servent qu’à une adresse en https.',
  tooMany: 'Tu as déjà dix clés d’accès\u202F: supprimes-en une d’abord.',
  alreadyThere: 'Cet appareil a déjà une clé d’accès pour ton compte.',
  notAdded: 'La clé d’accès n’a pas pu être ajoutée\u202F: réessaie.',
  ended: 'Cette clé d’accès n’existe plus.',
  added: 'La prochaine fois, tu pourras te connecter sans mot de passe.',
  renamed: 'Nom enregistré.',
  nameTaken: 'Une de tes clés d’accès porte déjà ce nom.',
  removed:
    'Clé d’accès supprimée\u202F: elle n’ouvre plus ton compte. Si l’appareil la propose encore, supprime-la dans ses réglages.',
} as const;

/** Actions of the event log. */
export const passkeysEvents = {
  added: 'Clé d’accès ajoutée',
  removed: 'Clé d’accès supprimée',
  copied: 'Clé d’accès supprimée\u202F: peut-être copiée',
} as const satisfies ActTexts;
