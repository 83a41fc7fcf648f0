import type { TextsWithActs } from '../parts/event-log/acts.texts.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { commandLine } from '../parts/texts/command-line.ts';

const next = process.env['COMMAND'] ? commandLine('start') : 'DEMO=0 npm start';

/** What the first administrator is told, at the terminal and in the browser. */
export const firstAdministratorTexts = {
  congregation: 'Assemblée\u202F: ',
  login: 'NOM Prénom\u202F: ',
  password: 'Mot de passe (6 caractères au moins, une minuscule, un chiffre ou un signe)\u202F: ',
  missing: (variables: readonly string[]) =>
    `Il manque ${variables.join(', ')}\u202F: donne-les dans l’environnement, ou lance la commande dans un terminal.`,
  wrong: (variable: string, sentence: string) => `${variable}\u202F: ${sentence}`,
  exists: 'Il y a déjà un administrateur du site\u202F: il ajoute les suivants dans l’application.',
  welcome: (publicUrl: string, code: string) =>
    [
      '\n  Ce site est vide. Son premier administrateur crée son compte à cette adresse, qui sert une fois\u202F:',
      `  ${publicUrl}/premier-administrateur#${code}`,
      `  Code\u202F: ${code}\n`,
    ].join('\n'),
  wrongCode:
    'Ce code n’est pas, ou n’est plus, celui du site. Le programme en écrit un nouveau à chaque démarrage, tant que le site est vide.',
  weakPassword: httpTexts.weakPassword,
  loginTaken: 'Ce nom est déjà utilisé dans cette assemblée.',
  made: (login: string, congregation: string) =>
    `${login} administre le site, dans l’assemblée ${congregation}. Lance maintenant\u202F: ${next}`,
  logged: 'Premier administrateur du site créé à l’installation',
} as const satisfies TextsWithActs;
