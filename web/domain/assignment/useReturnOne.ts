import type { Notice } from '#schema/generated.ts';
import { returnOneMachine } from '#machines/domain/assignment/return-one.machine.ts';

import { useEmitted } from '../../parts/flow/useEmitted.ts';
import { useFlow } from '../../parts/flow/useFlow.ts';
import { type ActorsOf, asks } from '../../parts/graphql/asks.ts';
import { returnTerritoriesMutation } from './assignment.operations.ts';
import { confirmationView } from '../../parts/confirm/confirmation.view.ts';

const actors: ActorsOf<typeof returnOneMachine> = (client) => ({
  returnTerritories: asks(client, returnTerritoriesMutation),
});

/** The return of one territory from a list or its own page (OWN-46, OWN-47). */
export function useReturnOne(onChanged: (notice: Notice | null) => void) {
  const [snapshot, send, actor] = useFlow(returnOneMachine, actors);
  useEmitted(actor, 'changed', ({ notice }) => onChanged(notice));
  const { asked, doing, ...view } = confirmationView(snapshot);
  return {
    ...view,
    askedOf: asked?.territoryIds[0] ?? null,
    returning: doing?.territoryIds[0] ?? null,
    send,
  };
}
