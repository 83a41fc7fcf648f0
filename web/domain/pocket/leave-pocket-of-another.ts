import { exclusively } from './exclusively.ts';
import { leavePocket } from './leave-pocket.ts';
import { readPocket } from './pocket-contents.ts';

/** Empties the pocket where somebody else has signed in than it is of, and asks anew (OWN-104). */
export async function leavePocketOfAnother(owner: string): Promise<void> {
  if (await isOfAnother(owner))
    await exclusively(async () => {
      if (await isOfAnother(owner)) await leavePocket();
    });
}

async function isOfAnother(owner: string): Promise<boolean> {
  const { facts } = await readPocket(Date.now());
  return facts !== null && facts.owner !== owner;
}
