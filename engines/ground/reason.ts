import { GroundError } from './ground.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The disk, or what the account may use of it. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error));

/** The `GroundError` for whatever broke. */
export function reasonOf(error: unknown): GroundError {
  if (error instanceof GroundError) return error;
  if (isDiskFull(error)) return new GroundError('disk-full', error);
  const tooLarge = codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
  return new GroundError(tooLarge ? 'too-large' : 'cannot-read', error);
}
