import { commandOf } from '../parts/texts/command-line.ts';
import { codeHours, guessMinutes } from './first-administrator.rules.ts';

/** Terminal output of `npm run create-administrator` and of a start; answers to the browser. */
export const firstAdministratorTexts = {
  congregation: 'Assemblée\u202F: ',
  login: 'NOM Prénom\u202F: ',
  password: 'Mot de passe (6 caractères au moins, une minuscule, un chiffre ou un signe)\u202F: ',
  missing: (variables: readonly string[]) =>
    `Il manque ${variables.join(', ')}\u202F: donne-les dans l’environnement, ou lance la commande dans un terminal.`,
  wrong: (variable: string, sentence: string) => `${variable}\u202F: ${sentence}`,
  exists: 'Il y a déjà un administrateur du site\u202F: il ajoute les suivants dans l’application.',
  loginTaken: 'Ce nom est déjà utilisé dans cette assemblée.',
  made: (login: string, congregation: string) =>
    `${login} administre le site, dans l’assemblée ${congregation}. Lance maintenant\u202F: ${commandOf('start')}`,
  logged: 'Premier administrateur du site créé par la commande d’installation',
  loggedInBrowser: 'Premier administrateur du site créé dans le navigateur',
  offer: (address: string, code: string) =>
    [
      '',
      '  Il n’y a pas encore d’administrateur. Pour créer le premier, ouvre',
      `  ${address}/premier-administrateur`,
      `  et donne ce code, valable ${codeHours} heures : ${code}`,
      '',
      '',
    ].join('\n'),
  codeWrong: 'Ce code n’est pas le bon. Il est écrit là où l’application a démarré.',
  codeExpired: 'Ce code a expiré. Redémarre l’application : elle en écrit un autre.',
  tooManyGuesses: `Trop de codes essayés\u202F: réessaie dans ${guessMinutes}\u202Fminutes.`,
} as const;
