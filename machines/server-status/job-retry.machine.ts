import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationRetryJobArgs } from '#schema/generated.ts';

/** Tries a failed job of the server again, or all of them, after its question (OWN-93). */
export const jobRetryMachine = confirmation<MutationRetryJobArgs>()({
  id: 'jobRetry',
  call: 'retryJob',
  question: 'Relancer maintenant\u202F?',
});
