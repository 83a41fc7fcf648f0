export const conflictTexts = {
  compare: 'Ce qui diffère',
  field: 'Champ',
  recorded: 'Enregistré',
  typed: 'Ta saisie',
  reread: 'Revenir à la version enregistrée',
  overwrite: 'Enregistrer ma saisie à la place',
} as const;
