import { exitsView } from './exits.view.ts';
import { lateView } from './late.view.ts';
import { restView } from './rest.view.ts';
import { statesView } from './states.view.ts';
import type { Trends, TrendView } from './trend.ts';

/** Null without any assignment. */
export function trendsView(trends: Trends): readonly TrendView[] | null {
  if (trends.firstRelease === null) return null;
  return [exitsView(trends), restView(trends), statesView(trends), lateView(trends)];
}
