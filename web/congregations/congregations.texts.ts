import { numberText } from '../parts/texts/number.ts';

export const congregationsTexts = {
  title: 'Assemblées',
  counted: ['assemblée', 'assemblées'],
  name: "Nom de l'assemblée",
  contact: 'Informations de contact',
  emailCounter: 'E-mails envoyés',
  mails: (mails: number) => numberText(mails),
  keptMails: (mails: number) =>
    mails > 1 ? `${numberText(mails)} gardés` : `${numberText(mails)} gardé`,
  noMailServer:
    'Aucun serveur de messagerie\u202F: les e-mails sont gardés sur le serveur, aucun n’est envoyé. Un mot de passe se remet de la main à la main.',
  failingMails: (mails: number) =>
    mails === 1 ? '1 e-mail non envoyé' : `${numberText(mails)} e-mails non envoyés`,
  actions: 'Actions',
  edit: 'Modifier',
  editOne: (name: string) => `Modifier ${name}`,
  remove: 'Supprimer',
  removeOne: (name: string) => `Supprimer ${name}`,
  add: 'Ajouter une assemblée',
  empty: 'Aucune assemblée. (Authentification requise)',
  newTitle: 'Nouvelle assemblée',
  editTitle: 'Modifier cette assemblée',
  nameHint: 'C’est le nom que chacun choisit pour se connecter.',
  contactHint: 'Qui joindre, et comment\u202F: seuls les administrateurs du site le voient.',
  save: 'Enregistrer',
} as const;
