export const undoAboutTexts = {
  held: (names: readonly string[], login: string) =>
    login === '' ? names.join(', ') : `${names.join(', ')} (${login})`,
  more: (told: string, others: number) =>
    others === 1 ? `${told} et 1 autre` : `${told} et ${others} autres`,
} as const;
