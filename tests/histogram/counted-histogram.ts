import { monthsBefore } from '../dashboard/counted-forecast.ts';
import type { Ground } from '../dashboard/random-history.ts';

const typeNames = ['Habitations', 'Commerces', 'Entreprises', 'Rural'];
const activities = [
  { name: 'Porte à porte', color: '#5a6570' },
  { name: 'Campagne', color: '#a83a78' },
  { name: 'Invitation', color: '#0f6f68' },
  { name: 'Présentoir', color: '#5a6570' },
];

const human = (date: string) => date.split('-').toReversed().join('/');
const weekAfter = (date: string) =>
  new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);

/** The rows of the histogram, counted from the history; `names` by user id. */
export function countedHistogram(
  grounds: readonly Ground[],
  { today, month, prefilter }: { today: string; month: number; prefilter: boolean },
  names: Readonly<Record<number, string>>,
) {
  const since = month === 13 ? '' : monthsBefore(today, month);
  const rows = grounds.map(({ typeId, loans }, at) => {
    const shown = loans.filter(
      ({ released, returned }) => released >= since || (returned !== null && returned >= since),
    );
    const last = loans.at(-1);
    const open = last !== undefined && last.returned === null;
    const back = last?.returned ?? last?.due ?? null;
    return {
      territory_id: at + 1,
      number_name: `T${at + 1} - Rue ${at + 1}`,
      link: `/t-view/${at + 1}`,
      type: typeNames[typeId - 1],
      total_output: loans.length,
      assignments: shown.toReversed().map(({ released, returned, activity }) => ({
        color: activities[activity - 1]?.color,
        text: `${human(released)} – ${returned === null ? '…' : human(returned)} · ${activities[activity - 1]?.name}`,
        release_date: released,
        return_date: returned,
      })),
      exited: open,
      release_date: last?.released ?? null,
      return_date: back,
      return_date_human: back === null ? '' : human(back),
      login:
        last === undefined
          ? ''
          : last.person === null
            ? 'Proclamateur supprimé'
            : names[last.person],
      activity: last === undefined ? '' : activities[last.activity - 1]?.name,
      no_visited_icon: '',
      no_visited_color: '',
      no_visited_text: '',
      map_link: null,
      css_class: !open
        ? ''
        : last.due <= today
          ? 'row-late'
          : last.due <= weekAfter(today)
            ? 'row-soon'
            : '',
    };
  });
  const territories = rows.filter(({ assignments }) => !prefilter || assignments.length === 0);
  return { total: territories.length, territories };
}
