/**
 * The version of the privacy rules. Whoever changes their text counts on: everybody is then asked
 * again (PRIV-08, issue 7).
 */
export const privacyVersion = 2;
