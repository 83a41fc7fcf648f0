/** What several commands say on the terminal. */
export const commandTexts = {
  noDatabase: (folder: string) =>
    `Il n’y a pas de base de données dans ${folder}\u202F: donne DATA_DIR ou DATABASE_URL.`,
} as const;
