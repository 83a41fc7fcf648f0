import { GroundError } from './ground.ts';

const reasons: Readonly<Record<string, GroundError['code']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  ERR_WORKER_OUT_OF_MEMORY: 'too-large',
};

/** The `GroundError` for whatever broke. */
export function reasonOf(error: unknown): GroundError {
  if (error instanceof GroundError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new GroundError(reasons[code] ?? 'cannot-read', error);
}
