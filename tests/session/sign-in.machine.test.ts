import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn, type Reason, reasonIn } from '#machines/parts/flow/meta.ts';
import { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { Credentials } from '#machines/session/session.rules.ts';
import type { PasswordAnswer } from '#machines/parts/flow/session-in.ts';
import type { Congregation } from '#schema/generated.ts';

const credentials = { login: 'DEMO Ancien', password: 'x', congregationId: '1' };
const submit = { type: 'submit' as const, ...credentials };
const samples = [
  submit,
  { type: 'field.changed' },
  { type: 'congregations.wanted' },
  { type: 'code.given', code: '123456' },
  { type: 'code.left' },
];
const monaco = [{ id: '1', name: 'Monaco' }];
const opened = [done('forgetSession'), done('congregations', monaco)];
const refusal = refusalError('Mot de passe incorrect.');
const refused = failed('signIn', refusal);
const arrived = { unreachable: false, ended: null, from: null, whose: null };
/** The token of a person of the first congregation who works in that one, or in another. */
const tokenOf = (sub: number, congregation = 1) =>
  `a.${btoa(JSON.stringify({ sub, home: 1, congregation }))}.b`;
const ended = {
  unreachable: false,
  ended: 'session',
  from: '/t-exited?sort=login',
  whose: '1.7.1',
} as const;
const signedIn = (rgpdPrivacy: boolean, token = 'abc') =>
  done('signIn', { __typename: 'SignedIn', token, rgpdPrivacy, deviceMark: null });
const asked = () => done('signIn', { ticket: 't', message: 'Donne le code.', severity: 'info' });
const start = (...events: Parameters<typeof play<typeof signInMachine>>[2]) =>
  play(signInMachine, arrived, events);

describe('signIn', () => {
  it('the session is forgotten before the congregations are loaded [LOGIN-10, LOGIN-11]', () => {
    const forget = { src: 'forgetSession', input: { ended: null } };
    expect(start().calls).toEqual([forget]);
    expect(start(done('forgetSession')).calls).toEqual([forget, { src: 'congregations' }]);
    expect(start(...opened).snapshot.context.congregations).toEqual(monaco);
    for (const failure of everyFailure('forgetSession'))
      expect(start(failure).calls).toEqual([forget, { src: 'congregations' }]);
  });

  it('nothing is possible before the congregations are loaded [LOGIN-06]', () => {
    expect(start().snapshot).toOnlyAccept([], samples);
    expect(start(done('forgetSession')).snapshot).toOnlyAccept([], samples);
  });

  it('only a filled form may be sent, from the button or with Enter [LOGIN-06, LOGIN-07, LOGIN-12…15]', () => {
    const { snapshot } = start(...opened);
    expect(snapshot).toOnlyAccept(['submit'], samples);
    expect(snapshot.can({ ...submit, login: '' })).toBe(false);
    expect(snapshot.can({ ...submit, login: 'Abcde' })).toBe(false);
    expect(snapshot.can({ ...submit, login: 'Abcdef' })).toBe(true);
    expect(snapshot.can({ ...submit, password: '' })).toBe(false);
    expect(snapshot.can({ ...submit, congregationId: '' })).toBe(false);
    expect(start(...opened, { ...submit, password: '' }).calls).toEqual(start(...opened).calls);
  });

  it('what was typed is sent once, and nothing else is possible meanwhile [LOGIN-07, LOGIN-16]', () => {
    const { snapshot, calls } = start(...opened, submit, submit);
    expect(calls.slice(2)).toEqual([{ src: 'signIn', input: credentials }]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('whoever accepted the privacy rules goes to their territories [LOGIN-18]', () => {
    const { snapshot, emitted } = start(...opened, submit, signedIn(true));
    expect(emitted).toEqual([{ type: 'signedIn', token: 'abc', deviceMark: null }]);
    expect(nextIn(snapshot.getMeta())).toBe('/t-my-exited');
    expect(snapshot.status).toBe('done');
  });

  it('whoever has not accepted them is shown the privacy rules [LOGIN-19]', () => {
    const { snapshot, emitted } = start(...opened, submit, signedIn(false));
    expect(emitted).toEqual([{ type: 'signedIn', token: 'abc', deviceMark: null }]);
    expect(nextIn(snapshot.getMeta())).toBe('/u-rgpd-privacy');
  });

  it('a refusal is shown, no session opens, and the form may be sent again [LOGIN-09, LOGIN-21, GEN-05]', () => {
    const { snapshot, emitted } = start(...opened, submit, refused);
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({
      congregations: monaco,
      credentials: { login: '', password: '', congregationId: '' },
      ended: null,
      from: null,
      whose: null,
      second: null,
      code: '',
      problem: refusal.refusal,
    });
    expect(snapshot).toOnlyAccept(['submit'], samples);
    expect(start(...opened, submit, refused, submit).snapshot.context.problem).toBe(null);
  });

  it('whoever lost the session goes back to where it ended [LOGIN-18, GEN-02, OWN-19]', () => {
    const same = signedIn(true, tokenOf(7));
    const { snapshot, emitted } = play(signInMachine, ended, [...opened, submit, same]);
    expect(emitted).toEqual([{ type: 'signedIn', token: tokenOf(7), deviceMark: null }]);
    expect([nextIn(snapshot.getMeta()), reasonIn(snapshot.getMeta())]).toEqual(['/*', 'signedIn']);
    expect(snapshot.context.from).toBe('/t-exited?sort=login');
    const pending = play(signInMachine, ended, [...opened, submit, signedIn(false)]).snapshot;
    expect(nextIn(pending.getMeta())).toBe('/u-rgpd-privacy');
  });

  it.each([
    ['another person', tokenOf(8)],
    ['the same person in another congregation', tokenOf(7, 2)],
    ['a person of whom the token says nothing', 'abc'],
  ])('%s goes to the first screen instead [LOGIN-18, OWN-191]', (_, token) => {
    const { snapshot } = play(signInMachine, ended, [...opened, submit, signedIn(true, token)]);
    expect(nextIn(snapshot.getMeta())).toBe('/t-my-exited');
  });

  it('an address that was asked for without a session is for whoever signs in [OWN-19]', () => {
    for (const token of [tokenOf(7), tokenOf(8), 'abc']) {
      const events = [...opened, submit, signedIn(true, token)];
      const { snapshot } = play(signInMachine, { ...arrived, from: '/t-exit' }, events);
      expect(nextIn(snapshot.getMeta())).toBe('/*');
    }
  });

  it('a session that ended is forgotten like any other, and a refusal does not lose the way back [LOGIN-10, GEN-02]', () => {
    expect(play(signInMachine, ended, []).calls).toEqual([
      { src: 'forgetSession', input: { ended: 'session' } },
    ]);
    const { snapshot } = play(signInMachine, ended, [
      ...opened,
      submit,
      refused,
      submit,
      signedIn(true, tokenOf(7)),
    ]);
    expect(nextIn(snapshot.getMeta())).toBe('/*');
  });

  it.each(['BACKEND_BAD_RESPONSE', 'BACKEND_UNREACHABLE'] as const)(
    'after a bad answer (%s) the form is invalid until a field changes [LOGIN-20, GEN-04]',
    (code) => {
      const events = [...opened, submit, failed('signIn', new Failure(code))];
      const { snapshot } = start(...events);
      expect(snapshot.context.problem).toBe('unreachable');
      expect(snapshot).toOnlyAccept(['field.changed'], samples);
      expect(start(...events, { type: 'field.changed' }).snapshot).toOnlyAccept(
        ['submit'],
        samples,
      );
    },
  );

  it.each(['NETWORK', 'UNAUTHENTICATED'] as const)(
    'a failed request of the browser, or a session that has ended (%s), shows nothing and leaves the form usable [GEN-06]',
    (code) => {
      const { snapshot } = start(...opened, submit, failed('signIn', new Failure(code)));
      expect(snapshot.context.problem).toBe(null);
      expect(snapshot).toOnlyAccept(['submit'], samples);
    },
  );

  it('congregations that could not be loaded are requested again when the list is opened [LOGIN-11, GEN-04]', () => {
    const missing = [
      done('forgetSession'),
      failed('congregations', new Failure('BACKEND_UNREACHABLE')),
    ];
    expect(start(...missing).snapshot.context.problem).toBe('unreachable');
    expect(start(...missing).snapshot).toOnlyAccept(['congregations.wanted', 'submit'], samples);
    const again = start(...missing, { type: 'congregations.wanted' });
    expect(again.snapshot.value).toBe('loadingCongregations');
    expect(again.snapshot.context.problem).toBe(null);
  });

  it('a menu that could not be read is reported here [SHELL-09, GEN-04]', () => {
    const { snapshot } = play(signInMachine, { ...arrived, unreachable: true }, opened);
    expect(snapshot.context.problem).toBe('unreachable');
  });

  it('the token is emitted before the machine ends [LOGIN-17]', async () => {
    const actor = createActor(
      signInMachine.provide({
        actors: {
          forgetSession: fromPromise<void, { ended: Reason | null }>(async () => {}),
          congregations: fromPromise<readonly Congregation[]>(async () => monaco),
          signIn: fromPromise<PasswordAnswer, Credentials>(async () => ({
            token: 'abc',
            rgpdPrivacy: true,
            deviceMark: null,
          })),
        },
      }),
      { ...remembered, input: arrived },
    );
    const told: string[] = [];
    actor.on('signedIn', ({ token }) => told.push(token));
    actor.subscribe({ complete: () => told.push('ended') });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send(submit);
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(told).toEqual(['abc', 'ended']);
  });

  describe('a second factor', () => {
    const given = { type: 'code.given' as const, code: ' 123456 ' };
    const begun = [...opened, submit, asked()];
    const settled = (answer: object) => done('secondFactorSignIn', answer);
    const session = { __typename: 'SignedIn', token: 'abc', rgpdPrivacy: true, deviceMark: 'm' };

    it('is asked for in the place of the form, whose password is forgotten [OWN-393]', () => {
      const { snapshot, emitted } = start(...begun);
      expect(snapshot.value).toBe('askingCode');
      expect(snapshot.context).toMatchObject({
        credentials: { login: '', password: '', congregationId: '' },
        second: { ticket: 't', message: 'Donne le code.', severity: 'info' },
      });
      expect(emitted).toEqual([]);
      expect(snapshot).toOnlyAccept(['code.given', 'code.left'], samples);
      expect(snapshot.can({ type: 'code.given', code: ' 12345 ' })).toBe(false);
    });

    it('is sent once with its ticket, and forgotten [OWN-393]', () => {
      const sent = start(...begun, given, given);
      expect(sent.calls.slice(3)).toEqual([
        { src: 'secondFactorSignIn', input: { ticket: 't', code: '123456' } },
      ]);
      expect(sent.snapshot.hasTag('busy')).toBe(true);
      expect(sent.snapshot).toOnlyAccept([], samples);
      expect(start(...begun, given, settled(session)).snapshot.context.code).toBe('');
    });

    it('opens the session, and leads on as a password does [OWN-393, LOGIN-18, LOGIN-19]', () => {
      const { snapshot, emitted } = start(...begun, given, settled(session));
      expect(emitted).toEqual([{ type: 'signedIn', token: 'abc', deviceMark: 'm' }]);
      expect(nextIn(snapshot.getMeta())).toBe('/t-my-exited');
      const pending = start(...begun, given, settled({ ...session, rgpdPrivacy: false }));
      expect(nextIn(pending.snapshot.getMeta())).toBe('/u-rgpd-privacy');
      const back = settled({ ...session, token: tokenOf(7) });
      const returned = play(signInMachine, ended, [...begun, given, back]);
      expect(nextIn(returned.snapshot.getMeta())).toBe('/*');
    });

    it('is asked for again after a wrong one, with what was wrong [OWN-393]', () => {
      const again = { ticket: 't', message: 'Faux.', severity: 'error' };
      const { snapshot, emitted } = start(...begun, given, settled(again));
      expect(snapshot.value).toBe('askingCode');
      expect(snapshot.context.second).toEqual(again);
      expect(emitted).toEqual([]);
    });

    it('a refusal leads back to the form and says why; no answer leaves the code [OWN-393]', () => {
      const refused = start(...begun, given, failed('secondFactorSignIn', refusal));
      expect(refused.snapshot.value).toBe('editing');
      expect(refused.snapshot.context).toMatchObject({ second: null, problem: refusal.refusal });
      for (const [code, problem] of [
        ['BACKEND_UNREACHABLE', 'unreachable'],
        ['NETWORK', null],
      ] as const) {
        const failure = failed('secondFactorSignIn', new Failure(code));
        const { snapshot } = start(...begun, given, failure);
        expect([snapshot.value, snapshot.context.problem]).toEqual(['askingCode', problem]);
      }
    });

    it('is left for the form [OWN-393]', () => {
      const { snapshot } = start(...begun, { type: 'code.left' });
      expect([snapshot.value, snapshot.context.second]).toEqual(['editing', null]);
    });
  });

  it('every state is reached [DC-03]', () => {
    expect(
      neverEntered(
        signInMachine,
        [arrived, ended],
        [
          ...samples,
          ...opened,
          signedIn(true),
          signedIn(true, tokenOf(7)),
          signedIn(false),
          ...everyFailure('congregations'),
          ...everyFailure('signIn'),
          asked(),
        ],
      ),
    ).toEqual([]);
  });
});
