export const connectionTexts = {
  unanswered:
    'Pas de réponse\u202F: ta dernière action n’est peut-être pas enregistrée. Vérifie ta connexion, puis recommence.',
} as const;
