import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { signOutMachine } from '#machines/shell/sign-out.machine.ts';

const signOut = { type: 'signOut' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [signOut, confirm, cancel];
type Happening = Parameters<typeof play<typeof signOutMachine>>[2][number];
const start = (...events: Happening[]) => play(signOutMachine, undefined, events);
const left = [{ type: 'left' }];

describe('signing out of a device that keeps territories', () => {
  it('sends what waits first, and leaves where nothing waits or nothing can be read [OWN-211]', () => {
    expect(start().snapshot).toOnlyAccept(['signOut'], samples);
    const { snapshot, calls } = start(signOut);
    expect(calls).toEqual([{ src: 'sendActs', input: undefined }]);
    expect(snapshot).toOnlyAccept([], samples);
    expect(start(signOut, done('sendActs', 0)).emitted).toEqual(left);
    expect(start(signOut, failed('sendActs', new Failure('NETWORK'))).emitted).toEqual(left);
  });

  it('tells what still waits, and asks; Non stays [OWN-211]', () => {
    const { snapshot, emitted } = start(signOut, done('sendActs', 2));
    expect([questionIn(snapshot.getMeta()), snapshot.context, emitted]).toEqual([
      'Te déconnecter avant l’envoi\u202F?',
      { waiting: 2 },
      [],
    ]);
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(start(signOut, done('sendActs', 2), cancel).emitted).toEqual([]);
    expect(start(signOut, done('sendActs', 2), confirm).emitted).toEqual(left);
  });

  it('reaches every state [DC-03]', () => {
    const events = [...samples, done('sendActs', 0), done('sendActs', 1)];
    expect(neverEntered(signOutMachine, [undefined], events)).toEqual([]);
  });
});
