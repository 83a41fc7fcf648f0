import type { ActTexts } from '../parts/event-log/acts.texts.ts';
import { commandLine } from '../parts/texts/command-line.ts';
import { counted } from '../parts/texts/counted.ts';

export const secondFactorTexts = {
  wrong:
    'Ce code ne convient pas. Vérifie que ton téléphone règle sa date et son heure tout seul, puis essaie le code suivant.',
  wrongOnPaper:
    'Ce code de secours ne convient pas\u202F: compare-le avec ton papier. Chacun ne sert qu’une fois.',
  used: 'Ce code a déjà servi\u202F: attends le suivant.',
  unreadable:
    'Ton second facteur ne peut plus être vérifié sur ce serveur. Demande à un administrateur de le supprimer.',
  over: 'Cette connexion n’est plus en cours\u202F: recommence avec ton mot de passe.',
  tooManyTries: 'Cinq codes étaient faux\u202F: recommence avec ton mot de passe.',
  presentPassword: 'Donne ton mot de passe actuel pour changer ton second facteur.',
  wrongPresentPassword: 'Ce n’est pas ton mot de passe actuel.',
  there: 'Tu as déjà un second facteur.',
  none: 'Tu n’as pas de second facteur.',
  setUpOver: 'Une demi-heure est passée, ou c’est déjà fait\u202F: recommence.',
  clockAway: (minutes: number) =>
    `L’horloge de ton téléphone ${minutes > 0 ? 'avance' : 'retarde'} d’environ ${counted(Math.abs(minutes), 'minute')}. Règle la date et l’heure sur «\u202Fautomatique\u202F», puis essaie le code suivant.`,
  made: 'À ta prochaine connexion, le site te demandera aussi un code de ton application.',
  renewed: 'Les nouveaux codes de secours remplacent les anciens.',
  ended: 'Ton second facteur est supprimé.',
  unknownUser: 'Ce proclamateur n’existe pas.',
  notBelowCaller:
    'Le second facteur d’une personne est supprimé par quelqu’un qui a plus de droits qu’elle. Demande à un administrateur.',
  ownFactor: 'Ton propre second facteur se supprime dans «\u202FMon compte\u202F».',
  noneOfPerson: 'Cette personne n’a pas de second facteur.',
  demanded:
    'Un second facteur est demandé aux gestionnaires et administrateurs\u202F: chacun a sept jours pour ajouter le sien.',
  demandedBefore: 'Ton assemblée le demande déjà.',
  demandEnded: 'Le second facteur n’est plus demandé par ton assemblée.',
  notDemanded: 'Ton assemblée ne le demande pas.',
  removed:
    'Le second facteur est supprimé, et tous les appareils de cette personne sont déconnectés.',
} as const;

/** Actions of the event log; the person's name is appended to `removed`. */
export const secondFactorEvents = {
  made: 'Second facteur ajouté',
  ended: 'Second facteur supprimé',
  renewed: 'Nouveaux codes de secours',
  recoveryUsed: 'Code de secours utilisé',
  wrongCodes: 'Cinq codes faux de suite après le mot de passe',
  removed: 'Second facteur du proclamateur supprimé\u202F: {login}',
  demanded: 'Second facteur demandé aux gestionnaires et administrateurs',
  demandEnded: 'Second facteur plus demandé aux gestionnaires et administrateurs',
} as const satisfies ActTexts;

/** Of `npm run second-factor`. */
export const terminalTexts = {
  usage: commandLine('second-factor', 'end "NOM Prénom" [numéro de l’assemblée]'),
  by: 'Terminal du serveur',
  nobody: (login: string) =>
    `Personne du nom de «\u202F${login}\u202F» n’a de second facteur, ni de clé d’accès.`,
  several: (homes: readonly number[]) =>
    `Plusieurs assemblées ont ce nom\u202F: ajoute le numéro de l’une d’elles (${homes.join(', ')}).`,
  ended: (login: string) =>
    `Le second facteur et les clés d’accès de ${login} sont supprimés, et ses appareils sont déconnectés\u202F: son mot de passe suffit.`,
} as const;
