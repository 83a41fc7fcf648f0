import { LabelledIcon } from '../../parts/icons/LabelledIcon.tsx';
import { MapLink } from './MapLink.tsx';
import { mapLinkTexts } from './map-link.texts.ts';
import type { Column } from '../../parts/table/table.column.ts';
import { territoryColumnsTexts as texts } from './territory-columns.texts.ts';

interface WithNoVisited {
  readonly noVisitedIcon: string;
  readonly noVisitedColor: string;
  readonly noVisitedText: string;
}

interface WithMap {
  readonly numberName: string;
  readonly mapLink: string | null;
}

/** Whether people of a territory asked not to be visited: an icon, sorted by its words. */
export const noVisitedColumn: Column<WithNoVisited> = {
  id: 'no_visited',
  header: texts.noVisited,
  text: (row) => row.noVisitedText,
  sortBy: (row) => row.noVisitedText || null,
  cell: (row) =>
    row.noVisitedText !== '' && (
      <LabelledIcon icon={row.noVisitedIcon} color={row.noVisitedColor} short={row.noVisitedText}>
        {row.noVisitedText}
      </LabelledIcon>
    ),
  width: 7,
  compactWidth: 5.5,
  brief: 'always',
  folds: 7,
};

/** The link to the map of a territory, empty where it has none. */
export const mapLinkColumn: Column<WithMap> = {
  id: 'map_link',
  header: texts.map,
  text: (row) => (row.mapLink === null ? '' : mapLinkTexts.short),
  cell: (row) =>
    row.mapLink !== null && <MapLink mapLink={row.mapLink} numberName={row.numberName} short />,
  card: 'action',
  width: 9,
  compactWidth: 5.5,
  brief: 'always',
  folds: 5,
};
