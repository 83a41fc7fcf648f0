import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Spread into the options of every `useMachine`; empty but in development under `?inspect`. */
export const inspection: Pick<ActorOptions<AnyActorLogic>, 'inspect'> = {};
