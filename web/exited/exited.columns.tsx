import { ClockCircleOutlined } from '@ant-design/icons';

import { Button } from '../parts/button/Button.tsx';
import { legendTexts } from '../parts/legend/legend.texts.ts';
import { OnlineMark } from '../parts/legend/OnlineMark.tsx';
import { MapLink } from '../parts/links/MapLink.tsx';
import { mapLinkTexts } from '../parts/links/map-link.texts.ts';
import type { Column } from '../parts/table/table.column.ts';
import { TerritoryLink } from '../parts/links/TerritoryLink.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { exitedTexts } from './exited.texts.ts';
import type { ExitedHeader, ExitedTerritory } from './exited.view.ts';

interface Reprieve {
  readonly canAsk: boolean;
  readonly grantedTo: string | null;
  readonly onAsk: (assignment: ExitedTerritory) => void;
}

type ColumnCells = Omit<Column<ExitedTerritory>, 'id' | 'header'>;

const onlineText = (row: ExitedTerritory) => (row.online ? legendTexts.yes : legendTexts.no);

/** The columns the server lists, with its order and headers; an unknown column stays empty (EXD-03). */
export function exitedColumns(
  headers: readonly ExitedHeader[],
  reprieve: Reprieve,
): readonly Column<ExitedTerritory>[] {
  const known = knownColumns(reprieve);
  return headers.map(({ text, value, sortable }) => {
    const { sortBy, ...column } = known[value] ?? { text: () => '' };
    return {
      ...column,
      ...(sortable && sortBy !== undefined && { sortBy }),
      id: value,
      header: withProduct(text),
    };
  });
}

const knownColumns = ({
  canAsk,
  grantedTo,
  onAsk,
}: Reprieve): Readonly<Record<string, ColumnCells>> => ({
  number_name: {
    text: (row) => row.numberName,
    sortBy: (row) => row.numberName,
    cell: (row) => <TerritoryLink link={row.link}>{row.numberName}</TerritoryLink>,
    card: 'title',
  },
  type: { text: (row) => row.type, sortBy: (row) => row.type },
  login: { text: (row) => row.login, sortBy: (row) => row.login, card: 'fact' },
  activity: { text: (row) => row.activity, sortBy: (row) => row.activity },
  release_date: { text: (row) => row.releaseDateHuman, sortBy: (row) => row.releaseDate },
  return_date: {
    text: (row) => row.returnDateHuman,
    sortBy: (row) => row.returnDate,
    card: 'fact',
    marksRow: true,
    width: 13,
  },
  online: {
    text: onlineText,
    sortBy: (row) => row.online,
    cell: (row) => <OnlineMark online={row.online}>{onlineText(row)}</OnlineMark>,
  },
  map_link: {
    text: (row) => (row.mapLink === null ? '' : mapLinkTexts.map),
    cell: (row) =>
      row.mapLink !== null && <MapLink mapLink={row.mapLink} numberName={row.numberName} short />,
    card: 'action',
    width: 9,
  },
  reprieve_btn: {
    text: (row) => (row.reprieveBtn ? exitedTexts.grant : ''),
    cell: (row) =>
      row.reprieveBtn && (
        <Button
          aria-label={exitedTexts.grantTo(row.numberName)}
          disabled={!canAsk}
          busy={grantedTo === row.historyId}
          onClick={() => onAsk(row)}
        >
          <ClockCircleOutlined aria-hidden /> {exitedTexts.grant}
        </Button>
      ),
    card: 'action',
    width: 11,
  },
});
