import { ClockCircleOutlined, LoginOutlined } from '@ant-design/icons';

import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { PersonLink } from '../domain/people/PersonLink.tsx';
import { Button } from '../parts/button/Button.tsx';
import { legendTexts } from '../domain/assignment/legend.texts.ts';
import { OnlineMark } from '../domain/assignment/OnlineMark.tsx';
import { MapLink } from '../domain/territory/MapLink.tsx';
import { mapLinkTexts } from '../domain/territory/map-link.texts.ts';
import { orders } from '../domain/territory/orders.texts.ts';
import type { Column } from '../parts/table/table.column.ts';
import { rowTone } from '../parts/table/table.rows.ts';
import { TerritoryLink } from '../domain/territory/TerritoryLink.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { exitedTexts } from './exited.texts.ts';
import type { ExitedHeader, ExitedTerritory } from './exited.view.ts';
import type { ExitedActions } from './useExitedActions.ts';

type ColumnCells = Omit<Column<ExitedTerritory>, 'id' | 'header'>;

const onlineText = ({ online }: ExitedTerritory) => {
  if (online === null) return '';
  return online ? legendTexts.yes : legendTexts.no;
};

/** The columns the server lists, with its order and headers; an unknown column stays empty (EXD-03). */
export function exitedColumns(
  headers: readonly ExitedHeader[],
  actions: ExitedActions,
): readonly Column<ExitedTerritory>[] {
  const known = knownColumns(actions);
  const listed: readonly Column<ExitedTerritory>[] = headers.map(({ text, value, sortable }) => {
    const { sortBy, ...column } = known[value] ?? { text: () => '', folds: 8 };
    return {
      ...column,
      ...(sortable && sortBy !== undefined && { sortBy }),
      id: value,
      header: withProduct(text),
    };
  });
  return actions.today === null ? listed : [...listed, returnColumn(actions)];
}

/** Beside what the server lists: the return, where the row is read (OWN-47). */
const returnColumn = ({ returning, onReturn }: ExitedActions): Column<ExitedTerritory> => ({
  id: 'return_btn',
  header: assignmentTexts.return,
  text: () => assignmentTexts.return,
  searched: false,
  cell: (row) => (
    <Button
      aria-label={assignmentTexts.returnOf(row.numberName)}
      disabled={returning !== null}
      busy={returning?.includes(row.territoryId)}
      onClick={() => onReturn([row])}
    >
      <LoginOutlined aria-hidden /> {assignmentTexts.return}
    </Button>
  ),
  card: 'action',
  width: 13,
  compactWidth: 9,
});

const knownColumns = ({
  granting,
  onGrant,
}: ExitedActions): Readonly<Record<string, ColumnCells>> => ({
  number_name: {
    text: (row) => row.numberName,
    sortBy: (row) => row.numberName,
    orders: orders.number,
    cell: (row) => <TerritoryLink link={row.link}>{row.numberName}</TerritoryLink>,
    card: 'title',
  },
  type: {
    plain: true,
    text: (row) => row.type,
    sortBy: (row) => row.type,
    filter: (row) => row.type,
    folds: 4,
  },
  login: {
    plain: true,
    text: (row) => row.login,
    sortBy: (row) => row.login,
    filter: (row) => row.login,
    personal: true,
    cell: (row) => <PersonLink userId={row.userId} login={row.login} />,
    card: 'fact',
    folds: 1,
  },
  activity: {
    plain: true,
    text: (row) => row.activity,
    sortBy: (row) => row.activity,
    filter: (row) => row.activity,
    folds: 5,
  },
  release_date: {
    plain: true,
    text: (row) => row.releaseDateHuman,
    sortBy: (row) => row.releaseDate,
    orders: orders.out,
    folds: 3,
  },
  return_date: {
    text: (row) => row.returnDateHuman,
    sortBy: (row) => row.returnDate,
    orders: orders.due,
    filter: ({ cssClass }) => exitedTexts.states[rowTone(cssClass) ?? 'inTime'],
    card: 'fact',
    marksRow: true,
    width: 13,
    compactWidth: 12.5,
    brief: 'always',
  },
  online: {
    text: onlineText,
    saysNothing: (row) => !row.online,
    sortBy: (row) => row.online,
    orders: orders.online,
    filter: onlineText,
    cell: (row) =>
      row.online !== null && <OnlineMark online={row.online}>{onlineText(row)}</OnlineMark>,
    compactWidth: 6.5,
    brief: 'always',
    folds: 6,
  },
  map_link: {
    text: (row) => (row.mapLink === null ? '' : mapLinkTexts.map),
    cell: (row) =>
      row.mapLink !== null && <MapLink mapLink={row.mapLink} numberName={row.numberName} short />,
    card: 'action',
    width: 9,
    compactWidth: 5.5,
    brief: 'always',
    folds: 2,
  },
  reprieve_btn: {
    text: (row) => (row.reprieveBtn ? assignmentTexts.reprieve : ''),
    cell: (row) =>
      row.reprieveBtn && (
        <Button
          aria-label={assignmentTexts.reprieveFor(row.numberName)}
          disabled={granting !== null}
          busy={granting?.includes(row.historyId)}
          onClick={() => onGrant([row])}
        >
          <ClockCircleOutlined aria-hidden /> {assignmentTexts.reprieve}
        </Button>
      ),
    card: 'action',
    width: 11,
    compactWidth: 8,
  },
});
