import type { Change } from '#schema/generated.ts';
import type { Rest } from '../rest/rest.ts';
import { parsed } from '../rest/wire.ts';

/** Wire names stop here. Not one of the documented calls: a backend without it answers 404 and tells nothing. */
export const changesRest = (rest: Rest) => ({
  changes: () => rest.listen('/changes'),
});

/** When it happened, if the backend says so; that it happened is enough. */
export function changeIn({ data }: { readonly data: string }): Change {
  const told = parsed(data);
  const known = typeof told === 'object' && told !== null && 'at' in told;
  return { at: known && typeof told.at === 'string' ? told.at : '' };
}
