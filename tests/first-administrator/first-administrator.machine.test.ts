import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { nextIn } from '#machines/parts/flow/meta.ts';
import { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';
import { firstAdministratorView } from '#web/first-administrator/first-administrator.view.ts';

const entries = {
  code: 'abcd-efgh-jkmn',
  congregation: 'Menton',
  login: 'DUPONT Jean',
  password: 'tout-premier-1',
};
const submit = { type: 'submit' as const, ...entries };
const samples = [submit, { type: 'retry' }];
const looked = (wanted: boolean) => done('firstAdministrator', { wanted });
const start = (...events: Parameters<typeof play<typeof firstAdministratorMachine>>[2]) =>
  play(firstAdministratorMachine, undefined, events);

describe('firstAdministrator', () => {
  it('a site with an administrator leads to the sign-in at once [OWN-97]', () => {
    expect(start().calls).toEqual([{ src: 'firstAdministrator' }]);
    const { snapshot } = start(looked(false));
    expect(nextIn(snapshot.getMeta())).toBe('/login');
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('only a filled form may be sent, and it is sent once [OWN-97]', () => {
    const { snapshot } = start(looked(true));
    expect(snapshot).toOnlyAccept(['submit'], samples);
    for (const lacking of [
      { code: ' ' },
      { congregation: '' },
      { congregation: 'A#' },
      { login: 'LI Bo' },
      { password: '' },
      { password: 'ABCDEF1' },
    ]) {
      expect(snapshot.can({ ...submit, ...lacking })).toBe(false);
    }
    const sent = start(looked(true), submit, submit);
    expect(sent.calls.slice(1)).toEqual([{ src: 'addFirstAdministrator', input: entries }]);
    expect(sent.snapshot).toOnlyAccept([], samples);
  });

  it('who is made is told so and signs in; the password is forgotten [OWN-97]', () => {
    const { snapshot, emitted } = start(looked(true), submit, done('addFirstAdministrator', {}));
    expect(emitted).toEqual([{ type: 'made' }]);
    expect(nextIn(snapshot.getMeta())).toBe('/login');
    expect(snapshot.context.entries.password).toBe('');
  });

  it('a refusal is shown over the form, which may be sent again [OWN-97]', () => {
    const refused = failed('addFirstAdministrator', refusalError('Ce code n’est pas le bon.'));
    const { snapshot } = start(looked(true), submit, refused);
    expect(snapshot).toOnlyAccept(['submit'], samples);
    expect(firstAdministratorView(snapshot, entries)).toEqual({
      looking: false,
      unknown: false,
      asking: true,
      canSubmit: true,
      making: false,
      problem: { message: 'Ce code n’est pas le bon.', severity: 'error' },
    });
  });

  it('a server that does not answer can be asked again [OWN-97]', () => {
    for (const failure of everyFailure('firstAdministrator')) {
      const { snapshot } = start(failure);
      expect(snapshot).toOnlyAccept(['retry'], samples);
      expect(start(failure, { type: 'retry' }, looked(true)).snapshot.value).toBe('editing');
    }
    const silent = failed('firstAdministrator', new Failure('BACKEND_UNREACHABLE'));
    expect(start(silent).snapshot.context.problem).toBe('unreachable');
  });

  it('every state can be reached', () => {
    expect(
      neverEntered(
        firstAdministratorMachine,
        [undefined],
        [
          ...samples,
          looked(true),
          looked(false),
          ...everyFailure('firstAdministrator'),
          done('addFirstAdministrator', {}),
        ],
      ),
    ).toEqual([]);
  });
});
