import type { Trouble } from '#machines/passkeys/passkeys.rules.ts';

export const passkeySignInTexts = {
  signIn: 'Se connecter sans mot de passe',
  hint: 'Avec une clé d’accès, par empreinte, visage ou code de l’appareil.',
} as const;

const none =
  'Aucune clé d’accès n’a été utilisée. Si cet appareil n’en a pas encore, connecte-toi avec ton mot de passe, puis ajoute-le dans «\u202FMon compte\u202F».';

/** Why the browser gave no key. */
export const signInTroubles: Readonly<Record<Trouble, string>> = {
  cancelled: none,
  alreadyThere: none,
  unable:
    'Ce navigateur ne peut pas utiliser de clé d’accès ici. Connecte-toi avec ton mot de passe.',
  over: none,
};
