import type { Notice } from '#schema/generated.ts';
import { returnOneMachine } from '#machines/domain/assignment/return-one.machine.ts';

import { useConfirmation } from '../../parts/confirm/useConfirmation.ts';
import { type ActorsOf, asks } from '../../parts/graphql/asks.ts';
import { returnTerritoriesMutation } from './assignment.operations.ts';

const actors: ActorsOf<typeof returnOneMachine> = (client) => ({
  returnTerritories: asks(client, returnTerritoriesMutation),
});

/** The return of a territory, or of several, from a list or its own page (OWN-46, OWN-47, OWN-258). */
export function useReturnOne(onChanged: (notice: Notice | null) => void) {
  const view = useConfirmation(returnOneMachine, actors, onChanged);
  const { asked, doing } = view;
  return {
    ...view,
    askedOf: asked?.territoryIds[0] ?? null,
    returning: doing?.territoryIds[0] ?? null,
  };
}
