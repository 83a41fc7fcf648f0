import type { TerritoryHistory } from '#schema/generated.ts';

import { humanDay } from '../parts/fields/date.view.ts';
import { territoryTexts as texts } from './territory.texts.ts';

interface Out {
  readonly state: 'out';
  readonly historyId: string;
  readonly login: string;
  readonly due: string | null;
  readonly late: boolean;
  readonly sentence: string;
}

interface In {
  readonly state: 'in';
  readonly sentence: string;
}

/** Who has the territory and until when, or since when it rests. */
export function territoryNow({
  histories,
  today,
  theoreticalReturnDate: due,
}: TerritoryHistory): Out | In {
  const open = histories.find(({ exited }) => exited);
  if (open) {
    const { historyId, login, releaseDate } = open;
    const late = today !== null && due !== null && due <= today;
    const since = texts.outSince(login, humanDay(releaseDate));
    const sentence = due === null ? since : `${since}, ${texts.dueOn(humanDay(due), late)}`;
    return { state: 'out', historyId, login, due, late, sentence };
  }
  const last = histories
    .flatMap(({ returnDate }) => returnDate ?? [])
    .toSorted()
    .at(-1);
  return {
    state: 'in',
    sentence: last === undefined ? texts.neverOut : texts.inSince(humanDay(last)),
  };
}
