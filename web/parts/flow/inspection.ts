import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Spread into the options of every `useMachine`; empty except in development with `?inspect`. */
export const inspection: Pick<ActorOptions<AnyActorLogic>, 'inspect'> = {};
