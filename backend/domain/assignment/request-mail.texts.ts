import type { RequestKind } from './requests.rules.ts';

/** The mail to managers about a new request. */
export const requestMailTexts = {
  hello: 'Bonjour,',
  month: {
    subject: 'Demande\u202F: un mois de plus',
    sentence: 'Un proclamateur demande à garder le {product} {nn} un mois de plus.',
  },
  returned: {
    subject: 'Rentrée à confirmer',
    sentence:
      'Un proclamateur annonce que le {product} {nn} est rentré\u202F: il reste à le confirmer.',
  },
  answer: 'Voir les demandes',
  why: 'Tu reçois ce message parce que tu réponds aux demandes et que tu acceptes les e-mails automatiques.',
} as const satisfies Record<RequestKind, object> & Record<string, object | string>;
