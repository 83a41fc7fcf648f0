const nbsp = '\u00A0';
const thin = '\u202F';
const many = (n: number) => (n > 1 ? 's' : '');

/** Numbers and days are passed in already formatted. */
export const forecastTexts = {
  title: 'Et si l’on continue ainsi',
  failed: 'La prévision n’a pas pu être calculée.',
  empty: 'Sans {product}, il n’y a rien à prévoir.',
  covered: (since: string) => `Tout a déjà été parcouru une fois depuis le ${since}.`,
  idle: (months: number, remaining: number, until: string) =>
    `Rien n’est rentré depuis ${months} mois${thin}: sans rythme, aucune prévision, et ${remaining} {product}${many(remaining)} à parcourir d’ici le ${until}.`,
  pace: (months: number, returns: number, distinct: number) =>
    `Au rythme ${months === 1 ? 'du dernier mois' : `des ${months} derniers mois`} (${returns} rentrée${many(returns)}, ${distinct} {product}${many(distinct)} différent${many(distinct)})`,
  slow: (since: string) =>
    `, il faudrait plus de dix ans pour que tout soit parcouru une fois depuis le ${since}`,
  forecast: (since: string, expected: string) =>
    `, tout aura été parcouru une fois depuis le ${since} vers ${expected}`,
  between: (earliest: string, latest: string) =>
    `, huit fois sur dix entre ${earliest} et ${latest}`,
  after: (earliest: string) => `, neuf fois sur dix après ${earliest}`,
  inTime: (until: string) => `${thin}; c’est avant le ${until}.`,
  extra: (n: number, until: string) =>
    `${thin}; pour finir avant le ${until}, il faudrait ${n} sortie${many(n)} de plus par mois.`,
  missing: (n: number, until: string) => `${thin}; le ${until}, il en resterait ${n} à parcourir.`,
  byType: 'Par type',
  type: 'Type',
  coveredOf: 'Parcourus',
  coveredShare: (covered: string, total: string) => `${covered} sur ${total}`,
  when: 'Tout parcouru',
  done: 'Déjà fait',
  never: 'Aucune rentrée',
  beyond: 'Dans plus de dix ans',
  extraExits: 'Sorties de plus par mois',
  missingShort: (n: number) => `il en resterait ${n}`,
  enough: `0${nbsp}: le rythme suffit`,
} as const;
