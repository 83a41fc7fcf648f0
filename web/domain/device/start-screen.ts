import { backTo, noWayBack, type WayBack } from '../../parts/flow/arrival.ts';
import { keepOnDevice, readOfDevice } from '../../parts/storage/device-storage.ts';

/** What a device may open first, for whose menu leads there; the first one is that of the documents. */
export const startScreens = ['/t-my-exited', '/t-dashboard', '/t-exited', '/t-available'] as const;

/** The screen that this device opens first (OWN-274). */
export function readStartScreen(): string {
  const kept = readOfDevice('ouverture');
  return startScreens.find((path) => path === kept) ?? startScreens[0];
}

export const chooseStartScreen = (path: string) => keepOnDevice('ouverture', path);

/** Where a sign-in leads that leads back nowhere else; nowhere of its own as long as nothing is chosen. */
export function wayToStart(): WayBack {
  const path = readStartScreen();
  return path === startScreens[0] ? noWayBack : backTo(path);
}
