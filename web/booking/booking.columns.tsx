import { MapLink } from '../map-link/MapLink.tsx';
import { mapLinkTexts } from '../map-link/map-link.texts.ts';
import type { Column } from '../table/table.column.ts';
import { withProduct } from '../texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { AvailableTerritory } from './booking.view.ts';
import { Sign } from '../sign/Sign.tsx';

/** AVL-03, AVL-05, AVL-06, B-83. */
export const availableColumns: readonly Column<AvailableTerritory>[] = [
  {
    id: 'booking_name',
    header: texts.booking,
    text: (row) => row.bookingName,
    sortBy: (row) => row.bookingName || null,
    cell: (row) =>
      row.bookingName !== '' && (
        <Sign icon={row.bookingIcon} color={row.bookingColor}>
          {row.bookingName}
        </Sign>
      ),
    width: 13,
  },
  {
    id: 'number_name',
    header: withProduct(texts.numberName),
    text: (row) => row.numberName,
    sortBy: (row) => row.numberName,
    heads: true,
    card: 'title',
  },
  { id: 'type', header: texts.type, text: (row) => row.type, sortBy: (row) => row.type },
  {
    id: 'return_date',
    header: texts.lastExit,
    text: (row) => row.returnDateHuman,
    sortBy: (row) => row.returnDate,
    card: 'fact',
    width: 12,
  },
  {
    id: 'activity',
    header: texts.activity,
    text: (row) => row.activity,
    sortBy: (row) => row.activity,
  },
  {
    id: 'gate',
    header: texts.gate,
    text: (row) => (row.gate === null ? '' : String(row.gate)),
    sortBy: (row) => row.gate,
    align: 'end',
    width: 8,
  },
  {
    id: 'no_visited',
    header: texts.noVisited,
    text: (row) => row.noVisitedText,
    sortBy: (row) => row.noVisitedText || null,
    cell: (row) =>
      row.noVisitedText !== '' && (
        <Sign icon={row.noVisitedIcon} color={row.noVisitedColor} short={row.noVisitedText}>
          {row.noVisitedText}
        </Sign>
      ),
    width: 7,
  },
  {
    id: 'map_link',
    header: texts.map,
    text: (row) => (row.mapLink === null ? '' : mapLinkTexts.short),
    cell: (row) =>
      row.mapLink !== null && <MapLink mapLink={row.mapLink} numberName={row.numberName} short />,
    card: 'action',
    width: 9,
  },
  { id: 'note', header: texts.note, text: (row) => row.note },
];
