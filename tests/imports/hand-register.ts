import { Temporal } from 'temporal-polyfill';
import { dayCell, xlsx } from './file-builders.ts';

/** One loan as it is meant, whatever the register writes. */
export interface Loan {
  readonly number: number;
  readonly holder: string;
  readonly released: string;
  readonly returned: string | null;
  readonly activity: 'Porte à porte' | 'Campagne';
}

type Cell = NonNullable<Parameters<typeof xlsx>[0]['sheets']>[string][number][number];

export const people: readonly string[] = [
  ['ADLER Agathe', 'BESSON Basile', 'CHABOT Clarisse', 'DELMAS Dorian', 'ESTÈVE Élodie'],
  ['FAUCHER Firmin', 'GIRAUD Gisèle', 'HUBERT Honoré', 'IMBERT Inès', 'JOUVE Jérôme'],
  ['KLEIN Katia', 'LACROIX Loïc', 'MAUREL Maïté', 'NICOD Noé', 'OLLIVIER Odile'],
  ['PASCAL Prosper', 'QUENTIN Quitterie', 'RAMBAUD Rémi', 'SABATIER Solène', 'TISSOT Thibaut'],
  ['URBAIN Ursule', 'VASSEUR Valère', 'WEBER Wanda', 'XAVIER Ximun', 'YVARS Yann'],
  ['ZELLER Zélie', 'AUBRY Achille', 'BLANCHET Béatrice', 'COLAS Côme', 'DUVAL Delphine'],
  ['EYRAUD Émile', 'FOREST Fanny', 'GOUJON Gaël', 'HENRIOT Hélène', 'ISNARD Ivan'],
  ['JACOB Juliette', 'KERN Karl', 'LEROUX Léonie', 'MOULIN-BEL Marc', 'NÉEL Nora'],
].flat();

export const knownPeople = people.slice(0, 15);
/** Those that the congregation does not know; the last five have left long ago. */
export const newPeople = people.slice(15, 35);
export const formerPeople = people.slice(35);

export const territories = Array.from({ length: 30 }, (_, at) => ({
  number: at + 1,
  name: `Quartier ${at + 1}`,
  type: ['habitation', 'Immeubles', 'Habitations'][at % 3] ?? '',
}));

const iso = (year: number, month: number, day: number) =>
  new Temporal.PlainDate(year, month, day).toString();

/** Ten years of thirty territories; three of the last year are not back yet. */
export const loans: readonly Loan[] = Array.from({ length: 300 }, (_, at): Loan => {
  const year = 2016 + Math.floor(at / 30);
  const number = (at % 30) + 1;
  const out = at >= 297;
  return {
    number,
    holder: (out ? knownPeople[at % 15] : people[Math.floor(at / 2) % people.length]) ?? '',
    released: iso(year, 1 + (at % 5), 1 + ((at * 7) % 28)),
    returned: out ? null : iso(year, 7 + (at % 6), 1 + ((at * 11) % 28)),
    activity: at % 10 < 4 ? 'Campagne' : 'Porte à porte',
  };
});

const monthWords = [
  ['janvier', 'févr.', 'mars', 'avril', 'mai', 'juin'],
  ['juillet', 'août', 'sept.', 'oct.', 'novembre', 'déc.'],
].flat();
const dayZero = Temporal.PlainDate.from('1899-12-30');

/** The same day as seven hands write it. */
function asWritten(text: string, at: number): Cell {
  const date = Temporal.PlainDate.from(text);
  const [day, month, year] = [date.day, date.month, date.year];
  const two = (figure: number) => String(figure).padStart(2, '0');
  const word = monthWords[month - 1] ?? '';
  switch (at % 7) {
    case 0:
      return `${two(day)}/${two(month)}/${year}`;
    case 1:
      return `${day}.${month}.${String(year).slice(2)}`;
    case 2:
      return `${day === 1 ? '1er' : day} ${word} ${year}`;
    case 3:
      return text;
    case 4:
      return dayCell(dayZero.until(date, { largestUnit: 'days' }).days);
    case 5:
      return `${two(day)}-${two(month)}-${year}`;
    default:
      return `le ${day} ${word} ${String(year).slice(2)}`;
  }
}

/** The same person as three hands write it, one after the other. */
function asNamed(name: string, at: number): string {
  const [last = '', first = ''] = name.split(' ');
  const hand = Math.floor(at / 80);
  if (hand === 1) return `${first} ${last}`;
  return hand === 2 ? name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() : name;
}

const activityWords = { 'Porte à porte': 'porte-à-porte', Campagne: 'Tournée spéciale' };

function rowOf(
  { number, holder, released, returned, activity }: Loan,
  at: number,
): readonly Cell[] {
  const above = loans[at - 1];
  return [
    at % 4 === 0 ? `T${number}` : number,
    above?.holder === holder ? (['idem', '"', '〃'][at % 3] ?? '') : asNamed(holder, at),
    asWritten(released, at),
    returned === null ? '–' : asWritten(returned, at + 3),
    above?.activity === activity ? 'id.' : activityWords[activity],
  ];
}

/** A blank line after each year, as somebody turned the page. */
const historyRows = loans.flatMap((loan, at) => {
  const row = rowOf(loan, at);
  return at % 30 === 29 ? [row, [null, null, null, null, null]] : [row];
});

/** The workbook of a congregation that kept its register by hand, with made-up names. */
export const handRegister = () =>
  xlsx(
    {
      sheets: {
        Territoires: [
          ['Terr. nº', 'Secteur', 'Type'],
          ...territories.map(({ number, name, type }) => [number, name, type]),
        ],
        Proclamateurs: [
          ['NOM Prénom', 'Fonction'],
          ...knownPeople.map((name, at) => [name, at % 4 === 0 ? 'Pionnier' : 'Proclamateur']),
        ],
        Registre: [
          ['Registre des territoires 2016 – 2025', null, null, null, null],
          [null, null, null, null, null],
          ['Terr. nº', 'Attribué à', 'Dates', null, 'Activité'],
          [null, null, 'Date d’attribution', 'Entièrement parcouru le', null],
          ...historyRows,
        ],
      },
    },
    'registre.xlsx',
  );
