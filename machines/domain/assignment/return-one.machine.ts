import { confirmation } from '../../parts/confirmation/confirmation.machine.ts';
import type { MutationReturnTerritoriesArgs } from '#schema/generated.ts';

/** Returns a territory, or several, from where it is read: the question and the call of t-return (RET-06, RET-07, OWN-46). */
export const returnOneMachine = confirmation<MutationReturnTerritoriesArgs>()({
  id: 'returnOne',
  call: 'returnTerritories',
  question: 'Voulez-vous renter ce {product} ?',
});
