import { alone } from './alone.ts';
import { leavePocket } from './leave-pocket.ts';
import { readPocket } from './pocket-contents.ts';

/** Empties the pocket where somebody else has signed in than it is of, and asks anew (OWN-104). */
export const leavePocketOfAnother = (owner: string): Promise<void> =>
  alone(async () => {
    const { facts } = await readPocket(Date.now());
    if (facts && facts.owner !== owner) await leavePocket();
  });
