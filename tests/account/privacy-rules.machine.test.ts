import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';

const open = { type: 'open' as const };
const close = { type: 'close' as const };
const samples = [open, close];
const rules = { rgpdPrivacyHtml: '<h2>Tes données</h2>' };
const loaded = done('privacyRules', rules);
const start = (...events: Parameters<typeof play<typeof privacyRulesMachine>>[2]) =>
  play(privacyRulesMachine, undefined, events);

describe('privacyRules', () => {
  it('nothing is fetched before the dialog opens [ACCT-08]', () => {
    expect(start().calls).toEqual([]);
    expect(start().snapshot).toOnlyAccept(['open'], samples);
  });

  it('the dialog may be closed before they have come, and what comes then is not kept [ACCT-08]', () => {
    const { snapshot } = start(open, close, loaded);
    expect([snapshot.value, snapshot.context.privacyRules]).toEqual(['closed', null]);
  });

  it('a second opening shows the rules without a second call [ACCT-08]', () => {
    const { snapshot, calls } = start(open, loaded, close, open);
    expect(calls).toEqual([{ src: 'privacyRules' }]);
    expect(snapshot.value).toBe('shown');
    expect(snapshot.context).toEqual({ privacyRules: rules, problem: null });
    expect(snapshot).toOnlyAccept(['close'], samples);
  });

  it('a failure to fetch the rules is shown, and the next opening fetches them again [ACCT-08, GEN-04]', () => {
    const bad = failed('privacyRules', new Failure('BACKEND_UNREACHABLE'));
    expect(start(open, bad).snapshot.context.problem).toBe('unreachable');
    const { snapshot, calls } = start(open, bad, close, open);
    expect(snapshot.context.problem).toBe(null);
    expect(calls).toEqual([{ src: 'privacyRules' }, { src: 'privacyRules' }]);
  });

  it('a failed request of the browser closes the dialog without a message [GEN-06]', () => {
    const { snapshot } = start(open, failed('privacyRules', new Failure('NETWORK')));
    expect(snapshot.value).toBe('closed');
    expect(snapshot.context.problem).toBe(null);
  });

  it('a session that has ended is left to the client: the dialog closes and shows nothing [SHELL-06]', () => {
    const { snapshot } = start(open, failed('privacyRules', new Failure('UNAUTHENTICATED')));
    expect(snapshot.value).toBe('closed');
    expect(snapshot.context.problem).toBe(null);
  });

  it('every state is reached', () => {
    expect(
      neverEntered(
        privacyRulesMachine,
        [undefined],
        [...samples, loaded, ...everyFailure('privacyRules')],
      ),
    ).toEqual([]);
  });
});
