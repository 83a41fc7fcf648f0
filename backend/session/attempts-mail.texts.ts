import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

interface ManyAttempts {
  readonly product: string;
  readonly publicUrl: string;
}

/** Tells a person of many failed attempts to sign in under the person's name (OWN-88). */
export const attemptsMail = ({ product, publicUrl }: ManyAttempts): Omit<Mail, 'recipient'> => ({
  kind: 'attempts',
  ...letter('Des essais de connexion à ton nom', [
    { text: 'Bonjour,' },
    {
      text: withProduct(
        'Quelqu’un a essayé plusieurs fois de se connecter à ton nom aux {product}s de ton assemblée, avec un mauvais mot de passe. Ces essais n’ont rien ouvert, et les suivants sont ralentis.',
        product,
      ),
    },
    {
      text: 'C’était toi\u202F? Il n’y a rien à faire\u202F: si tu ne retrouves pas ton mot de passe, demande-en un provisoire sur la page de connexion.',
    },
    {
      text: 'Ce n’était pas toi\u202F? Choisis un mot de passe que tu n’utilises nulle part ailleurs. Dans «\u202FMon compte\u202F», la liste «\u202FMes connexions\u202F» dit sur quels appareils ton compte est ouvert.',
    },
    { text: 'Ouvrir mon compte', link: `${publicUrl}/u-my-account` },
    {
      text: 'Ce message part une fois par jour au plus. Si cela se répète, préviens un gestionnaire de ton assemblée.',
      small: true,
    },
  ]),
});
