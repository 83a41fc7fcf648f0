import { returnFilled } from './exit.rules.ts';
import { heldDesk } from './held-desk.machine.ts';
import type { MutationReturnTerritoriesArgs, ReturnChoices } from '#schema/generated.ts';

/** Returns assigned territories (spec 2 §2 t-return, §4; RET-02…14). */
export const returnMachine = heldDesk<ReturnChoices, MutationReturnTerritoriesArgs>()({
  id: 'return',
  read: 'returnChoices',
  call: 'returnTerritories',
  question: 'Voulez-vous renter ce {product} ?',
  filled: returnFilled,
  argsOf: ({ territories, returnDate }) => ({
    territoryIds: territories.map(({ id }) => id),
    returnDate: returnDate || null,
  }),
});
