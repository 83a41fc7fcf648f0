import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn } from '#machines/parts/flow/meta.ts';
import { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';
import type { FirstAdministratorEntries } from '#machines/first-administrator/first-administrator.rules.ts';
import {
  codeIn,
  firstAdministratorView,
} from '#web/first-administrator/first-administrator.view.ts';

const entered: FirstAdministratorEntries = {
  code: ' K7QF-3M2P-XW8D-R4TN ',
  congregation: ' Menton ',
  login: ' DUPONT Jean ',
  email: ' jean@example.org ',
  password: 'tout-premier-1',
  repeated: 'tout-premier-1',
};
const submit = { type: 'submit' as const, ...entered };
const signIn = { type: 'signIn' as const };
const begin = { type: 'begin' as const };
const samples = [submit, signIn, begin];
const looking = { src: 'presentCongregations', input: undefined };
const making = {
  src: 'makeFirstAdministrator',
  input: {
    code: 'K7QF-3M2P-XW8D-R4TN',
    congregation: 'Menton',
    login: 'DUPONT Jean',
    email: 'jean@example.org',
    password: 'tout-premier-1',
  },
};
const empty = done('presentCongregations', []);
const opened = done('signIn', {
  __typename: 'SignedIn',
  token: 'a.b.c',
  rgpdPrivacy: false,
  deviceMark: 'mark',
});
const start = (...events: Parameters<typeof play<typeof firstAdministratorMachine>>[2]) =>
  play(firstAdministratorMachine, undefined, events);

describe('the first administrator of an empty site [OWN-97]', () => {
  it('is looked for first, and one who comes too late can only sign in', () => {
    expect(start().calls).toEqual([looking]);
    expect(start().snapshot).toOnlyAccept([], samples);
    const late = start(done('presentCongregations', [{ id: '1' }]));
    expect(late.snapshot).toOnlyAccept(['signIn'], samples);
    const { snapshot, calls } = start(done('presentCongregations', [{ id: '1' }]), signIn);
    expect(nextIn(snapshot.getMeta())).toBe('/login');
    expect(calls).toEqual([looking]);
  });

  it.each([
    ['no code', { code: ' ' }],
    ['no congregation', { congregation: '' }],
    ['a congregation with a forbidden letter', { congregation: 'Menton#' }],
    ['a name that is too short', { login: 'ABCDE' }],
    ['an address that is none', { email: 'jean@' }],
    ['no password', { password: '', repeated: '' }],
    ['a password that is too simple', { password: 'abcdef', repeated: 'abcdef' }],
    ['another password the second time', { repeated: 'tout-premier-2' }],
  ])('%s sends nothing', (_, wrong) => {
    const { snapshot } = start(empty);
    expect(snapshot.can({ ...submit, ...wrong })).toBe(false);
  });

  it('is made once, trimmed, without the repeated password, and is signed in [OWN-267]', () => {
    const { snapshot, calls } = start(empty, submit, submit);
    expect(calls).toEqual([looking, making]);
    expect(snapshot).toOnlyAccept([], samples);
    const made = done('makeFirstAdministrator', null);
    const found = done('madeCongregations', [{ id: '7' }]);
    const asked = start(empty, submit, made, found);
    expect(asked.calls.slice(2)).toEqual([
      { src: 'madeCongregations', input: undefined },
      {
        src: 'signIn',
        input: { login: 'DUPONT Jean', password: 'tout-premier-1', congregationId: '7' },
      },
    ]);
    const { snapshot: signedIn, emitted } = start(empty, submit, made, found, opened);
    expect(emitted).toEqual([{ type: 'signedIn', token: 'a.b.c', deviceMark: 'mark' }]);
    expect(signedIn.context.entries.password).toBe('');
    expect(firstAdministratorView(signedIn, entered)).toMatchObject({
      signedIn: true,
      asking: false,
    });
    expect(signedIn).toOnlyAccept(['begin'], samples);
    const begun = start(empty, submit, made, found, opened, begin);
    expect(nextIn(begun.snapshot.getMeta())).toBe('/u-rgpd-privacy');
  });

  it('who cannot be signed in at once is made all the same, and signs in himself [OWN-267]', () => {
    const made = done('makeFirstAdministrator', null);
    const lost = new Failure('BACKEND_UNREACHABLE');
    for (const events of [
      [done('madeCongregations', []), failed('signIn', refusalError('Inconnue.'))],
      [failed('madeCongregations', lost)],
      [done('madeCongregations', [{ id: '7' }]), failed('signIn', lost)],
    ]) {
      const { snapshot } = start(empty, submit, made, ...events);
      expect(snapshot.context.entries.password).toBe('');
      expect(snapshot).toOnlyAccept(['signIn'], samples);
      const left = start(empty, submit, made, ...events, signIn);
      expect(nextIn(left.snapshot.getMeta())).toBe('/login');
    }
  });

  it('who is refused reads why and tries again', () => {
    const refused = refusalError('Ce code n’est pas celui du site.');
    const { snapshot } = start(empty, submit, failed('makeFirstAdministrator', refused));
    expect(snapshot).toOnlyAccept(['submit'], samples);
    expect(firstAdministratorView(snapshot, entered)).toEqual({
      looking: false,
      asking: true,
      closed: false,
      made: false,
      signedIn: false,
      making: false,
      canSubmit: true,
      problem: { severity: 'error', message: 'Ce code n’est pas celui du site.' },
    });
  });

  it('without an answer the form is there, and what was typed can be sent again', () => {
    const unanswered = new Failure('BACKEND_UNREACHABLE');
    for (const { snapshot } of [
      start(failed('presentCongregations', unanswered)),
      start(empty, submit, failed('makeFirstAdministrator', unanswered)),
    ])
      expect(snapshot).toOnlyAccept(['submit'], samples);
  });

  it('rests in each of its states, whatever fails [DC-03]', () => {
    const events = [
      ...samples,
      empty,
      done('presentCongregations', [{ id: '1' }]),
      done('makeFirstAdministrator', null),
      done('madeCongregations', []),
      done('madeCongregations', [{ id: '7' }]),
      opened,
      ...everyFailure('madeCongregations'),
      ...everyFailure('signIn'),
      ...everyFailure('presentCongregations'),
      ...everyFailure('makeFirstAdministrator'),
    ];
    expect(neverEntered(firstAdministratorMachine, [undefined], events)).toEqual([]);
  });

  it('the code of an address stands behind its #', () => {
    expect(codeIn('#K7QF-3M2P-XW8D-R4TN')).toBe('K7QF-3M2P-XW8D-R4TN');
    expect(codeIn('')).toBe('');
  });
});
