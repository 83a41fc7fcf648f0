/** Why a device keeps nothing: no room left, or storing is forbidden. */
export type KeepingTrouble = 'full' | 'forbidden';

/** The rejection of an actor whose storage failed. */
export class KeepingError extends Error {
  override readonly name = 'KeepingError';
  readonly trouble: KeepingTrouble;

  constructor(trouble: KeepingTrouble, options?: ErrorOptions) {
    super(trouble, options);
    this.trouble = trouble;
  }
}

export const keepingTroubleOf = (error: unknown): KeepingTrouble | null =>
  error instanceof KeepingError ? error.trouble : null;

/** `site`: files of the release that /poche needs, and the worker that answers with them. `data`: the territories. `grounds`: of some of their maps. */
export type Lack = 'site' | 'data' | 'grounds';

/** What a device lacks to open its territories without a network, as it was read back from its stores. */
export interface ReadBack {
  readonly lacks: readonly Lack[];
  /** Why it cannot be kept. */
  readonly trouble: KeepingTrouble | null;
}
