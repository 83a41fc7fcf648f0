import type { ActTexts } from '../event-log/acts.texts.ts';

/** Sender name of mails. */
export const sender = '{product}s';

/** Event log lines. */
export const mailEvents = {
  serverAway: 'E-mails en attente\u202F: le serveur d’e-mails ne répond pas',
  turnedAway: 'E-mail refusé par le serveur, nouvel essai prévu\u202F: {login}',
} as const satisfies ActTexts;
