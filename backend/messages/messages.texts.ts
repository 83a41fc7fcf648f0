export const messagesTexts = {
  saved: 'C’est noté.',
  unknown: 'Ce message n’existe pas.',
} as const;
