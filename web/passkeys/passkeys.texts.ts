import type { Trouble } from '#machines/passkeys/passkeys.rules.ts';

export const passkeysTexts = {
  title: 'Se connecter sans mot de passe',
  about:
    'Une clé d’accès ouvre ton compte par empreinte, visage ou code de l’appareil, sans rien à retenir.',
  none: 'Tu n’en as pas encore.',
  add: 'Ajouter cet appareil',
  unknownHere: 'Ce navigateur ne connaît pas les clés d’accès.',
  notOffered:
    'L’adresse de ce site ne commence pas par https\u202F: les clés d’accès n’y servent pas.',
  madeOn: (day: string) => `Ajoutée le ${day}`,
  usedOn: (day: string) => `dernière connexion le ${day}`,
  neverUsed: 'pas encore utilisée',
  otherAddress: (host: string) =>
    `Faite pour une autre adresse (${host})\u202F: elle ne sert plus ici.`,
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer ${name}`,
  end: 'Supprimer',
  endOf: (name: string) => `Supprimer ${name}`,
  newName: 'Nom de la clé d’accès',
  presentPassword: 'Mot de passe actuel',
} as const;

/** Why the browser made no key. */
export const makingTroubles: Readonly<Record<Trouble, string>> = {
  cancelled: 'Aucune clé d’accès n’a été ajoutée.',
  alreadyThere: 'Cet appareil a déjà une clé d’accès pour ton compte.',
  unable:
    'Cet appareil ne peut pas garder de clé d’accès\u202F: il lui faut un verrouillage par empreinte, visage ou code.',
  over: 'Aucune clé d’accès n’a été ajoutée.',
};
