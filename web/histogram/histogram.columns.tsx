import { MapLink } from '../map-link/MapLink.tsx';
import { mapLinkTexts } from '../map-link/map-link.texts.ts';
import { Sign } from '../sign/Sign.tsx';
import type { Column } from '../table/table.column.ts';
import { TerritoryLink } from '../territory-link/TerritoryLink.tsx';
import { withProduct } from '../texts/product.ts';
import type { Axis } from './axis.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import type { HistogramTerritory, Strip } from './histogram.view.ts';
import { StripOfAssignments } from './Strip.tsx';
import { TimeAxis } from './TimeAxis.tsx';

interface Drawn {
  readonly axis: Axis;
  readonly stripOf: (row: HistogramTerritory) => Strip;
  /** On cards each strip takes the focus itself. */
  readonly cards: boolean;
}

/** HIST-08, HIST-09, B-18. */
export function histogramColumns({
  axis,
  stripOf,
  cards,
}: Drawn): readonly Column<HistogramTerritory>[] {
  return [
    {
      id: 'number_name',
      header: withProduct(texts.numberName),
      text: (row) => row.numberName,
      sortBy: (row) => row.numberName,
      cell: (row) => <TerritoryLink link={row.link}>{row.numberName}</TerritoryLink>,
      card: 'title',
    },
    {
      id: 'assignments',
      header: texts.assignments,
      underHeader: <TimeAxis ticks={axis.ticks} />,
      text: (row) => (row.assignments ?? []).map(({ text }) => text).join(', '),
      cell: (row) => (
        <>
          <StripOfAssignments
            strip={stripOf(row)}
            name={row.numberName}
            id={row.link}
            focusable={cards}
          />
          {cards && <TimeAxis ticks={axis.ticks} />}
        </>
      ),
      searched: false,
      card: 'wide',
      width: 19,
      grows: true,
    },
    {
      id: 'total_output',
      header: texts.totalOutput,
      text: (row) => String(row.totalOutput),
      sortBy: (row) => row.totalOutput,
      align: 'end',
      width: 8,
    },
    {
      id: 'return_date',
      header: texts.returnDate,
      text: (row) => row.returnDateHuman,
      sortBy: (row) => row.returnDate,
      cell: (row) => (
        <>
          {row.returnDateHuman} {row.exited && texts.expected}
        </>
      ),
      card: 'fact',
      marksRow: true,
      width: 11,
    },
    {
      id: 'login',
      header: texts.login,
      text: (row) => row.login,
      sortBy: (row) => row.login || null,
      width: 13,
    },
    {
      id: 'activity',
      header: texts.activity,
      text: (row) => row.activity,
      sortBy: (row) => row.activity || null,
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
      id: 'type',
      header: texts.type,
      text: (row) => row.type,
      sortBy: (row) => row.type,
      width: 12,
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
  ];
}
