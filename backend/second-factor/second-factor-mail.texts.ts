import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { counted } from '../parts/texts/counted.ts';
import { withProduct } from '../parts/texts/product.ts';

export type FactorChange =
  | { readonly what: 'made' | 'ended' | 'renewed' | 'removed' | 'wrongCodes' }
  | { readonly what: 'recoveryUsed'; readonly left: number };

const done = {
  made: 'Un second facteur vient d’être ajouté à ton compte pour les {product}s de ton assemblée\u202F: après le mot de passe, le site demande un code de ton application.',
  ended:
    'Le second facteur de ton compte pour les {product}s de ton assemblée vient d’être supprimé\u202F: le mot de passe suffit de nouveau.',
  removed:
    'Quelqu’un qui a plus de droits que toi, ou qui administre le serveur, vient de supprimer le second facteur de ton compte pour les {product}s de ton assemblée\u202F: le mot de passe suffit de nouveau, et tous tes appareils sont déconnectés.',
  renewed:
    'De nouveaux codes de secours viennent de remplacer les anciens, pour ton compte des {product}s de ton assemblée.',
  wrongCodes:
    'Cinq codes faux de suite viennent d’être donnés après ton mot de passe, pour ton compte des {product}s de ton assemblée. Ils n’ont rien ouvert, et les suivants sont ralentis.',
} as const;

const recoveryUsed = (left: number) =>
  `Ton compte pour les {product}s de ton assemblée vient d’accepter un code de secours. ${
    left === 0
      ? 'C’était le dernier\u202F: fais-en de nouveaux dans «\u202FMon compte\u202F».'
      : `Il t’en reste ${counted(left, 'code')}.`
  }`;

/** Tells a person what became of the second factor (OWN-396). */
export const secondFactorMail = (
  change: FactorChange,
  product: string,
): Omit<Mail, 'recipient'> => ({
  kind: 'account',
  ...letter(
    change.what === 'wrongCodes' ? 'Des codes faux à ton nom' : 'Ton compte a été modifié',
    [
      { text: 'Bonjour,' },
      {
        text: withProduct(
          change.what === 'recoveryUsed' ? recoveryUsed(change.left) : done[change.what],
          product,
        ),
      },
      {
        text:
          change.what === 'removed'
            ? 'Tu l’as demandé\u202F? Connecte-toi, puis ajoutes-en un nouveau dans «\u202FMon compte\u202F».'
            : 'C’était toi\u202F? Il n’y a rien à faire.',
      },
      {
        text:
          change.what === 'wrongCodes'
            ? 'Sinon, quelqu’un connaît ton mot de passe\u202F: choisis-en tout de suite un autre dans «\u202FMon compte\u202F», et préviens un administrateur de ton assemblée.'
            : 'Sinon, préviens tout de suite un administrateur de ton assemblée\u202F: il peut te donner un nouveau mot de passe, ce qui déconnecte tous les appareils.',
      },
    ],
  ),
});
