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
    { text: 'Bonjour,' },
    {
      text: withProduct(
        `Un compte vient d’être créé pour toi\u202F: il te permet de voir les {product}s de l’assemblée de ${it.congregation}, et ceux qui te sont attribués.`,
        it.product,
      ),
    },
    {
      text: `Pour entrer la première fois, choisis «\u202FMot de passe oublié\u202F» sur la page de connexion, puis donne le nom ${it.login}, l’assemblée «\u202F${it.congregation}\u202F» et cette adresse e-mail\u202F: un mot de passe te sera envoyé.`,
    },
    { text: 'Me connecter', link: `${it.publicUrl}/login` },
    {
      text: 'Tu ne t’attendais pas à ce message\u202F? Préviens un gestionnaire de ton assemblée, qui supprimera le compte.',
    },
  ]),
});
