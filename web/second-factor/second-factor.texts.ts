export const secondFactorTexts = {
  title: 'Second facteur',
  about:
    'Après ton mot de passe, le site demande un code à six chiffres que montre une application de ton téléphone\u202F: qui connaît ton mot de passe n’entre pas sans lui.',
  since: (day: string) => `Actif depuis le ${day}.`,
  left: (codes: number) =>
    codes === 0
      ? 'Il ne te reste aucun code de secours.'
      : codes === 1
        ? 'Il te reste 1 code de secours.'
        : `Il te reste ${codes} codes de secours.`,
  until: (day: string) =>
    `Il est demandé pour ton compte\u202F: à partir du ${day}, tu ne pourras plus entrer sans ajouter d’abord un second facteur ou une clé d’accès.`,
  begin: 'Ajouter un second facteur',
  renew: 'Nouveaux codes de secours',
  end: 'Supprimer le second facteur',
  presentPassword: 'Mot de passe actuel',
  setUp: 'Ajouter un second facteur',
  application:
    'Il te faut une application de codes, par exemple Aegis, 2FAS, Google Authenticator ou le gestionnaire de mots de passe de ton téléphone.',
  scan: 'Dans cette application, ajoute un compte et vise ce carré.',
  scanElsewhere: 'Si elle est sur un autre appareil, ajoute-y un compte et vise ce carré.',
  picture: 'Code QR à viser avec ton application',
  typed: 'Ou donne-lui cette clé\u202F:',
  open: 'Ouvrir l’application sur cet appareil',
  firstCode: 'Code à six chiffres de l’application',
  codesTitle: 'Codes de secours',
  codesAbout:
    'Sans ton téléphone, chacun de ces codes ouvre ton compte une fois, après le mot de passe. Ils ne seront plus affichés\u202F: note-les ou imprime-les, et garde-les loin de ton téléphone.',
  codesOf: (login: string, site: string) => `${login}, ${site}`,
  codesOnPaper: 'Chacun ne sert qu’une fois, après le mot de passe.',
  print: 'Imprimer',
  noted: 'Je les ai notés',
  proofCode: 'Code de l’application, ou code de secours',
} as const;
