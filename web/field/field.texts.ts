export const fieldTexts = {
  title: '{product} sur le terrain',
} as const;
