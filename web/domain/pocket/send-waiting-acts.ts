import { isUnsent } from '#machines/domain/pocket/pocket.rules.ts';

import { readActs } from './queued-acts.ts';
import { sendNextAct } from './send-act.ts';

/** Sends what waits, for so many milliseconds at most; resolves to how many acts still wait. */
export async function sendWaitingActs(patience: number): Promise<number> {
  if (!(await readActs()).some(isUnsent)) return 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([sendAll(), late]);
  clearTimeout(timer);
  return (await readActs()).filter(isUnsent).length;
}

/** Without an answer they go on waiting. */
async function sendAll(): Promise<void> {
  try {
    while ((await sendNextAct()) !== null);
  } catch (error) {
    console.warn(error);
  }
}
