import { heldDesk } from './held-desk.machine.ts';
import type { ExitCancelChoices, MutationCancelExitArgs } from '#schema/generated.ts';

/** Cancels exits as if they had not happened (spec 2 §2 t-exit-cancel, §4; CAN-01…07, B-69). */
export const exitCancelMachine = heldDesk<ExitCancelChoices, MutationCancelExitArgs>()({
  id: 'exitCancel',
  read: 'exitCancelChoices',
  call: 'cancelExit',
  question: 'Voulez-vous annuler la sortie de ce {product} ?',
  filled: ({ territories }) => territories.length > 0,
  argsOf: ({ territories }) => ({ territoryIds: territories.map(({ id }) => id) }),
});
