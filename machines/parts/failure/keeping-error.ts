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
