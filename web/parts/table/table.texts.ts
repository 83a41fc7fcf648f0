import { numberText } from '../texts/number.ts';

export const tableTexts = {
  search: 'Rechercher',
  clear: 'Effacer la recherche',
  nothingFound: (search: string) => `Rien ne correspond à «\u202F${search}\u202F».`,
  showAll: 'Tout afficher',
  term: (header: string) => `${header}\u202F:`,
  order: 'Trier par',
  listOrder: 'Ordre de la liste',
  filter: 'Filtrer',
  chooseFilter: 'Filtrer…',
  filterOf: (value: string, count: number) => `${value} (${count})`,
  filters: 'Filtres',
  unfilter: (words: string) => `${words}, enlever ce filtre`,
  nothingLeft: 'Rien ne correspond à ces filtres.',
  orders: {
    words: (header: string) => [`${header}\u202F: de A à Z`, `${header}\u202F: de Z à A`],
    days: (header: string) => [
      `${header}\u202F: d’abord le plus ancien`,
      `${header}\u202F: d’abord le plus récent`,
    ],
    numbers: (header: string) => [
      `${header}\u202F: d’abord le plus petit`,
      `${header}\u202F: d’abord le plus grand`,
    ],
  } satisfies Readonly<Record<string, (header: string) => readonly [string, string]>>,
  look: 'Colonnes et vues de cette liste',
  columns: 'Colonnes affichées',
  viewName: 'Garder cette vue sous le nom',
  keepView: 'Garder',
  viewHint:
    'L’ordre, les colonnes et les filtres restent sur cet appareil\u202F; les mots cherchés et les noms de personnes, non.',
  views: 'Vues gardées',
  dropView: (name: string) => `Oublier la vue «\u202F${name}\u202F»`,
  legend: 'Légende',
  chooseAll: 'Tout cocher',
  choose: (name: string) => `Cocher ${name}`,
  checked: (n: number) => (n > 1 ? 'cochés' : 'coché'),
  uncheckAll: (n: number) => `${n} ${n > 1 ? 'cochés' : 'coché'}\u202F: tout décocher`,
  roomier: 'Lignes plus hautes',
  tighter: 'Lignes plus serrées',
  acts: 'Agir sur ce qui est coché',
  tones: {
    late: 'En retard',
    soon: 'Bientôt',
  },
  pages: 'Pages',
  page: 'Page',
  ofPages: (count: number) => `sur ${count}`,
  rowsOf: (from: number, to: number) => `Lignes ${from} à ${to}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  counted: (shown: number, all: number, one: string, many: string) => {
    const word = all > 1 ? many : one;
    return shown === all
      ? `${numberText(all)} ${word}`
      : `${numberText(shown)} sur ${numberText(all)} ${word}`;
  },
} as const;
