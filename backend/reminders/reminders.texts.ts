const days = (n: number): string => (n === 1 ? '1 jour' : `${n} jours`);

/** Texts of the reminder mail. */
export const reminderTexts = {
  subjectSoon: (number: number, day: string) => `Le {product} T${number} est à rentrer le ${day}`,
  subjectLate: (number: number, day: string) => `Le {product} T${number} était à rentrer le ${day}`,
  subjectOfMany: (n: number, late: number) =>
    late === 0 ? `${n} {product}s à rentrer` : `${n} {product}s à rentrer, dont ${late} en retard`,

  hello: 'Bonjour,',
  introOfOne:
    'Tu as un {product} à rentrer. Réponds en touchant un bouton, sans même te connecter.',
  intro:
    'Tu as des {product}s à rentrer. Pour chacun, réponds en touchant un bouton, sans même te connecter.',

  isDue: (day: string) => `À rentrer le ${day}`,
  wasDue: (day: string) => `Il était à rentrer le ${day}`,
  howLong: (left: number) => {
    if (left === 0) return 'C’est aujourd’hui';
    return left > 0 ? `Dans ${days(left)}` : `${days(-left)} de retard`;
  },
  automatic: 'Si tu ne fais rien, il sera rentré automatiquement à cette date.',

  returned: 'Je l’ai rentré',
  month: 'Un mois de plus',
  calendar: 'Mettre la date dans mon agenda',

  linksAreYours:
    'Ces boutons te sont réservés\u202F: ne transfère pas cet e-mail. Chacun fonctionne une seule fois, dans les 30 jours.',
  mine: 'Voir tous mes {product}s',
  why: 'Tu reçois cet e-mail parce que tu as accepté les e-mails automatiques de ton assemblée.',
} as const;
