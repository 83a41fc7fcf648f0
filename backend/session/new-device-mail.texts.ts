import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

interface NewDevice {
  /** Browser and system in words. */
  readonly device: string;
  /** Local day and time. */
  readonly at: string;
  readonly product: string;
  readonly publicUrl: string;
}

/** Tells a person of a sign-in on a device that was not known (OWN-374). */
export const newDeviceMail = ({
  device,
  at,
  product,
  publicUrl,
}: NewDevice): Omit<Mail, 'recipient'> => ({
  kind: 'account',
  ...letter('Connexion depuis un nouvel appareil', [
    { text: 'Bonjour,' },
    {
      text: withProduct(
        `Ton compte pour les {product}s de ton assemblée a été ouvert le ${at} sur un appareil qui n’était pas connu\u202F: ${device}.`,
        product,
      ),
    },
    { text: 'C’était toi\u202F? Il n’y a rien à faire.' },
    {
      text: 'Ce n’était pas toi\u202F? Dans «\u202FMon compte\u202F», appuie tout de suite sur «\u202FDéconnecter partout\u202F», ce qui supprime aussi les clés d’accès, puis connecte-toi et choisis un nouveau mot de passe. Si tu n’y arrives pas, préviens un gestionnaire de ton assemblée.',
    },
    { text: 'Ouvrir mon compte', link: `${publicUrl}/u-my-account` },
    {
      text: 'Ce message part une fois par appareil et par navigateur, et de nouveau après un nouveau mot de passe, après «\u202FDéconnecter partout\u202F» ou après 90\u202Fjours sans connexion.',
      small: true,
    },
  ]),
});
