import type { Notice } from '#schema/generated.ts';
import { returnOneMachine } from '#machines/domain/assignment/return-one.machine.ts';

import { useConfirmation } from '../../parts/confirm/useConfirmation.ts';
import { type ActorsOf, asks } from '../../parts/graphql/asks.ts';
import { returnTerritoriesMutation } from './assignment.operations.ts';

const actors: ActorsOf<typeof returnOneMachine> = (client) => ({
  returnTerritories: asks(client, returnTerritoriesMutation),
});

/** The return of one territory from a list or its own page (OWN-46, OWN-47). */
export function useReturnOne(onChanged: (notice: Notice | null) => void) {
  const { asked, doing, ...view } = useConfirmation(returnOneMachine, actors, onChanged);
  return {
    ...view,
    asked,
    askedOf: asked?.territoryIds[0] ?? null,
    returning: doing?.territoryIds[0] ?? null,
  };
}
