import { useEffect, useEffectEvent } from 'react';
import type { EventObject, Subscription } from 'xstate';

/** The actor of a machine, or of one it invokes. */
interface Emitter<Emitted> {
  readonly on: (type: '*', answer: (emitted: Emitted) => void) => Subscription;
}

/** Calls a handler for an event that a machine emits; the only effect that subscribes to one. */
export function useEmitted<Emitted extends EventObject, const Type extends Emitted['type']>(
  actor: Emitter<Emitted>,
  type: Type,
  answer: (emitted: Extract<Emitted, { readonly type: NoInfer<Type> }>) => void,
) {
  const heard = useEffectEvent(answer);
  useEffect(() => {
    const meant = (emitted: Emitted): emitted is Extract<Emitted, { readonly type: Type }> =>
      emitted.type === type;
    const subscription = actor.on('*', (emitted) => {
      if (meant(emitted)) heard(emitted);
    });
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
