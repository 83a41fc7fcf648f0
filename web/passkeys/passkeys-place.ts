/** The anchor of the card of passkeys in Mon compte. */
export const passkeysPlace = 'cles-d-acces';
