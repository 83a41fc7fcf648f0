const plural = (n: number) => (n > 1 ? 's' : '');

/** Numbers and days are passed in already formatted. */
export const forecastTexts = {
  title: 'Si ce rythme se maintient',
  empty: 'Sans {product}, il n’y a rien à prévoir.',
  covered: (since: string) => `Tout a déjà été parcouru une fois depuis le ${since}.`,
  idle: (months: number, remaining: number, until: string) =>
    `Rien n’est rentré depuis ${months} mois\u202F: la prévision est impossible. Il reste ${remaining} {product}${plural(remaining)} à parcourir d’ici le ${until}.`,
  soFar: (since: string, covered: number, total: number) =>
    `Depuis le ${since}, ${covered} {product}${plural(covered)} sur ${total} ${covered > 1 ? 'ont été parcourus' : 'a été parcouru'}. `,
  pace: (months: number, returns: number, distinct: number) =>
    `Au rythme ${months === 1 ? 'du dernier mois' : `des ${months} derniers mois`} (${returns} rentrée${plural(returns)}, ${distinct} {product}${plural(distinct)} différent${plural(distinct)}), `,
  slow: 'il faudrait plus de dix ans pour parcourir chaque {product} au moins une fois.',
  forecast: (expected: string, spread: string) =>
    `chaque {product} l’aura été au moins une fois d’ici ${expected} environ${spread}.`,
  between: (earliest: string, latest: string) => ` (probablement entre ${earliest} et ${latest})`,
  after: (earliest: string) => ` (probablement après ${earliest})`,
  inTime: (until: string) => ` C’est avant le ${until}.`,
  extra: (n: number, until: string) =>
    ` Pour finir avant le ${until}, il faudrait ${n} sortie${plural(n)} de plus par mois.`,
  missing: (n: number, until: string) =>
    ` Le ${until}, il resterait ${n} {product}${plural(n)} à parcourir.`,
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
  enough: '0\u202F: le rythme suffit',
} as const;
