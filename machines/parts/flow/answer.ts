import type { EventObject } from 'xstate';
import type { Notice, Refusal } from '#schema/generated.ts';

/** The output of an actor: the outcome of its call without the refusal, which rejects. */
export type Answer<Outcome> = Exclude<Outcome, Refusal | null | undefined>;

/** What the actor answered, as the params of a guard or an action of its `onDone`. */
export const answered = <Output>({
  event,
}: {
  readonly event: { readonly output: Output };
}): Output => event.output;

/** The notice of the answer that the event of an actor brings, to be shown with `changed`. */
export function noticeIn(event: EventObject): Notice | null {
  return 'output' in event && hasNotice(event.output) ? event.output.notice : null;
}

const hasNotice = (answer: unknown): answer is { readonly notice: Notice | null } =>
  typeof answer === 'object' && answer !== null && 'notice' in answer;
