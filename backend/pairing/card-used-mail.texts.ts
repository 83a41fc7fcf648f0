import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

interface CardUsed {
  /** Browser and system in words. */
  readonly device: string;
  /** Local day and time. */
  readonly at: string;
  readonly product: string;
  readonly publicUrl: string;
}

/** Tells a person that the card opened the account (OWN-373). */
export const cardUsedMail = ({
  device,
  at,
  product,
  publicUrl,
}: CardUsed): Omit<Mail, 'recipient'> => ({
  kind: 'account',
  ...letter('Ton compte a été ouvert avec ta carte', [
    { text: 'Bonjour,' },
    {
      text: withProduct(
        `Ton compte pour les {product}s de ton assemblée a été ouvert avec ta carte de connexion le ${at}, sur cet appareil\u202F: ${device}. La carte ne sert plus.`,
        product,
      ),
    },
    { text: 'C’était toi\u202F? Il n’y a rien à faire\u202F: tu peux détruire la carte.' },
    {
      text: 'Ce n’était pas toi\u202F? Préviens tout de suite un gestionnaire de ton assemblée\u202F: il te donne un nouveau mot de passe, et tous les appareils sont alors déconnectés.',
    },
    { text: 'Ouvrir mon compte', link: `${publicUrl}/u-my-account` },
  ]),
});
