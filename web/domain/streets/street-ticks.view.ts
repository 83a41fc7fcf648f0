import {
  coveredPercent,
  type Street,
  type Tick,
  ticked,
} from '#machines/domain/streets/streets.rules.ts';
import type { StreetSide, StreetState } from '#schema/generated.ts';

import { streetTicksTexts as texts } from './street-ticks.texts.ts';

/** The streets of a territory, as the server knows them. */
export interface StreetsRead {
  readonly totalMetres: number;
  readonly someBefore: boolean;
  readonly streets: readonly Street[];
}

/** A street with its sides, or one of them. */
export interface TickedStreet {
  readonly name: string;
  readonly side: StreetSide;
  /** Of its sides, if it has two that differ. */
  readonly state: StreetState | 'mixed';
  readonly parts: readonly Street[];
}

export interface StreetRow extends TickedStreet {
  readonly length: string;
  /** Empty where there is one thing to tick. */
  readonly sides: readonly (TickedStreet & { readonly label: string })[];
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
    rows: bySide(streets).map(rowOf),
  };
}

const bySide = (streets: readonly Street[]): readonly (readonly [Street, ...Street[]])[] =>
  streets.reduce<readonly (readonly [Street, ...Street[]])[]>((all, street) => {
    const last = all.at(-1);
    return last?.[0].name === street.name
      ? [...all.slice(0, -1), [...last, street]]
      : [...all, [street]];
  }, []);

function rowOf(parts: readonly [Street, ...Street[]]): StreetRow {
  const [{ name, side: first, state }] = parts;
  const length = texts.metres(tens(Math.max(...parts.map(wholeLength))));
  const whole = { name, side: 'both', parts } as const;
  if (parts.length === 1) {
    const only = onlyText(first);
    return {
      ...whole,
      length: only === null ? length : `${length}, ${only}`,
      state,
      sides: [],
    };
  }
  return {
    ...whole,
    length,
    state: parts.every((part) => part.state === state) ? state : 'mixed',
    sides: parts.map((part) => ({
      name,
      side: part.side,
      label: sideText(part.side) ?? '',
      state: part.state,
      parts: [part],
    })),
  };
}

/** A side counts as half of a street. */
const wholeLength = ({ side, metres }: Street): number => (side === 'both' ? metres : metres * 2);

const sideText = (side: StreetSide): string | null =>
  side === 'both' || side === 'inner' ? null : texts.sides[side];

function onlyText(side: StreetSide): string | null {
  if (side === 'inner') return texts.inner;
  const text = sideText(side);
  return text && texts.only(text);
}

/** A street, or one of its sides, in a sentence. */
export function streetInWords({ street, side }: Pick<Tick, 'street' | 'side'>): string {
  const text = sideText(side);
  return text === null ? street : texts.sideOf(street, text);
}
