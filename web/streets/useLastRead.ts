import type { CombinedError } from '@urql/core';
import { useState } from 'react';

import { hasNoRoom } from '../parts/graphql/no-room.ts';
import { queryView, type QueryView } from '../parts/graphql/query.view.ts';

interface Answer<Read> {
  readonly fetching: boolean;
  readonly read: Read | null | undefined;
  readonly error: CombinedError | undefined;
}

/**
 * The state of a query that is asked again and again: where an answer fails, or the server has no room for the question,
 * what was read last stays, with the marks that wait upon it. A refusal ends it.
 */
export function useLastRead<Read>({ fetching, read, error }: Answer<Read>): QueryView<Read> {
  const [last, setLast] = useState(read ?? null);
  if (read && read !== last) setLast(read);
  const shown = read ?? last;
  const view = queryView({ fetching, shown, error });
  if (view.state !== 'failed') return view;
  const refused = view.refused && !hasNoRoom(error?.response);
  return shown && !refused ? { state: 'shown', shown } : { ...view, refused };
}
