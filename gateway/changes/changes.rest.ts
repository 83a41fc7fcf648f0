import type { Change } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { parsed } from '../parts/rest/wire.ts';

/** Beyond the contract: a backend without `GET /changes` answers 404, and no events are sent. */
export const changesRest = (rest: Rest) => ({
  changes: () => rest.listen('/changes'),
});

/** Time of the change, '' if the backend sends none; the event itself suffices. */
export function changeIn({ data }: { readonly data: string }): Change {
  const event = parsed(data);
  const known = typeof event === 'object' && event !== null && 'at' in event;
  return { at: known && typeof event.at === 'string' ? event.at : '' };
}
