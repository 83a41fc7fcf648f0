import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

interface LostPassword {
  readonly password: string;
  readonly product: string;
  readonly publicUrl: string;
}

/** Lost-password mail (LOST-13) with a temporary password valid for 24 hours (B-49). */
export const lostPasswordMail = ({
  password,
  product,
  publicUrl,
}: LostPassword): Omit<Mail, 'recipient'> => ({
  kind: 'password',
  ...letter('Ton mot de passe provisoire', [
    { text: 'Bonjour,' },
    {
      text: withProduct(
        'Voici un mot de passe provisoire pour te connecter au site des {product}s de ton assemblée\u202F:',
        product,
      ),
    },
    { copy: password },
    {
      text: 'Il est valable 24 heures. Ton mot de passe habituel continue de fonctionner\u202F: si tu le retrouves, tu peux t’en servir.',
    },
    { text: 'Me connecter', link: `${publicUrl}/login` },
    {
      text: 'Après ta connexion, choisis un nouveau mot de passe dans «\u202FMon compte\u202F»\u202F: le mot de passe provisoire ne servira plus.',
    },
    {
      text: 'Tu n’as rien demandé\u202F? Ignore cet e-mail\u202F: rien n’a changé sur ton compte. Si cela se répète, préviens un gestionnaire de ton assemblée.',
    },
  ]),
});
