import type { ActTexts } from '../parts/event-log/acts.texts.ts';

export const sessionTexts = {
  incorrect:
    'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.',
  tooManyAttempts:
    'Trop de tentatives\u202F: réessaie dans quelques minutes. Le mot de passe reçu par «\u202FMot de passe oublié\u202F» ouvre tout de suite.',
  tooManyToday:
    'Trop de tentatives aujourd’hui\u202F: réessaie demain. Le mot de passe reçu par «\u202FMot de passe oublié\u202F» ouvre tout de suite.',
  tooManyCodes: 'Trop de codes faux\u202F: réessaie dans quelques minutes.',
  tooManyCodesToday: 'Trop de codes faux aujourd’hui\u202F: réessaie demain.',
  secondFactor: 'Donne maintenant le code de ton application.',
  passkeyDue:
    'Un second facteur est demandé pour ton compte\u202F: connecte-toi avec ta clé d’accès, par «\u202FSe connecter sans mot de passe\u202F». Si tu ne l’as plus, demande un nouveau mot de passe à un administrateur.',
  tooManyRequests:
    'Trop de demandes. Si ce nom et cet e-mail vont ensemble, un mot de passe provisoire y arrive, dix fois par jour au plus\u202F; sinon, réessaie dans quelques minutes.',
  tooManyMails:
    'Trop de demandes aujourd’hui\u202F: cherche l’e-mail le plus récent, ou réessaie demain.',
  noSuchAccount: 'Aucun compte ne correspond à ces informations.',
  loginTooShort: 'Ce champs doit contenir au moins 6 caractères',
  invalidEmail: 'E-mail invalide',
} as const;

/** Actions of the event log. */
export const sessionEvents = {
  temporaryPasswordSent: 'Mot de passe provisoire envoyé',
  privacyAccepted: 'Règles de confidentialité acceptées',
} as const satisfies ActTexts;
