import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn, reasonIn } from '#machines/parts/flow/meta.ts';
import { passkeySignInMachine } from '#machines/passkeys/passkey-sign-in.machine.ts';
import { passkeySignInView } from '#web/passkeys/passkey-sign-in.view.ts';

const nowhere = { from: null, whose: null };
const choose = { type: 'choose' as const };
const chosen = { type: 'congregation.chosen' as const, congregationId: '2' };
const samples = [choose, chosen];
const options = done('passkeySignInOptions', { options: 'o' });
const offered = (answer: object) => done('offeredPasskey', answer);
const key = { credential: 'k' };
const given = done('chosenPasskey', key);
const signedIn = (rgpdPrivacy: boolean, token = 'abc') =>
  done('passkeySignIn', { __typename: 'SignedIn', token, rgpdPrivacy, deviceMark: null });
const start = (...events: Parameters<typeof play<typeof passkeySignInMachine>>[2]) =>
  play(passkeySignInMachine, nowhere, events);
const view = (...events: Parameters<typeof play<typeof passkeySignInMachine>>[2]) =>
  passkeySignInView(start(...events).snapshot);

describe('the sign-in without a password', () => {
  it('is not there before the backend has answered, nor where it has no such call [OWN-361]', () => {
    expect(view().offered).toBe(false);
    expect(start().snapshot).toOnlyAccept(['congregation.chosen'], samples);
    for (const failure of everyFailure('passkeySignInOptions')) {
      expect(start(failure).snapshot.value).toBe('absent');
      expect(view(failure)).toEqual({
        offered: false,
        canChoose: false,
        busy: false,
        problem: null,
      });
    }
  });

  it('is offered in the name field, and by a button that asks for fresh options [OWN-361]', () => {
    expect(view(options)).toEqual({ offered: true, canChoose: true, busy: false, problem: null });
    const { calls } = start(chosen, options, choose, options, given);
    expect(calls).toEqual([
      { src: 'passkeySignInOptions' },
      { src: 'offeredPasskey', input: { options: 'o' } },
      { src: 'passkeySignInOptions' },
      { src: 'chosenPasskey', input: { options: 'o' } },
      { src: 'passkeySignIn', input: { credential: 'k', congregationId: '2' } },
    ]);
    expect(start(options, offered(key)).calls.at(-1)).toEqual({
      src: 'passkeySignIn',
      input: { credential: 'k', congregationId: null },
    });
    expect(view(options, choose)).toEqual({
      offered: true,
      canChoose: false,
      busy: true,
      problem: null,
    });
  });

  it('asks for other options when these are over; a browser that offers nothing leaves the button [OWN-361]', () => {
    expect(start(options, offered({ trouble: 'over' })).snapshot.value).toBe('asking');
    for (const trouble of ['cancelled', 'unable'])
      expect(start(options, offered({ trouble })).snapshot.value).toBe('ready');
  });

  it('says what a dialog that was closed may mean, and is offered again [OWN-361]', () => {
    const closed = done('chosenPasskey', { trouble: 'cancelled' });
    expect(start(options, choose, options, closed).snapshot.value).toBe('offering');
    expect(view(options, choose, options, closed)).toEqual({
      offered: true,
      canChoose: true,
      busy: false,
      problem: {
        severity: 'info',
        message:
          'Aucune clé d’accès n’a été utilisée. Si cet appareil n’en a pas encore, connecte-toi avec ton mot de passe, puis ajoute-le dans «\u202FMon compte\u202F».',
      },
    });
    expect(view(options, choose, options, closed, choose).problem).toBeNull();
  });

  it('says why a key was refused, and waits for the button: a browser that offers by itself is not asked again [OWN-361]', () => {
    const refused = failed('passkeySignIn', refusalError('Plus connue.'));
    const { snapshot } = start(options, choose, options, given, refused);
    expect(snapshot.value).toBe('ready');
    expect(snapshot.context).toMatchObject({
      answered: { credential: '' },
      problem: { message: 'Plus connue.' },
    });
    const cut = failed('passkeySignIn', new Failure('NETWORK'));
    expect(start(options, choose, options, given, cut).snapshot).toMatchObject({
      value: 'ready',
      context: { problem: null },
    });
  });

  it('leads where a password leads: the rules, the way back for the same person, the list [OWN-361, OWN-191]', () => {
    const token = `a.${btoa(JSON.stringify({ sub: 7, home: 1, congregation: 1 }))}.b`;
    const ways = (input: typeof nowhere | { from: string; whose: string }, rules: boolean) => {
      const { snapshot, emitted } = play(passkeySignInMachine, input, [
        options,
        offered(key),
        signedIn(rules, token),
      ]);
      expect(emitted).toEqual([{ type: 'signedIn', token, deviceMark: null }]);
      return [nextIn(snapshot.getMeta()), reasonIn(snapshot.getMeta())];
    };
    expect(ways(nowhere, false)).toEqual(['/u-rgpd-privacy', null]);
    expect(ways(nowhere, true)).toEqual(['/t-my-exited', null]);
    expect(ways({ from: '/t-exit', whose: '1.7.1' }, true)).toEqual(['/*', 'signedIn']);
    expect(ways({ from: '/t-exit', whose: '1.8.1' }, true)).toEqual(['/t-my-exited', null]);
  });

  it('reaches every state', () => {
    expect(
      neverEntered(
        passkeySignInMachine,
        [nowhere, { from: '/t-exit', whose: null }],
        [
          ...samples,
          options,
          given,
          signedIn(true),
          signedIn(false),
          ...[key, { trouble: 'over' }, { trouble: 'unable' }].map(offered),
          ...['passkeySignInOptions', 'offeredPasskey', 'chosenPasskey', 'passkeySignIn'].flatMap(
            everyFailure,
          ),
        ],
      ),
    ).toEqual([]);
  });
});
