import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.queries.ts';
import { withProduct } from '../texts/product.ts';

interface Invited {
  readonly login: string;
  readonly email: string;
  readonly userId: number;
  readonly congregation: string;
  readonly product: string;
  readonly publicUrl: string;
}

/** To somebody who came with a file: no password is known to anybody, so one is asked for (B-49). */
export const invitationMail = (it: Invited): Mail => ({
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
