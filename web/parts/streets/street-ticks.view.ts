import {
  coveredPercent,
  type Street,
  type Tick,
  ticked,
} from '#machines/parts/streets/streets.rules.ts';

import { streetTicksTexts as texts } from './street-ticks.texts.ts';

/** The streets of a territory, as the server knows them. */
export interface StreetsRead {
  readonly totalMetres: number;
  readonly someBefore: boolean;
  readonly streets: readonly Street[];
}

const tens = (metres: number) => Math.max(10, Math.round(metres / 10) * 10);

/** The streets with what was ticked since. */
export function streetTicksView(read: StreetsRead, ticks: readonly Tick[]) {
  const streets = ticked(read.streets, ticks);
  const percent = coveredPercent(read.totalMetres, streets);
  return {
    percent,
    covered: texts.covered(percent),
    before: read.someBefore ? texts.before : null,
    begun: read.someBefore || streets.some(({ state }) => state !== 'left'),
    rows: streets.map(({ name, metres, state }) => ({
      name,
      length: texts.metres(tens(metres)),
      state,
    })),
  };
}
