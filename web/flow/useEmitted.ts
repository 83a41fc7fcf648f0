import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom } from 'xstate';

type Emitted<Machine extends AnyStateMachine, Type> = Extract<
  EmittedFrom<Machine>,
  { readonly type: Type }
>;

/** Does what a machine tells the screen to do; the only effect that listens to one. */
export function useEmitted<
  Machine extends AnyStateMachine,
  const Type extends EmittedFrom<Machine>['type'],
>(actor: Actor<Machine>, type: Type, answer: (emitted: Emitted<Machine, NoInfer<Type>>) => void) {
  const heard = useEffectEvent(answer);
  useEffect(() => {
    const meant = (emitted: EmittedFrom<Machine>): emitted is Emitted<Machine, Type> =>
      emitted.type === type;
    const subscription = actor.on('*', (emitted) => {
      if (meant(emitted)) heard(emitted);
    });
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
