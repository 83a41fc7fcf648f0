import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, neverEntered, play } from '../support/play.ts';
import { factorRemovalNoticeMachine } from '#machines/second-factor/factor-removal-notice.machine.ts';

const read = { type: 'read' as const };
const answered = done('readFactorRemoval', {
  __typename: 'Done',
  message: null,
  messageType: 'success',
  notice: null,
});
const start = (...events: Parameters<typeof play<typeof factorRemovalNoticeMachine>>[2]) =>
  play(factorRemovalNoticeMachine, undefined, events);

describe('the notice of a second factor that somebody else ended', () => {
  it('is read once, and known then [OWN-402]', () => {
    expect(start().snapshot).toOnlyAccept(['read'], [read]);
    expect(start(read).snapshot.hasTag('busy')).toBe(true);
    const known = start(read, answered);
    expect(known.snapshot).toOnlyAccept([], [read]);
    expect(known.emitted).toEqual([{ type: 'read' }]);
  });

  it('stays where the answer fails, and can be read again [OWN-402]', () => {
    for (const failure of everyFailure('readFactorRemoval')) {
      expect(start(read, failure).snapshot.value).toBe('shown');
    }
  });

  it('every state is reached [DC-03]', () => {
    expect(neverEntered(factorRemovalNoticeMachine, [undefined], [read, answered])).toEqual([]);
  });
});
