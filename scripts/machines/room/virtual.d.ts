declare module 'virtual:machine-facts' {
  import type { Facts } from '#scripts/machines/facts/facts.ts';

  export const facts: Facts;
}

declare module 'virtual:machine-modules' {
  /** What each file exports, by its path from the project's root. */
  export const modules: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
}

declare module 'virtual:sentences' {
  export const sentences: readonly string[];
}

declare module 'virtual:machine-runs' {
  import type { Runs } from '#scripts/machines/play/runs.ts';

  export const runs: Runs;
}
