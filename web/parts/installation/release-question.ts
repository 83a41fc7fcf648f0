/** The question of a page to the service worker: whether the release with this entry is the newest. */
interface ReleaseQuestion {
  readonly entry: string;
}

export const askRelease = (entry: string): ReleaseQuestion => ({ entry });

/** The entry asked about; null for any other message. */
export const entryIn = (message: unknown): string | null =>
  typeof message === 'object' &&
  message !== null &&
  'entry' in message &&
  typeof message.entry === 'string'
    ? message.entry
    : null;
