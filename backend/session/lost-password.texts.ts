import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

interface LostPassword {
  readonly login: string;
  readonly password: string;
  readonly product: string;
  readonly publicUrl: string;
}

/** Lost-password mail (LOST-13) with a temporary password valid for 24 hours (B-49). */
export const lostPasswordMail = ({
  login,
  password,
  product,
  publicUrl,
}: LostPassword): Omit<Mail, 'recipient'> => ({
  kind: 'password',
  ...letter('Ton mot de passe provisoire', [
    { text: `Bonjour ${login},` },
    {
      text: withProduct(
        'Voici un mot de passe provisoire pour te connecter aux {product}s de ton assemblée :',
        product,
      ),
    },
    { copy: password },
    {
      text: "Il est valable 24 heures. Ton mot de passe habituel continue de fonctionner : si tu le retrouves, tu peux t'en servir.",
    },
    { text: 'Me connecter', link: `${publicUrl}/login` },
    {
      text: 'Une fois connecté, choisis un nouveau mot de passe dans « Mon compte » : le mot de passe provisoire ne servira plus.',
    },
    {
      text: "Tu n'as rien demandé ? Ignore cet e-mail : rien n'a changé sur ton compte. Si cela se répète, préviens un gestionnaire de ton assemblée.",
    },
  ]),
});
