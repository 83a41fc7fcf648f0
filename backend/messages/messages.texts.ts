export const messagesTexts = {
  saved: 'C’est noté.',
  quiet: 'Ces heures restent calmes.',
  noHour: 'Choisis une heure entre 0 et 23.',
  added: 'Cet appareil reçoit tes messages.',
  notAdded: 'Cet appareil ne peut pas recevoir de messages.',
  ended: 'Cet appareil ne reçoit plus tes messages.',
  gone: 'Cet appareil ne reçoit déjà plus rien.',
  unknown: 'Ce message n’existe pas.',
} as const;
