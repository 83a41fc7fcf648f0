export const histogramTexts = {
  title: (total: number) => `Histogramme (${total} {product}${total > 1 ? 's' : ''})`,
  titleUnknown: 'Histogramme',
  span: 'Période affichée',
  months: (months: number) => (months === 1 ? 'le dernier mois' : `les ${months} derniers mois`),
  unlimited: 'tout l’historique',
  zoom: 'Années visibles',
  years: (years: number) => (years === 1 ? '1 an' : `${years} ans`),
  allYears: 'toutes',
  today: 'auj.',
  prefilter: 'Seulement les {product}s sans attribution pendant cette période',
  nothingLeft: 'Chaque {product} a été attribué au moins une fois pendant cette période.',
  numberName: '{product}',
  assignments: 'Attributions',
  totalOutput: 'Sorties',
  returnDate: 'Rentrée',
  expected: 'prévue',
  login: 'Proclamateur',
  activity: 'Activité',
  type: 'Type',
  strip: (name: string, texts: readonly string[], exited: boolean) =>
    [
      `Attributions de ${name}\u202F: ${texts.length === 0 ? 'aucune' : texts.join(', ')}`,
      ...(exited ? ['encore sorti'] : []),
    ].join('. '),
  stripToCome: (name: string) => `Attributions de ${name}\u202F: elles arrivent…`,
  stripsToCome: 'les attributions des lignes suivantes arrivent…',
  legend: 'Légende',
  standard: 'porte à porte, présentoir',
  campaign: 'campagne',
  invitation: 'invitation',
  out: 'encore sorti',
  exit: 'Sortir',
  exitOf: (n: number) => `Sortir (${n})`,
  allOut: 'Déjà sortis',
  none: 'aucune attribution',
} as const;

export const s13Texts = {
  generateNow: 'Générer la fiche S13',
  open: 'Autre année ou vérification',
  title: 'Fiche S13',
  serviceYear: 'Année de service',
  present: 'L’année en cours',
  year: (year: number) => `${year}, du 1er septembre ${year - 1} au 31 août`,
  generate: 'Générer',
  generating: 'La fiche se prépare…',
  checking: 'Vérification…',
  uncheckable:
    'La vérification n’est pas disponible\u202F: la fiche peut tout de même être générée.',
  nothingOdd: 'Rien à signaler pour cette année.',
  odd: (count: number) =>
    count === 1
      ? 'Un point à regarder avant d’imprimer'
      : `${count} points à regarder avant d’imprimer`,
  oddHint: 'La fiche peut être générée sans attendre.',
  oddities: {
    noDate: 'Date manquante',
    returnedBeforeExit: 'Rentrée avant la sortie',
    overlap: 'Chevauche l’attribution précédente',
    outTooLong: 'Sorti depuis plus de 12 mois',
    neverCovered: 'Jamais parcouru en entier',
  },
} as const;
