import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

interface NewUser {
  readonly login: string;
  readonly password: string;
  readonly congregation: string;
  readonly product: string;
  readonly publicUrl: string;
}

/** Mail to a new user with the generated password (B-50). */
export const newUserMail = ({
  login,
  password,
  congregation,
  product,
  publicUrl,
}: NewUser): Omit<Mail, 'recipient'> => ({
  kind: 'new_user',
  ...letter(withProduct('Ton accès aux {product}s', product), [
    { text: 'Bonjour,' },
    {
      text: withProduct(
        `Un compte vient d’être créé pour toi\u202F: il te permet de voir les {product}s de l’assemblée de ${congregation}, et ceux qui te sont attribués.`,
        product,
      ),
    },
    {
      text: `Connecte-toi avec le nom ${login}, l’assemblée «\u202F${congregation}\u202F» et ce mot de passe\u202F:`,
    },
    { copy: password },
    { text: 'Me connecter', link: `${publicUrl}/login` },
    {
      text: 'Après ta connexion, choisis un mot de passe à toi dans «\u202FMon compte\u202F». Ne donne jamais ton mot de passe, même à un gestionnaire.',
    },
    {
      text: 'Tu ne t’attendais pas à ce message\u202F? Préviens un gestionnaire de ton assemblée, qui supprimera le compte.',
    },
  ]),
});
