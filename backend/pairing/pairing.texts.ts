import type { ActTexts } from '../parts/event-log/acts.texts.ts';
import type { PairingWords } from '#engines/paper/pairing-sheet.ts';

export const pairingTexts = {
  unknownUser: 'Ce proclamateur n’existe pas.',
  notBelowCaller:
    'Une carte de connexion est imprimée par quelqu’un qui a plus de droits que cette personne. Demande à un administrateur.',
  ownCard:
    'Pour ton propre compte, connecte-toi avec ton mot de passe, ou demande une carte à un administrateur.',
  secondFactor:
    'Cette personne a un second facteur, ou il lui est demandé\u202F: aucune carte n’ouvre son compte sans lui. Elle se connecte avec son mot de passe, puis un code, ou avec une clé d’accès.',
  cancelled: 'La carte est annulée\u202F: elle n’ouvre plus rien.',
  noCard: 'Cette carte a déjà servi, ou elle ne sert plus.',
  dead: 'Cette carte ne sert plus, ou son adresse est mal écrite. Demande-en une autre à ton responsable des territoires.',
  file: 'carte-de-connexion',
} as const;

/** Event log actions; the user's name is appended, but to the last, which he makes himself. */
export const pairingEvents = {
  made: 'Carte de connexion imprimée\u202F: {login}',
  cancelled: 'Carte de connexion annulée\u202F: {login}',
  used: 'Compte ouvert avec une carte de connexion',
} as const satisfies ActTexts;

/** What is printed on a card beside its person, its congregation and its address. */
export const pairingWords = (until: string): PairingWords => ({
  title: 'Carte de connexion',
  purpose: 'Elle ouvre ton compte sur ton téléphone.',
  steps: [
    'Vise le carré avec l’appareil photo.',
    'Touche l’adresse qui s’affiche.',
    'Appuie sur «\u202FOuvrir mon compte sur cet appareil\u202F».',
  ],
  typed: 'Sans appareil photo, écris cette adresse\u202F:',
  until: `Elle sert une fois, jusqu’au ${until}.`,
  care: 'Qui tient cette carte peut ouvrir ton compte\u202F: garde-la pour toi, puis détruis-la.',
});
