import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn } from '#machines/parts/flow/meta.ts';
import { privacyMachine } from '#machines/session/privacy.machine.ts';
import type { Done } from '#schema/generated.ts';

const accept = { type: 'accept' as const };
const refuse = { type: 'refuse' as const };
const retry = { type: 'retry' as const };
const samples = [accept, refuse, retry];
const rules = { rgpdPrivacyHtml: '<h2>Tes données</h2>' };
const shown = done('privacyRules', rules);
const accepted: Done = { __typename: 'Done', message: null, messageType: 'info', notice: null };
const refusal = refusalError('Non.', 'warning');
const start = (...events: Parameters<typeof play<typeof privacyMachine>>[2]) =>
  play(privacyMachine, { token: 'abc' }, events);

describe('privacy', () => {
  it('without a session nothing is loaded, and the only way is back [PRIV-06]', () => {
    const { snapshot, calls } = play(privacyMachine, { token: null }, []);
    expect(calls).toEqual([]);
    expect(snapshot).toOnlyAccept(['refuse'], samples);
    const back = play(privacyMachine, { token: null }, [refuse]).snapshot;
    expect(nextIn(back.getMeta())).toBe('/login');
  });

  it('with a session the rules are loaded, then accepted or refused [PRIV-03, PRIV-06]', () => {
    expect(start().calls).toEqual([{ src: 'privacyRules' }]);
    expect(start().snapshot).toOnlyAccept([], samples);
    const { snapshot } = start(shown);
    expect(snapshot.context.privacyRules).toEqual(rules);
    expect(snapshot).toOnlyAccept(['accept', 'refuse'], samples);
  });

  it('refusing leads to the sign-in without any call [PRIV-04]', () => {
    const { snapshot, calls } = start(shown, refuse);
    expect(nextIn(snapshot.getMeta())).toBe('/login');
    expect(calls).toEqual([{ src: 'privacyRules' }]);
  });

  it('accepting makes the call, once, then leads to my territories [PRIV-05]', () => {
    const { snapshot, calls } = start(shown, accept, accept, done('acceptPrivacyRules', accepted));
    expect(calls).toEqual([{ src: 'privacyRules' }, { src: 'acceptPrivacyRules' }]);
    expect(nextIn(snapshot.getMeta())).toBe('/t-my-exited');
  });

  it('an acceptance that the server refuses leaves the choice open [PRIV-05, GEN-05]', () => {
    const { snapshot } = start(shown, accept, failed('acceptPrivacyRules', refusal));
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(snapshot).toOnlyAccept(['accept', 'refuse'], samples);
  });

  it('a failure to load the rules is shown, and they may be requested again [GEN-04]', () => {
    const bad = failed('privacyRules', new Failure('BACKEND_UNREACHABLE'));
    expect(start(bad).snapshot.context.problem).toBe('unreachable');
    expect(start(bad).snapshot).toOnlyAccept(['refuse', 'retry'], samples);
    expect(start(bad, retry).snapshot.context.problem).toBe(null);
    expect(nextIn(start(bad, refuse).snapshot.getMeta())).toBe('/login');
  });

  it('a failed request of the browser shows nothing [GEN-06]', () => {
    const lost = new Failure('NETWORK');
    expect(start(failed('privacyRules', lost)).snapshot.context.problem).toBe(null);
    const { snapshot } = start(shown, accept, failed('acceptPrivacyRules', lost));
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot).toOnlyAccept(['accept', 'refuse'], samples);
  });

  it('a session that has ended is left to the client: the machine goes back and shows nothing [PRIV-07]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    expect(start(failed('privacyRules', ended)).snapshot.value).toBe('failed');
    expect(start(failed('privacyRules', ended)).snapshot.context.problem).toBe(null);
    const { snapshot } = start(shown, accept, failed('acceptPrivacyRules', ended));
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot).toOnlyAccept(['accept', 'refuse'], samples);
  });

  it('every state is reached', () => {
    const answers = [shown, done('acceptPrivacyRules', accepted)];
    expect(
      neverEntered(
        privacyMachine,
        [{ token: null }, { token: 'abc' }],
        [
          ...samples,
          ...answers,
          ...everyFailure('privacyRules'),
          ...everyFailure('acceptPrivacyRules'),
        ],
      ),
    ).toEqual([]);
  });
});
