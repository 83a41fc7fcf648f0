import type { KeepingTrouble } from '../../parts/failure/keeping-error.ts';

/** `site`: files of the release that /poche needs, and the worker that answers with them. `data`: the territories. `grounds`: of some of their maps. */
export type Lack = 'site' | 'data' | 'grounds';

/** What a device lacks to open its territories without a network, as it was read back from its stores. */
export interface ReadBack {
  readonly lacks: readonly Lack[];
  /** Why it cannot be kept. */
  readonly trouble: KeepingTrouble | null;
}
