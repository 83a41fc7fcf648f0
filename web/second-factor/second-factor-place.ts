/** The anchor of the card of the second factor in Mon compte. */
export const secondFactorPlace = 'second-facteur';
