import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

interface Invitation {
  readonly login: string;
  readonly email: string;
  readonly userId: number;
  readonly congregation: string;
  readonly product: string;
  readonly publicUrl: string;
}

/** Invitation of an imported person to set a password (B-49). */
export const invitationMail = (it: Invitation): Mail => ({
  recipient: it.email,
  userId: it.userId,
  kind: 'new_user',
  ...letter(withProduct('Ton accès aux {product}s', it.product), [
    { text: `Bonjour ${it.login},` },
    {
      text: withProduct(
        `Un compte vient d'être créé pour toi : il te permet de voir les {product}s de l'assemblée ${it.congregation} et les tiens.`,
        it.product,
      ),
    },
    {
      text: `Pour entrer la première fois, choisis « Mot de passe perdu » à la connexion, puis donne le nom ${it.login}, l'assemblée ${it.congregation} et cette adresse e-mail : un mot de passe te sera envoyé.`,
    },
    { text: 'Me connecter', link: `${it.publicUrl}/login` },
    {
      text: "Tu ne t'attendais pas à ce message ? Préviens un gestionnaire de ton assemblée, qui supprimera le compte.",
    },
  ]),
});
