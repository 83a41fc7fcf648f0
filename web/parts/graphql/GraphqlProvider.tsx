import { use, useState, type ReactNode } from 'react';
import { Provider } from 'urql';

import { arrival, backForBearer } from '../flow/arrival.ts';
import { CurrentRouter, type Router } from '../flow/router.ts';
import { readToken } from '../storage/session-storage.ts';
import { createGraphqlClient, takeOrAsk } from './client.ts';

/** One client per top-level route, so that no cached data of a reader survives a sign-out. It alone ends a session. */
export function GraphqlProvider({ children }: { readonly children: ReactNode }) {
  const router = use(CurrentRouter);
  const [client] = useState(() =>
    createGraphqlClient(() => router && endSession(router), takeOrAsk),
  );
  return <Provider value={client}>{children}</Provider>;
}

/** Redirects to the sign-in screen, which reports the end of the session and returns the same person here afterwards. */
function endSession(router: Router) {
  const { pathname, search } = router.state.location;
  if (pathname === '/login') return;
  const back = backForBearer(pathname + search, readToken());
  void router.navigate('/login', { replace: true, state: arrival(null, 'session', back) });
}
