import { requestsTexts } from '../domain/assignment/requests.texts.ts';
import { TerritoryLink } from '../domain/territory/TerritoryLink.tsx';
import type { PersonQuery } from '#web/parts/graphql/generated/graphql.ts';
import { orders } from '../domain/territory/orders.texts.ts';
import type { Column } from '../parts/table/table.column.ts';
import { withProduct } from '../parts/texts/product.ts';
import { personTexts as texts } from './person.texts.ts';

type Person = NonNullable<PersonQuery['person']>;
export type Held = Person['held'][number];
export type Past = Person['past'][number];

type Assignment = Pick<
  Held,
  'territoryId' | 'numberName' | 'releaseDate' | 'releaseDateHuman' | 'activity'
>;

const territory: Column<Assignment> = {
  id: 'number_name',
  header: withProduct(texts.numberName),
  text: (row) => row.numberName,
  sortBy: (row) => row.numberName,
  orders: orders.number,
  cell: (row) => (
    <TerritoryLink link={`/t-view/${row.territoryId}`}>{row.numberName}</TerritoryLink>
  ),
  card: 'title',
};
const release: Column<Assignment> = {
  id: 'release_date',
  header: texts.release,
  text: (row) => row.releaseDateHuman,
  sortBy: (row) => row.releaseDate,
  orders: 'days',
};
const activity: Column<Assignment> = {
  id: 'activity',
  header: texts.activity,
  text: (row) => row.activity,
  sortBy: (row) => row.activity,
  folds: 1,
};

const requestText = (row: Held) =>
  row.asked.map((action) => requestsTexts.asked[action]).join(', ');

/** What a person has, those due first at the head; what he asks for comes last. */
const held: readonly Column<Held>[] = [
  territory,
  {
    id: 'theoretical_return_date',
    header: texts.due,
    text: (row) => row.theoreticalReturnDateHuman,
    sortBy: (row) => row.theoreticalReturnDate,
    orders: orders.due,
    card: 'fact',
    marksRow: true,
    width: 13,
  },
  release,
  activity,
];
const asking: readonly Column<Held>[] = [
  ...held,
  { id: 'request', header: texts.request, text: requestText, folds: 2 },
];

export const heldColumns = (rows: readonly Held[]) =>
  rows.some(({ asked }) => asked.length > 0) ? asking : held;

/** What a person had, the latest first. */
export const pastColumns: readonly Column<Past>[] = [
  territory,
  { ...release, card: 'fact' },
  {
    id: 'return_date',
    header: texts.back,
    text: (row) => row.returnDateHuman,
    sortBy: (row) => row.returnDate,
    orders: 'days',
    card: 'fact',
  },
  activity,
];
