import { withProduct } from '../texts/product.ts';
import { letter } from './letter.ts';
import type { Mail } from './mail.queries.ts';

export interface AccountChange {
  /** At least one of both. */
  readonly password: boolean;
  readonly email: boolean;
  readonly by: 'oneself' | 'manager';
  readonly product: string;
}

const what = ({ password, email }: AccountChange): string => {
  if (password && email) return 'Le mot de passe et l’adresse e-mail';
  return password ? 'Le mot de passe' : 'L’adresse e-mail';
};

const changed = ({ password, email }: AccountChange): string => {
  if (password && email) return 'viennent d’être changés';
  return password ? 'vient d’être changé' : 'vient d’être changée';
};

/** Tells the former address that the account's password or e-mail was changed (OWN-232). */
export const accountMail = (change: AccountChange): Omit<Mail, 'recipient'> => ({
  kind: 'account',
  ...letter('Ton compte a été modifié', [
    { text: 'Bonjour,' },
    {
      text: withProduct(
        `${what(change)} de ton compte pour les {product}s de ton assemblée ${changed(change)}${change.by === 'manager' ? ' par un gestionnaire' : ''}.`,
        change.product,
      ),
    },
    ...(change.email
      ? [{ text: 'Les prochains messages n’arriveront plus à cette adresse.' }]
      : []),
    {
      text:
        change.by === 'manager'
          ? 'Tu l’as demandé\u202F? Il n’y a rien à faire.'
          : 'C’était toi\u202F? Il n’y a rien à faire.',
    },
    {
      text: 'Sinon, préviens tout de suite un gestionnaire de ton assemblée\u202F: il peut te donner un nouveau mot de passe.',
    },
  ]),
});
