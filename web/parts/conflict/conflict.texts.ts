export const conflictTexts = {
  compare: 'Ce qui diffère',
  field: 'Champ',
  recorded: 'Enregistré',
  typed: 'Ta saisie',
  reread: 'Reprendre ce qui est enregistré',
  overwrite: 'Écraser avec ma saisie',
} as const;
