import { useMemo } from 'react';
import { type Client, useClient } from 'urql';

interface Machine<Actors, Provided> {
  readonly provide: (parts: { readonly actors: Actors }) => Provided;
}

/** A machine with the actors that do its work, put together once: a screen is drawn at each key. */
export function useActors<Actors, Provided>(
  machine: Machine<Actors, Provided>,
  actorsOf: (client: Client) => Actors,
): Provided {
  const client = useClient();
  return useMemo(() => machine.provide({ actors: actorsOf(client) }), [machine, actorsOf, client]);
}
