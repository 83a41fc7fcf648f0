import type { Lack } from '#machines/domain/pocket/keeping.rules.ts';

import { keptAnswer } from './answer-ground.ts';
import { readPocket } from './pocket-contents.ts';
import { inPocket, type KeptGround } from './pocket-database.ts';

/** What of the territories and their grounds is missing, or does not answer as without a network (OWN-205). */
export async function lacksOfPocket(): Promise<readonly Lack[]> {
  const { facts, territories } = await readPocket(Date.now());
  if (!facts) return ['data'];
  for (const { ground } of territories) if (!(await isGroundThere(ground))) return ['grounds'];
  return [];
}

/** Every piece that was kept still answers; true where there is none to keep. */
export async function isGroundThere(ground: KeptGround): Promise<boolean> {
  if (ground.state !== 'kept') return ground.state !== 'missing';
  const { url, offsets } = ground;
  for (const offset of offsets) if (!(await answers(url, offset))) return false;
  return true;
}

async function answers(url: string, offset: number): Promise<boolean> {
  const piece = await inPocket((db) => db.get('pieces', [url, offset]));
  const length = piece?.bytes.byteLength ?? 0;
  if (length === 0) return false;
  const headers = { Range: `bytes=${offset}-${offset + length - 1}` };
  const answer = await keptAnswer(new Request(url, { headers }));
  return answer !== null && (await answer.arrayBuffer()).byteLength === length;
}
