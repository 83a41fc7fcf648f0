import { legendTexts } from '../domain/assignment/legend.texts.ts';
import { OnlineMark } from '../domain/assignment/OnlineMark.tsx';
import { MapLink } from '../domain/territory/MapLink.tsx';
import { mapLinkTexts } from '../domain/territory/map-link.texts.ts';
import { orders } from '../domain/territory/orders.texts.ts';
import type { Column } from '../parts/table/table.column.ts';
import { withProduct } from '../parts/texts/product.ts';
import { mineTexts } from './mine.texts.ts';
import type { MyTerritory } from './mine.view.ts';
import { MineActionCell } from './MineActionCell.tsx';
import type { MineActions } from './useMineActions.ts';

const onlineText = (row: MyTerritory) => (row.online ? legendTexts.yes : legendTexts.no);

/** Columns of one's own assignments; on a phone number, due date and map come first (MYEX-04). */
export const mineColumns = (actions: MineActions): readonly Column<MyTerritory>[] => [
  {
    id: 'number_name',
    header: withProduct(mineTexts.numberName),
    text: (row) => row.numberName,
    sortBy: (row) => row.numberName,
    orders: orders.number,
    card: 'title',
  },
  {
    id: 'theoretical_return_date',
    header: mineTexts.theoreticalReturnDate,
    text: (row) => row.theoreticalReturnDateHuman,
    sortBy: (row) => row.theoreticalReturnDate,
    orders: orders.due,
    card: 'fact',
    marksRow: true,
    width: 13,
    compactWidth: 10.2,
  },
  {
    id: 'map_link',
    header: mineTexts.map,
    text: (row) => (row.mapLink === null ? '' : mapLinkTexts.map),
    cell: (row) =>
      row.mapLink !== null && <MapLink mapLink={row.mapLink} numberName={row.numberName} />,
    card: 'action',
    width: 15,
    folds: 1,
  },
  {
    id: 'actions',
    header: mineTexts.actions,
    text: (row) => (row.territoryId === null ? '' : mineTexts.actions),
    cell: (row) => <MineActionCell row={row} actions={actions} />,
    searched: false,
    card: 'action',
    width: 38,
    compactWidth: 30.8,
  },
  {
    id: 'release_date',
    header: mineTexts.releaseDate,
    text: (row) => row.releaseDateHuman,
    sortBy: (row) => row.releaseDate,
    orders: orders.out,
    folds: 2,
  },
  {
    id: 'activity',
    header: mineTexts.activity,
    text: (row) => row.activity,
    sortBy: (row) => row.activity,
    folds: 3,
  },
  {
    id: 'online',
    header: mineTexts.online,
    text: onlineText,
    saysNothing: (row) => !row.online,
    sortBy: (row) => row.online,
    orders: orders.online,
    cell: (row) => <OnlineMark online={row.online}>{onlineText(row)}</OnlineMark>,
    folds: 4,
  },
  {
    id: 'type',
    header: mineTexts.type,
    text: (row) => row.type,
    sortBy: (row) => row.type,
    folds: 5,
  },
  { id: 'note', header: mineTexts.note, text: (row) => row.note, words: true, folds: 6 },
];
