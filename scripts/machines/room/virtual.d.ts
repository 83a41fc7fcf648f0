declare module 'virtual:machine-facts' {
  import type { Facts } from '#scripts/machines/facts/facts.ts';

  export const facts: Facts;
}

declare module 'virtual:machine-runs' {
  import type { Runs } from '#scripts/machines/play/runs.ts';

  export const runs: Runs;
}
