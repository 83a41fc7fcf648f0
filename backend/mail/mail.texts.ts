/** The name mails come from. */
export const sender = '{product}s';
