import type { ActTexts } from '../parts/event-log/acts.texts.ts';

const works: Readonly<Record<string, string>> = {
  mail: 'E-mail',
  congregation: 'Travail de chaque heure',
  hour: 'Répartition du travail de chaque heure',
  backup: 'Sauvegarde de chaque jour',
  ground: 'Préparation d’un fond de carte',
};

/** What a job does, in words. */
export const workOf = (task: string): string => works[task] ?? task;

export const serverStatusTexts = {
  retried: (jobs: number) => (jobs === 1 ? 'Travail relancé.' : `${jobs} travaux relancés.`),
  nothingToRetry:
    'Ce travail n’est plus en échec\u202F: il a réussi entre-temps, ou il est en cours.',
} as const;

/** Action of the event log. */
export const serverStatusEvents = {
  retried: (jobs: number) =>
    jobs === 1 ? 'Travail en échec relancé' : (`Travaux en échec relancés\u202F: ${jobs}` as const),
} as const satisfies ActTexts;

type Faults = readonly (readonly [RegExp, string])[];

/** Faults by their code (`backend/jobs/fault.ts`). */
const faultsOfMails: Faults = [
  [
    /\b(?:EAUTH|535|534|530)\b/u,
    'Le serveur d’e-mails refuse l’identifiant ou le mot de passe\u202F: vérifie SMTP_URL.',
  ],
  [/\b(?:EENVELOPE|5\d\d)\b/u, 'Le serveur d’e-mails refuse ce message ou son destinataire.'],
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|EDNS)\b/u,
    'Le nom du serveur d’e-mails est introuvable\u202F: vérifie SMTP_URL et le réseau.',
  ],
  [/\b(?:ETLS|CERT_\w+|ERR_TLS_\w+)\b/u, 'La connexion chiffrée au serveur d’e-mails échoue.'],
  [
    /\b(?:ECONNREFUSED|ECONNRESET|ECONNECTION|ESOCKET|ETIMEDOUT|EHOSTUNREACH|EPIPE)\b/u,
    'Le serveur d’e-mails ne répond pas.',
  ],
  [/\b4\d\d\b/u, 'Le serveur d’e-mails demande d’attendre.'],
  [/\b(?:ENOSPC|EDQUOT)\b/u, 'Le disque du serveur est plein.'],
  [/\b(?:EACCES|EPERM|EROFS)\b/u, 'Le dossier des e-mails n’est pas accessible en écriture.'],
];

const faultsOfBackups: Faults = [
  [/\b(?:ENOSPC|EDQUOT)\b/u, 'Le disque des sauvegardes est plein.'],
  [
    /\b(?:EACCES|EPERM|EROFS)\b/u,
    'Le dossier des sauvegardes n’est pas accessible en écriture\u202F: vérifie BACKUP_DIR.',
  ],
  [
    /\b(?:ENOENT|ENOTDIR|EEXIST)\b/u,
    'Le dossier des sauvegardes est introuvable\u202F: vérifie BACKUP_DIR.',
  ],
];

const faults: ReadonlyMap<string, Faults> = new Map([
  ['mail', faultsOfMails],
  ['backup', faultsOfBackups],
]);

/** A sentence without addresses, for people; the log has the rest. */
export function faultOfTask(task: string, error: string): string {
  const known = faults.get(task)?.find(([codes]) => codes.test(error));
  return (
    known?.[1] ?? `Une erreur inattendue (${error})\u202F: le journal du serveur dit laquelle.`
  );
}
