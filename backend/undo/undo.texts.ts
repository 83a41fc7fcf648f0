export const undoTexts = {
  nothingLeft: 'Il n’y a plus rien à annuler.',
  tooLate: 'Il est trop tard pour annuler\u202F: rien n’a été changé.',
  severalUndone: 'C’est annulé pour {count} {product}s.',
  changedSince: 'Un autre changement a été fait depuis\u202F: rien n’a été annulé.',
} as const;

/** What stands in the way of taking an act back. */
export const hindranceTexts = {
  gone: 'Ce {product} n’existe plus.',
  changed: 'Un autre changement a été fait depuis.',
  followed: 'Changé depuis, le {date} à {time} par {login}\u202F: {action}.',
  followedAt: 'Changé depuis, le {date} à {time} par {login}\u202F: {number}, {action}.',
} as const;
