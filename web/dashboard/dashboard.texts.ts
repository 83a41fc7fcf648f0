export const dashboardTexts = {
  title: (total: number) => `Tableau de bord (${total} {product}s)`,
  titleUnknown: 'Tableau de bord',
  gauges: 'Où en est l’assemblée',
  ofAll: (percent: number) => `${percent}\u202F%`,
  late: 'En retard',
  hardlyAny: '<\u00A01\u202F%',
  nearlyAll: '>\u00A099\u202F%',
  monthlyExits: 'Attributions mensuelles',
  noExits: 'Rien n’est sorti depuis un an.',
  exits: (n: string, many: boolean, since: string) =>
    `${n} ${many ? 'sorties' : 'sortie'} depuis ${since}`,
  most: (month: string, n: string) => `, le plus en ${month}\u00A0(${n})`,
  month: 'Mois',
  exitsOfMonth: 'Sorties',
  noTerritory:
    'L’assemblée n’a pas encore de {product}\u202F: les chiffres apparaîtront quand il y en aura.',
} as const;
