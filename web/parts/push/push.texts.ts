export const pushTexts = {
  unreadable: 'Un message t’attend',
} as const;
