import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/no-explicit-any -- must repeat vitest's own declaration
  interface Matchers<T = any> {
    /** Of these sample events, the snapshot accepts exactly the listed types. */
    toOnlyAccept: (types: readonly string[], samples: readonly AnyEventObject[]) => T;
  }
}

/** A complete list of accepted events also proves which ones are rejected. */
expect.extend({
  toOnlyAccept(
    snapshot: AnyMachineSnapshot,
    types: readonly string[],
    samples: readonly AnyEventObject[],
  ) {
    const sampled = new Set(samples.map(({ type }) => type));
    const forgotten = snapshot.machine.events.filter(
      (type) => !type.startsWith('xstate.') && !sampled.has(type),
    );
    const accepted = unique(samples.filter((event) => snapshot.can(event)));
    const wanted = [...types].sort();
    return {
      pass: forgotten.length === 0 && this.equals(accepted, wanted),
      actual: accepted,
      expected: wanted,
      message: () =>
        forgotten.length > 0
          ? `No sample of the event ${forgotten.join(', ')}`
          : `In ${JSON.stringify(snapshot.value)} the machine accepts [${accepted.join(', ')}], not [${wanted.join(', ')}]`,
    };
  },
});

function unique(events: readonly AnyEventObject[]): string[] {
  return [...new Set(events.map(({ type }) => type))].sort();
}
