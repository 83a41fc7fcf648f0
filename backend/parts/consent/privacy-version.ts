/**
 * Version of the privacy rules. Increment it when their text changes: everybody is then asked to
 * accept them again (PRIV-08, OWN-15).
 */
export const privacyVersion = 6;
