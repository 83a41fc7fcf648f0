import type { ActTexts } from '../parts/event-log/acts.texts.ts';
import { commandLine } from '../parts/texts/command-line.ts';

export const auditTexts = {
  unknownDay: 'Choisis deux jours du calendrier.',
  backwards: 'Le premier jour vient après le dernier.',
  notTheSite: 'Les actes de toutes les assemblées sont réservés à l’administrateur du site.',
  filename: (from: string, to: string) => `Fichier d’audit du ${from} au ${to}.csv`,
} as const;

/** Actions of the event log. */
export const auditEvents = {
  asked: 'Fichier d’audit demandé\u202F: du {from} au {to}',
  askedOfAll: 'Fichier d’audit demandé\u202F: toutes les assemblées, du {from} au {to}',
  handedOver: 'Fichier d’audit remis\u202F: {head}',
} as const satisfies ActTexts;

/** Columns of the file, between its number and its fingerprints. */
export const auditHeads = ['Moment (UTC)', 'Date', 'Assemblée', 'Auteur', 'Action'] as const;

/** Terminal output of `npm run audit`. */
export const auditCommandTexts = {
  usage: commandLine('audit', 'verify <fichier.csv>'),
  whole: (lines: number, head: string) =>
    lines === 1
      ? `Le fichier est entier\u202F: 1 ligne, tête ${head}`
      : `Le fichier est entier\u202F: ${lines} lignes, tête ${head}`,
  faults: {
    foreign: () => 'Ce n’est pas un fichier d’audit.',
    cut: () => 'La fin du fichier manque.',
    changed: (line: string) => `La ligne ${line} a été changée.`,
    added: (line: string) => `La ligne ${line} a été ajoutée.`,
    moved: (line: string) => `La ligne ${line} a été déplacée.`,
    unlinked: (line: string) =>
      `La ligne ${line} ne suit pas celle qui la précède\u202F: l’une des deux a été changée.`,
  },
  missing: (from: number, to: number) =>
    from === to ? `La ligne ${from} manque.` : `Les lignes ${from} à ${to} manquent.`,
  unreadable: (file: string) => `Le fichier ${file} n’est pas lisible.`,
} as const;
