import { numberText } from '../parts/texts/number.ts';

const plural = (n: number, one: string, many: string) => (n > 1 ? many : one);
export const trendsTexts = {
  title: 'Tendances',
  none: 'Aucune attribution n’est encore enregistrée\u202F: les tendances apparaîtront après les premières sorties.',
  figures: 'Voir les chiffres',
  month: 'Mois',
  share: 'Part',
  /** 'de novembre 2025 à octobre 2026'. */
  span: (from: string, to: string) =>
    `${/^[aeiouyéèêâîô]/u.test(from) ? 'd’' : 'de '}${from} à ${to}`,
} as const;

export const exitsTexts = {
  title: 'Sorties par mois et par activité',
  none: 'Rien n’est sorti depuis deux ans.',
  noneBefore: 'Avant ce mois-ci, rien n’est sorti depuis deux ans.',
  ofMonth: (month: string, n: number) =>
    n === 0
      ? `En ${month}, aucun {product} n’est sorti`
      : `En ${month}, ${numberText(n)} {product}${plural(n, ' est sorti', 's sont sortis')}`,
  more: (n: number) => `, ${numberText(n)} de plus qu’il y a un an`,
  less: (n: number) => `, ${numberText(n)} de moins qu’il y a un an`,
  same: ', autant qu’il y a un an',
  ofYear: (n: number, span: string) => `${numberText(n)} ${plural(n, 'sortie', 'sorties')} ${span}`,
  against: (n: number) => `, contre ${numberText(n)} les douze mois d’avant`,
  underWay: (month: string, n: number) =>
    `Mois entiers\u202F: ${month}, en cours (${n === 0 ? 'aucune sortie' : `${numberText(n)} ${plural(n, 'sortie', 'sorties')}`}), n’est pas compté.`,
  yearAgo: 'Total un an plus tôt',
  total: 'Total',
  activityYearAgo: (activity: string) => `${activity}, un an plus tôt`,
} as const;

export const restTexts = {
  title: 'Repos des {product}s, par type',
  none: 'Aucun {product} n’est au repos\u202F: tous sont sortis.',
  /** In the order in which the server counts them. */
  groups: [
    'moins de 4 mois',
    '4 à 8 mois',
    '8 à 12 mois',
    '12 à 24 mois',
    'plus de 24 mois',
    'jamais sortis',
  ],
  resting: (n: number) =>
    `${numberText(n)} {product}${plural(n, ' est', 's sont')} au repos depuis ${plural(n, 'son', 'leur')} retour`,
  noneResting: 'Aucun {product} n’est au repos après un retour',
  long: (n: number) => `, dont ${numberText(n)} depuis plus d’un an`,
  noneLong: ', aucun depuis plus d’un an',
  never: (n: number) =>
    ` ${numberText(n)} ${plural(n, 'n’est jamais sorti', 'ne sont jamais sortis')}.`,
  longest: (type: string, months: string) =>
    ` C’est le type ${type} qui se repose le plus\u202F: la moitié depuis au moins ${months}.`,
  days: (n: number) => `${numberText(n)} ${plural(n, 'jour', 'jours')}`,
  months: (n: number) => `${numberText(n)} mois`,
  type: 'Type',
  out: 'Sortis',
  median: 'Repos médian (jours)',
} as const;

export const statesTexts = {
  title: 'Sortis, en retard, jamais parcourus',
  now: (out: string, late: string, never: string) =>
    `Aujourd’hui, ${out} des {product}s sont sortis, ${late} en retard, ${never} n’ont jamais été parcourus.`,
  yearAgo: (month: string, out: string, late: string, never: string) =>
    ` Fin ${month}\u202F: ${out}, ${late} et ${never}.`,
  basis:
    'Parts des {product}s d’aujourd’hui, à la fin de chaque mois, et ce jour pour le mois en cours.',
  out: 'Sortis',
  late: 'En retard',
  never: 'Jamais parcourus',
  shareOf: (head: string) => `${head}, en\u202F%`,
} as const;

export const lateTexts = {
  title: 'Rentrées après la date prévue',
  none: 'Rien n’est rentré depuis deux ans.',
  noneOfYear: (span: string) => `Rien n’est rentré ${span}.`,
  ofYear: (span: string, late: number, returns: number, share: string) =>
    late === 0
      ? `${span}, aucune rentrée sur ${numberText(returns)} n’a eu lieu après la date prévue`
      : `${span}, ${numberText(late)} ${plural(late, 'rentrée', 'rentrées')} sur ${numberText(returns)} ${plural(late, 'a eu', 'ont eu')} lieu après la date prévue (${share})`,
  against: (share: string) => `, contre ${share} les douze mois d’avant`,
  underWay: 'Mois entiers dans la phrase\u202F; le dernier trimestre est en cours.',
  quarterUnderWay: (quarter: string) => `${quarter} (en cours)`,
  quarter: 'Trimestre',
  quarterName: (quarter: number, year: number) =>
    `${quarter === 1 ? '1er' : `${quarter}e`} trim. ${year}`,
  quarterShort: (quarter: number, year: number) => `T${quarter}\u00A0${String(year).slice(2)}`,
  returns: 'Rentrées',
  late: 'Après la date prévue',
} as const;
