import { part } from '../parts/screen/part.ts';

/** Comes when a code is asked for (OWN-393). */
export const secondFactorStep = part(
  async () => (await import('./SecondFactorStep.tsx')).SecondFactorStep,
);
