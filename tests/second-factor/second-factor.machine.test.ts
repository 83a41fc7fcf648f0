import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import {
  changeView,
  codesView,
  passwordView,
  scanView,
  secondFactorView,
} from '#web/second-factor/second-factor.view.ts';

const none = done('secondFactor', {
  offered: true,
  since: null,
  codesLeft: null,
  until: null,
  over: false,
});
const there = done('secondFactor', {
  offered: true,
  since: '15/03/2026',
  codesLeft: 9,
  until: null,
  over: false,
});
const begin = { type: 'begin' as const };
const renew = { type: 'renew' as const };
const end = { type: 'end' as const };
const noted = { type: 'noted' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const retry = { type: 'retry' as const };
const password = { type: 'password.given' as const, presentPassword: 'x' };
const code = { type: 'code.given' as const, code: '123 456' };
const proof = { type: 'proof.given' as const, presentPassword: 'x', code: '123456' };
const samples = [begin, renew, end, noted, confirm, cancel, retry, password, code, proof];
const begunAnswer = { key: 'AAAA', link: 'otpauth:', qrcode: 'data:', ticket: 't1' };
const begun = done('beginSecondFactor', begunAnswer);
const made = { codes: ['aaaa-bbbb-cccc'], ticket: 't2' };
const checked = done('checkSecondFactor', made);
const renewed = done('renewRecoveryCodes', made);
const kept = done('keepSecondFactor', { __typename: 'Done', notice: { text: 'Fait.' } });
const asked = failed('beginSecondFactor', refusalError('Donne-le.', 'info', 'presentPassword'));
const start = (...events: Parameters<typeof play<typeof secondFactorMachine>>[2]) =>
  play(secondFactorMachine, undefined, events);
const nothing = { code: '', presentPassword: '' };

describe('one’s second factor', () => {
  it('is scanned, proved by a code, and kept once its codes are noted [OWN-391]', () => {
    expect(start(none).snapshot).toOnlyAccept(['begin'], samples);
    expect(start(none, begin, begun).snapshot).toOnlyAccept(['code.given', 'cancel'], samples);
    expect(start(none, begin, begun, code, checked).snapshot).toOnlyAccept(
      ['noted', 'cancel'],
      samples,
    );
    const { calls, emitted, snapshot } = start(none, begin, begun, code, checked, noted, kept);
    expect(calls).toEqual([
      { src: 'secondFactor' },
      { src: 'beginSecondFactor', input: { presentPassword: '' } },
      { src: 'checkSecondFactor', input: { ticket: 't1', code: '123 456' } },
      { src: 'keepSecondFactor', input: { ticket: 't2' } },
      { src: 'secondFactor' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice: { text: 'Fait.' } }]);
    expect(snapshot.context).toMatchObject({ begun: null, made: null, proof: nothing });
  });

  it('asks for the present password where the backend does, and forgets it [OWN-391, OWN-231]', () => {
    const { snapshot } = start(none, begin, asked);
    expect(snapshot).toOnlyAccept(['password.given', 'cancel'], samples);
    expect(snapshot.can({ ...password, presentPassword: '' })).toBe(false);
    const again = start(none, begin, asked, password);
    expect(again.calls.at(-1)).toEqual({
      src: 'beginSecondFactor',
      input: { presentPassword: 'x' },
    });
    expect(passwordView(again.snapshot, '')).toMatchObject({ open: true, busy: true });
    const scanning = start(none, begin, asked, password, begun).snapshot;
    expect(scanning.context.proof).toEqual(nothing);
    expect(passwordView(scanning, '').open).toBe(false);
  });

  it('a first code has six digits; a refused one says why beside the picture [OWN-391]', () => {
    const { snapshot } = start(none, begin, begun);
    expect(snapshot.can({ ...code, code: '12345' })).toBe(false);
    const refused = failed('checkSecondFactor', refusalError('Faux.'));
    const again = start(none, begin, begun, code, refused).snapshot;
    expect(scanView(again, '')).toEqual({
      open: true,
      begun: begunAnswer,
      busy: false,
      canGive: false,
      canCancel: true,
      problem: { message: 'Faux.', severity: 'error' },
    });
    expect(secondFactorView(again).problem).toBe(null);
  });

  it('codes that are not noted are left only after a question, and nothing is kept [OWN-391]', () => {
    const noting = [none, begin, begun, code, checked];
    const leaving = start(...noting, cancel).snapshot;
    expect(leaving).toOnlyAccept(['confirm', 'cancel'], samples);
    expect(codesView(leaving)).toMatchObject({ open: true, canCancel: false });
    expect(start(...noting, cancel, cancel).snapshot.value).toBe('noting');
    const left = start(...noting, cancel, confirm);
    expect([left.snapshot.value, left.snapshot.context.made]).toEqual(['shown', null]);
    expect(left.calls.map(({ src }) => src)).not.toContain('keepSecondFactor');
  });

  it('codes stay to be noted when the network fails; a refusal shows what stands [OWN-391]', () => {
    const noting = [none, begin, begun, code, checked, noted];
    const cut = start(...noting, failed('keepSecondFactor', new Failure('NETWORK'))).snapshot;
    expect([cut.value, cut.context.made]).toEqual(['noting', made]);
    const over = start(...noting, failed('keepSecondFactor', refusalError('Fini.')), none);
    expect(secondFactorView(over.snapshot)).toMatchObject({
      canBegin: true,
      problem: { message: 'Fini.', severity: 'error' },
    });
  });

  it('gets new codes against password and code [OWN-391]', () => {
    expect(start(there).snapshot).toOnlyAccept(['renew', 'end'], samples);
    const { snapshot } = start(there, renew);
    expect(snapshot).toOnlyAccept(['proof.given', 'cancel'], samples);
    expect(snapshot.can({ ...proof, presentPassword: '' })).toBe(false);
    expect(snapshot.can({ ...proof, code: '12345' })).toBe(false);
    const { calls, snapshot: noting } = start(there, renew, proof, renewed);
    expect(calls.slice(1)).toEqual([
      { src: 'renewRecoveryCodes', input: { presentPassword: 'x', code: '123456' } },
    ]);
    expect([noting.value, noting.context.proof]).toEqual(['noting', nothing]);
  });

  it('ends after a question, against password and code [OWN-391]', () => {
    expect(start(there, end).snapshot).toOnlyAccept(['confirm', 'cancel'], samples);
    const ended = done('endSecondFactor', { __typename: 'Done', notice: { text: 'Fini.' } });
    const { calls, emitted } = start(there, end, confirm, proof, ended);
    expect(calls.slice(1)).toEqual([
      { src: 'endSecondFactor', input: { presentPassword: 'x', code: '123456' } },
      { src: 'secondFactor' },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice: { text: 'Fini.' } }]);
    const wrong = failed('endSecondFactor', refusalError('Faux.'));
    expect(changeView(start(there, end, confirm, proof, wrong).snapshot, nothing)).toEqual({
      open: true,
      title: 'Supprimer le second facteur',
      busy: false,
      canGive: false,
      canCancel: true,
      problem: { message: 'Faux.', severity: 'error' },
    });
  });

  it('the card says since when and how many codes are left; it is not there for others [OWN-391]', () => {
    expect(secondFactorView(start(there).snapshot)).toMatchObject({
      shown: true,
      standing: 'Actif depuis le 15/03/2026. Il te reste 9 codes de secours.',
      there: true,
    });
    expect(secondFactorView(start(none).snapshot)).toMatchObject({ shown: true, standing: null });
    const other = done('secondFactor', {
      offered: false,
      since: null,
      codesLeft: null,
      until: null,
      over: false,
    });
    expect(secondFactorView(start(other).snapshot).shown).toBe(false);
    for (const failure of everyFailure('secondFactor')) {
      expect(secondFactorView(start(failure).snapshot).shown).toBe(false);
      expect(start(failure, retry).snapshot.value).toBe('loading');
    }
  });

  it('every state is reached [DC-03]', () => {
    expect(
      neverEntered(
        secondFactorMachine,
        [undefined],
        [
          none,
          there,
          ...samples,
          begun,
          asked,
          checked,
          renewed,
          kept,
          failed('secondFactor', new Failure('NETWORK')),
        ],
      ),
    ).toEqual([]);
  });
});
