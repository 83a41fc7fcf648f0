import type { RequestKind } from './requests.rules.ts';

/** What the mail and the notification of an answer say. */
export const answerTexts = {
  subjects: {
    month: { granted: 'Un mois de plus accordé', refused: 'Ta demande n’est pas accordée' },
    returned: { granted: 'Rentrée confirmée', refused: 'Rentrée à vérifier' },
  } satisfies Record<RequestKind, object>,
  hello: 'Bonjour,',
  sentences: {
    month: {
      granted:
        'Tu peux garder le {product} {nn} un mois de plus\u202F: il est à rentrer le {date}.',
      refused:
        'Tu ne peux pas garder le {product} {nn} un mois de plus\u202F: il reste à rentrer le {date}. Un gestionnaire peut te dire pourquoi.',
    },
    returned: {
      granted: 'Merci. Le {product} {nn} est bien rentré.',
      refused:
        'Un gestionnaire n’a pas pu confirmer que le {product} {nn} est rentré. Vois avec lui ce qu’il en est.',
    },
  } satisfies Record<RequestKind, object>,
  mine: 'Voir mes {product}s',
} as const;
