import type { ColorScheme } from '../parts/theme/theme-choice.ts';
import { tokens } from '../parts/theme/tokens.ts';
import type { CoverageState } from './coverage-map.rules.ts';

export type Age = 'quarter' | 'half' | 'year' | 'twoYears' | 'older' | 'never';

export const states: readonly CoverageState[] = ['in', 'out', 'soon', 'late', 'booked', 'never'];
export const ages: readonly Age[] = ['quarter', 'half', 'year', 'twoYears', 'older', 'never'];

export function ageOf(months: number | null): Age {
  if (months === null) return 'never';
  if (months < 3) return 'quarter';
  if (months < 6) return 'half';
  if (months < 12) return 'year';
  return months < 24 ? 'twoYears' : 'older';
}

/** The same colour per state as on chips and rows. */
export function stateColour(state: CoverageState, scheme: ColorScheme): string {
  const colour = tokens[scheme];
  return state === 'never' ? colour.ink : colour[state];
}

/** Age scale from green to red, the longer ago the hotter; never covered is the colour of text. */
const ageColours: Record<ColorScheme, Record<Exclude<Age, 'never'>, string>> = {
  light: {
    quarter: '#2c6637',
    half: '#7a9a3a',
    year: '#d0a32a',
    twoYears: '#d06a1f',
    older: '#9a2410',
  },
  dark: {
    quarter: '#8ecb95',
    half: '#c3d37a',
    year: '#ecc963',
    twoYears: '#f0a05a',
    older: '#f0735a',
  },
};

export const ageColour = (age: Age, scheme: ColorScheme): string =>
  age === 'never' ? tokens[scheme].ink : ageColours[scheme][age];
