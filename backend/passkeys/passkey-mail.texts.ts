import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';

export interface PasskeyChange {
  readonly what: 'added' | 'removed' | 'copied';
  readonly product: string;
}

const done = {
  added:
    'Une clé d’accès vient d’être ajoutée à ton compte pour les {product}s de ton assemblée\u202F: l’appareil où elle est peut ouvrir ton compte sans mot de passe, par empreinte, visage ou code de l’appareil.',
  removed:
    'Une clé d’accès de ton compte pour les {product}s de ton assemblée vient d’être supprimée\u202F: elle n’ouvre plus ton compte.',
  copied:
    'Une clé d’accès de ton compte pour les {product}s de ton assemblée a peut-être été copiée\u202F: une connexion vient d’être refusée, et la clé est supprimée. Elle n’ouvre plus ton compte, sur aucun appareil.',
} as const;

export const passkeyMail = ({ what, product }: PasskeyChange): Omit<Mail, 'recipient'> => ({
  kind: 'account',
  ...letter('Ton compte a été modifié', [
    { text: 'Bonjour,' },
    { text: withProduct(done[what], product) },
    {
      text:
        what === 'copied'
          ? 'C’était toi\u202F? Ajoute ton appareil de nouveau dans «\u202FMon compte\u202F».'
          : 'C’était toi\u202F? Il n’y a rien à faire.',
    },
    {
      text: 'Sinon, préviens tout de suite un gestionnaire de ton assemblée\u202F: il peut te donner un nouveau mot de passe, ce qui supprime aussi tes clés d’accès.',
    },
  ]),
});
