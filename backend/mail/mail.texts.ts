/** The name mails come from. */
export const sender = '{product}s';

/** Lines of the congregation's log. */
export const mailEvents = {
  serverAway: "E-mails en attente : le serveur d'e-mails ne répond pas",
  turnedAway: 'E-mail refusé par le serveur, nouvel essai prévu : {login}',
} as const;
