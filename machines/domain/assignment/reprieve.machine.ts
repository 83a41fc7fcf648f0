import { confirmation } from '../../parts/confirmation/confirmation.machine.ts';
import type { MutationGrantReprieveArgs } from '#schema/generated.ts';

/** Grants one month more, after its question (spec 1 §4; EXD-06). */
export const reprieveMachine = confirmation<MutationGrantReprieveArgs>()({
  id: 'reprieve',
  call: 'grantReprieve',
  question: 'Voulez-vous ajouter un sursis ?',
});
