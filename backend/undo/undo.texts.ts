export const undoTexts = {
  nothingLeft: 'Il n’y a plus rien à annuler.',
  tooLate: 'Il est trop tard pour annuler\u202F: rien n’a été changé.',
  changedSince: 'Un autre changement a été fait depuis\u202F: rien n’a été annulé.',
} as const;
