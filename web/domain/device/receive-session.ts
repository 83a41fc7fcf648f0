import { keepOnDevice } from '../../parts/storage/device-storage.ts';
import { storeToken } from '../../parts/storage/session-storage.ts';
import { noteSignIn } from '../pocket/pocket-choice.ts';

interface Received {
  readonly token: string;
  readonly deviceMark: string | null;
}

/** What this device keeps of a sign-in, by whichever way. */
export function receiveSession({ token, deviceMark }: Received): void {
  storeToken(token);
  if (deviceMark !== null) keepOnDevice('appareil', deviceMark);
  noteSignIn();
}
