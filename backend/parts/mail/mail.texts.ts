/** Sender name of mails. */
export const sender = '{product}s';

/** Event log lines. */
export const mailEvents = {
  serverAway: "E-mails en attente : le serveur d'e-mails ne répond pas",
  turnedAway: 'E-mail refusé par le serveur, nouvel essai prévu : {login}',
} as const;
