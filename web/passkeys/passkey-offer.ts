import { keepOnDevice, readOfDevice } from '../parts/storage/device-storage.ts';

/** How often the offer may still come; it is put off until the page is loaded anew. */
const timesLeft = () => Number(readOfDevice('cle-d-acces') ?? 0);
let putOff = false;

/** After a first sign-in: offered then, and once more (OWN-365). */
export const beginPasskeyOffer = () => keepOnDevice('cle-d-acces', '2');

export const isPasskeyOffered = (): boolean => !putOff && timesLeft() > 0;

export function putOffPasskey() {
  putOff = true;
  keepOnDevice('cle-d-acces', String(Math.max(0, timesLeft() - 1)));
}
