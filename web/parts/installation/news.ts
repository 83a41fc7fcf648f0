import { keepOnDevice, readOfDevice } from '../storage/device-storage.ts';

/** The version of the first entry of `web/help/news.texts.ts`, without its sentences. */
export const newestNews = '0.3.0';

/** After an update, until the news are opened on this device; what a new device shows is new anyway. */
export function hasUnreadNews(): boolean {
  const read = readOfDevice('nouveautes');
  if (read === null) noteNewsRead();
  return read !== null && read !== newestNews;
}

export const noteNewsRead = () => keepOnDevice('nouveautes', newestNews);
