import { mkdtempSync, rmSync } from 'node:fs';
import {
  GroundError,
  type GroundOptions,
  type GroundSummary,
} from '../../engines/ground/ground.ts';
import { type GroundMessage, workGround } from '../../engines/ground/ground-work.ts';

/** Makes a ground in this thread: starting another one for each would make long tests of short ones. */
export async function groundHere(options: GroundOptions): Promise<GroundSummary> {
  const { source, target, area, name, onProgress } = options;
  const folder = mkdtempSync(`${target}.here-`);
  const told: GroundMessage[] = [];
  await workGround({ source, target, area, name, folder }, (message) => {
    told.push(message);
    if (message.progress) onProgress?.(message.progress);
  });
  rmSync(folder, { recursive: true });
  const last = told.at(-1);
  if (last?.summary) return last.summary;
  throw new GroundError(last?.failure?.code ?? 'cannot-read', last?.failure?.cause);
}
