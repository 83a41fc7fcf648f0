/** What only a page says that is drawn before it has a script. */
export const signInPageTexts = {
  noScript:
    'Sans JavaScript, tu ne peux pas te connecter. Active-le dans ton navigateur, puis recharge la page.',
} as const;
