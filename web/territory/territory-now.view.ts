import type { TerritoryHistory } from '#schema/generated.ts';

import { humanDay } from '../parts/fields/date.view.ts';
import { territoryTexts as texts } from './territory.texts.ts';

interface Out {
  readonly state: 'out';
  readonly historyId: string;
  /** Null where the account is gone. */
  readonly userId: string | null;
  readonly login: string;
  readonly due: string | null;
  readonly late: boolean;
  /** The sentence, before the name and after it. */
  readonly since: string;
  readonly until: string;
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
    const { historyId, userId, login, releaseDate } = open;
    const late = today !== null && due !== null && due <= today;
    const since = texts.outSince(humanDay(releaseDate));
    const until = due === null ? '' : `, ${texts.dueOn(humanDay(due), late)}`;
    return { state: 'out', historyId, userId, login, due, late, since, until };
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
