import { useState, type ReactNode } from 'react';
import { Provider } from 'urql';

import { createGraphqlClient } from './client.ts';

/** A client lives as long as the top-level route it stands in: nothing of a former reader outlives a sign-out. */
export function GraphqlProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createGraphqlClient);
  return <Provider value={client}>{children}</Provider>;
}
