import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom } from 'xstate';

/** Does what a machine tells the screen to do; the only effect that listens to one. */
export function useEmitted<
  Machine extends AnyStateMachine,
  Type extends EmittedFrom<Machine>['type'],
>(
  actor: Actor<Machine>,
  type: Type,
  answer: (emitted: EmittedFrom<Machine> & (Type extends '*' ? unknown : { type: Type })) => void,
) {
  const heard = useEffectEvent(answer);
  useEffect(() => {
    const subscription = actor.on(type, (emitted) => heard(emitted));
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
