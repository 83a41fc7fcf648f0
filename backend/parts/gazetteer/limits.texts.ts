export const limitsTexts = {
  sea: 'la mer',
  border: 'la frontière',
  rail: 'la voie ferrée',
  sides: { north: 'au nord', east: 'à l’est', south: 'au sud', west: 'à l’ouest' },
  between: '\u202F; ',
  and: ' et ',
} as const;
